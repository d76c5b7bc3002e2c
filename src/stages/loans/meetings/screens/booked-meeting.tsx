import { BookedActions, Fact, PhoneFact, Ticket } from '#src/features/appointments/screens/booked-card.tsx'
import { loanMeetings } from '#src/stages/loans/screens/api.ts'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { MeetingView } from '#src/stages/loans/contract.ts'
import * as copy from '../copy.ts'
import { timeWords } from '../rules.ts'
import { meetingRereads } from './choose-slot.tsx'

type BookedMeetingProps = { meeting: MeetingView; info: NonNullable<MeetingView['slotInfo']>; onMove: () => void }

/** With whom, when and by which number; moved or given back until it begins. */
export function BookedMeeting({ meeting: { bank, now }, info: { agent, slot }, onMove }: BookedMeetingProps) {
  return (
    <Stack gap={5}>
      <Notice tone="done" live title={`You meet ${agent.name} of ${bank ?? 'the bank'}`} />
      <Ticket>
        <Fact name="Name">{agent.name}</Fact>
        <Fact name="Date">{formatDay(dayOf(Temporal.Instant.from(slot.startTime)))}</Fact>
        <Fact name="Time">{timeWords(slot.startTime)}</Fact>
        <PhoneFact phone={agent.phone} />
      </Ticket>
      <p>{copy.bring}</p>
      {slot.startTime > now && (
        <BookedActions
          calendar="/api/loans/meeting/calendar"
          move="Choose another time"
          onMove={onMove}
          cancelling={{
            label: 'Cancel the meeting',
            title: 'Cancel the meeting?',
            what: 'The time goes back to others. You can choose a new one right away.',
            act: () => loanMeetings.cancel({}),
            rereads: meetingRereads,
            done: copy.cancelled,
          }}
        />
      )}
    </Stack>
  )
}
