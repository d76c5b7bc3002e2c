import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { loanMeetings, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { MeetingView } from '../contract.ts'
import * as copy from '../copy.ts'
import { timeWords } from '../rules.ts'
import s from './meetings.module.css'

type BookedMeetingProps = { meeting: MeetingView; info: NonNullable<MeetingView['slotInfo']>; onMove: () => void }

/** With whom, when and by which number; moved or given back until it begins. */
export function BookedMeeting({ meeting: { bank, now }, info, onMove }: BookedMeetingProps) {
  const [isCancelling, setIsCancelling] = useState(false)
  const { agent, slot } = info
  const day = formatDay(dayOf(Temporal.Instant.from(slot.startTime)))
  const hasBegun = slot.startTime <= now
  return (
    <Stack gap={5}>
      <Notice tone="done" live title={`You meet ${agent.name} of ${bank ?? 'the bank'}`} />
      <dl className={s.ticket}>
        <Fact name="Name" said={agent.name} />
        <Fact name="Date" said={day} />
        <Fact name="Time" said={timeWords(slot.startTime)} />
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${agent.phone.replaceAll(/[^\d+]/g, '')}`}>{agent.phone}</a>
          </dd>
        </div>
      </dl>
      <p>{copy.bring}</p>
      {!hasBegun && (
        <Actions>
          <ButtonLink href="/api/loans/meeting/calendar" download>
            Add to calendar
          </ButtonLink>
          <Button onClick={onMove}>Choose another time</Button>
          <Button kind="link" onClick={() => setIsCancelling(true)}>
            Cancel the meeting
          </Button>
        </Actions>
      )}
      {isCancelling && <CancelMeeting onClose={() => setIsCancelling(false)} />}
    </Stack>
  )
}

const Fact = ({ name, said }: { name: string; said: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{said}</dd>
  </div>
)

function CancelMeeting({ onClose }: { onClose: () => void }) {
  const cancel = useVerb(() => loanMeetings.cancel({}), {
    rereads: [...loanRereads, 'loan-slots'],
    done: copy.cancelled,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel the meeting?"
      actions={
        <>
          <Button kind="primary" busy={cancel.isPending} onClick={() => cancel.mutate(undefined)}>
            Cancel the meeting
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>The time goes back to others. You can choose a new one right away.</p>
    </Dialog>
  )
}
