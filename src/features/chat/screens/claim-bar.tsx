import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { useDoneInPane, usePane } from '#src/features/desk-kit/screens/pane.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dayOf, dayWords, formatClock } from '#src/values/dates.ts'
import type { Claim } from '../contract.ts'
import * as copy from '../copy.ts'
import { deskChat } from './api.ts'

type ClaimBarProps = { student: string; claim: Claim | null; isWaiting: boolean; me: string }

/** Whose this conversation is, since when, and the way to another. */
export function ClaimBar({ student, claim, isWaiting, me }: ClaimBarProps) {
  const [isHanding, setHanding] = useState(false)
  const take = useVerb((to: string | undefined) => deskChat.claim({ student, to }), { rereads: ['chat'] })
  const release = useVerb(() => deskChat.release({ student }), { rereads: ['chat'] })
  const close = useVerb(() => deskChat.close({ student }), { rereads: ['chat', 'requests'], done: copy.closed })
  const isMine = claim?.id === me
  const isInPane = usePane() !== undefined
  useDoneInPane(isWaiting ? copy.close : undefined, () => close.mutate())
  return (
    <div className="row-4 lines-0 muted">
      <span>
        {claim === null
          ? 'Nobody has this conversation.'
          : `${isMine ? 'You have' : `${claim.firstName} has`} it since ${since(claim)}.`}
      </span>
      {!isMine && (
        <Button kind="link" busy={take.isPending} onClick={() => take.mutate(undefined)}>
          {claim === null ? 'Take it' : 'Take it over'}
        </Button>
      )}
      {!isInPane && (
        <Button kind="link" onClick={() => setHanding(true)}>
          Hand over
        </Button>
      )}
      {isMine && (
        <Button kind="link" busy={release.isPending} onClick={() => release.mutate()}>
          Give it back
        </Button>
      )}
      {isWaiting && !isInPane && (
        <Button kind="link" busy={close.isPending} onClick={() => close.mutate()}>
          {copy.close}
        </Button>
      )}
      {isHanding && (
        <HandOver
          except={claim?.id ?? me}
          onChoose={to => take.mutate(to, { onSuccess: () => setHanding(false) })}
          isBusy={take.isPending}
          onClose={() => setHanding(false)}
        />
      )}
    </div>
  )
}

function since({ since: at }: Claim): string {
  const moment = Temporal.Instant.from(at)
  const day = dayWords(dayOf(moment), dayOf(Temporal.Now.instant()))
  return `${day === 'Today' ? '' : `${day}, `}${formatClock(moment)} IST`
}

type HandOverProps = { except: string; onChoose: (to: string) => void; isBusy: boolean; onClose: () => void }

function HandOver({ except, onChoose, isBusy, onClose }: HandOverProps) {
  const query = useRead(deskChat.colleagues)
  const colleagues = query.data?.filter(({ id }) => id !== except)
  const [to, setTo] = useState('')
  const [error, setError] = useState<string>()
  const choose = () => {
    if (to === '') setError('Please choose who answers from now on.')
    else onChoose(to)
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Hand over"
      kind="primary"
      confirm="Hand over"
      keep="Not now"
      busy={isBusy}
      onConfirm={choose}
    >
      {colleagues === undefined ? (
        <Waiting query={query} what="your colleagues" />
      ) : colleagues.length === 0 ? (
        <p>There is nobody else who answers the chat.</p>
      ) : (
        <RadioGroup
          label="Who answers from now on"
          name="colleague"
          options={colleagues.map(({ id, firstName }) => ({ value: id, label: firstName }))}
          value={to}
          error={error}
          onChange={setTo}
        />
      )}
    </ConfirmDialog>
  )
}
