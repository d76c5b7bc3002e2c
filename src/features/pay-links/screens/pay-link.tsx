import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { OwnLinkView } from '../contract.ts'
import { own as copy } from '../copy.ts'
import { payLinks, type Bill } from './api.ts'

export type PayLinkProps = {
  bill: Bill
  /** What the link says that is paid. */
  what: string
  amount: string
}

const rereads = ['payments'] as const

/** How somebody else pays a bill: the link, shown once as it is made, and until when it is good. */
export function PayLink({ bill, what, amount }: PayLinkProps) {
  const [address, setAddress] = useState<string>()
  // It lies behind a fold that few open, so a page is drawn without it.
  const query = useQuery({ ...readOf(payLinks.read, bill), meta: { isOfDevice: true } })
  const act = () => payLinks.make(bill)
  const done = (answer: Address) => setAddress(answer.address)
  const make = useVerb(act, { rereads, done })
  if (query.data === undefined) return <Waiting query={query} what={copy.thing} />
  const { link } = query.data
  const isOpen = link?.state === 'open'
  return (
    <div className="stack-4">
      <p>{copy.intro}</p>
      <p className="quiet">{copy.sees}</p>
      {link?.state === 'expired' && <p>{copy.expired}</p>}
      {address !== undefined && isOpen && <Made address={address} what={what} amount={amount} />}
      {isOpen ? (
        <Standing
          link={link}
          isNew={address !== undefined}
          making={{ act, done }}
          onCancelled={() => setAddress(undefined)}
        />
      ) : (
        <Actions>
          <Button busy={make.isPending} onClick={() => make.mutate(undefined)}>
            {copy.make}
          </Button>
        </Actions>
      )}
    </div>
  )
}

function Made({ address, what, amount }: { address: string; what: string; amount: string }) {
  const text = copy.shareText(what, amount)
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  return (
    <div className="stack-3">
      <p>
        <strong>{copy.once}</strong> {copy.onceMore}
      </p>
      <CopyList label={copy.label} items={[{ label: copy.label, value: address }]} missing="" />
      {canShare && (
        <Actions>
          {/* Somebody may change their mind in the list of apps: nothing happened then. */}
          <Button kind="primary" onClick={() => void navigator.share({ text, url: address }).catch(() => {})}>
            {copy.share}
          </Button>
        </Actions>
      )}
    </div>
  )
}

type Address = { address: string }

type StandingProps = {
  link: NonNullable<OwnLinkView['link']>
  isNew: boolean
  making: { act: () => Promise<Address>; done: (answer: Address) => void }
  onCancelled: () => void
}

function Standing({ link, isNew, making, onCancelled }: StandingProps) {
  return (
    <>
      <p>
        {copy.open(formatDay(dayOf(Temporal.Instant.from(link.expiresAt))))}
        {!isNew && ` ${copy.lost}`}
      </p>
      <div className="row-3">
        <ConfirmVerb
          label={copy.another}
          title={copy.anotherTitle}
          confirm={copy.another}
          keep={copy.keep}
          {...making}
          rereads={rereads}
        >
          <p>{copy.anotherWords}</p>
        </ConfirmVerb>
        <ConfirmVerb
          label={copy.cancel}
          title={copy.cancelTitle}
          confirm={copy.cancel}
          keep={copy.keep}
          act={() => payLinks.cancel({ link: link.id }).then(onCancelled)}
          rereads={rereads}
          done={copy.cancelled}
        >
          <p>{copy.cancelWords}</p>
        </ConfirmVerb>
      </div>
    </>
  )
}
