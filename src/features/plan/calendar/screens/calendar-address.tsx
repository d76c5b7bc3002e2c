import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { useVerb } from '#src/browser/use-verb.ts'
import { useProof } from '#src/features/accounts/ways/screens/use-proof.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Card } from '#src/ui/card.tsx'
import { CopyList } from '#src/ui/copy-list.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { CalendarView } from '../contract.ts'
import { planCalendar } from './api.ts'

/** The secret address at which a calendar fetches the plan. It is shown once, as it is made. */
export function CalendarAddress() {
  const [address, setAddress] = useState<string>()
  return (
    <section className="stack-3" aria-labelledby="calendar">
      <h2 id="calendar">In your calendar</h2>
      <p>
        Give your calendar a secret address, and it fetches your dates by itself: when one moves here, it moves there.
        Every calendar that can subscribe to an address takes it.
      </p>
      {address !== undefined && <Made address={address} />}
      <Loaded query={useRead(planCalendar.read)}>
        {({ feed }) =>
          feed === null ? (
            <First onMade={setAddress} />
          ) : (
            <InUse feed={feed} onChange={setAddress} isNew={address !== undefined} />
          )
        }
      </Loaded>
    </section>
  )
}

function Made({ address }: { address: string }) {
  return (
    <Card as="section" label="Your calendar address" next>
      <div className="stack-4">
        <p>
          <strong>This address is shown only now.</strong> Anybody who has it can read the names and days of your dates,
          so keep it to yourself.
        </p>
        <CopyList label="Your calendar address" items={[{ label: 'Calendar address', value: address }]} missing="" />
        <Actions>
          <ButtonLink kind="primary" href={address.replace(/^https?:/, 'webcal:')}>
            Open in my calendar app
          </ButtonLink>
        </Actions>
        <p className="quiet">
          No app opens? Copy the address, and add a calendar “from URL” in your calendar’s settings.
        </p>
      </div>
    </Card>
  )
}

const rereads = ['plan'] as const

function useMake(onMade: (address: string) => void) {
  const { proved, dialog } = useProof()
  const making = {
    act: () => proved(() => planCalendar.make({})),
    rereads,
    done: ({ address }: { address: string }) => onMade(address),
  }
  return { making, dialog }
}

function First({ onMade }: { onMade: (address: string) => void }) {
  const { making, dialog } = useMake(onMade)
  const make = useVerb(making.act, making)
  return (
    <>
      <Actions>
        <Button kind="primary" busy={make.isPending} onClick={() => make.mutate()}>
          Make my calendar address
        </Button>
      </Actions>
      {dialog}
    </>
  )
}

type InUseProps = {
  feed: NonNullable<CalendarView['feed']>
  onChange: (address: string | undefined) => void
  isNew: boolean
}

function InUse({ feed: { madeAt, fetchedAt }, onChange, isNew }: InUseProps) {
  const { making, dialog } = useMake(onChange)
  return (
    <>
      {!isNew && (
        <p>
          You made an address on {inWords(madeAt)}.{' '}
          {fetchedAt === null
            ? 'No calendar has fetched it yet.'
            : `A calendar last fetched it on ${inWords(fetchedAt)}.`}{' '}
          If you no longer have it, make a new one.
        </p>
      )}
      <div className="row-3">
        <ConfirmVerb
          label="Make a new address"
          title="Make a new address?"
          confirm="Make a new one"
          keep="Keep the old one"
          {...making}
        >
          <p>The address that you have now stops working. Calendars that use it have to be given the new one.</p>
        </ConfirmVerb>
        <ConfirmVerb
          label="Stop this address"
          title="Stop this address?"
          confirm="Stop it"
          keep="Keep it"
          act={() => planCalendar.revoke({}).then(() => onChange(undefined))}
          rereads={rereads}
          done="Your calendar address has stopped working."
        >
          <p>Calendars that use it get nothing more. You can make a new address at any time.</p>
        </ConfirmVerb>
      </div>
      {dialog}
    </>
  )
}

const inWords = (moment: string): string => formatDay(dayOf(Temporal.Instant.from(moment)))
