import { useHistoryState } from 'wouter/use-browser-location'
import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { Waiting } from '#src/ui/waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { later } from '#src/ui/later.tsx'
import { loanMeetings } from '#src/stages/loans/screens/api.ts'
import type { MeetingView } from '#src/stages/loans/contract.ts'
import { justAccepted } from '#src/stages/loans/offers/rules.ts'
import * as copy from '../copy.ts'
import { BookedMeeting } from './booked-meeting.tsx'
import { ChooseSlot } from './choose-slot.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(MeetBankOfficial, queries => queries.fetchQuery(readOf(loanMeetings.read)))

const JustAccepted = later(
  async () => (await import('#src/stages/loans/offers/screens/accepted-offer.tsx')).JustAccepted,
  null,
)

/** The calendar of the bank whose offer was accepted; once a time is taken, with whom and when. */
function MeetBankOfficial() {
  const meeting = useRead(loanMeetings.read)
  const [isMoving, setIsMoving] = useState(false)
  const cameFrom = useHistoryState<unknown>()
  if (meeting.data === undefined) return <Waiting query={meeting} />
  const { slotInfo, slots, bank } = meeting.data
  if (slotInfo !== null && !isMoving) {
    return <BookedMeeting meeting={meeting.data} info={slotInfo} onMove={() => setIsMoving(true)} />
  }
  if (bank === null) return <Notice tone="info">{copy.noOffer}</Notice>
  return (
    <Stack gap={5}>
      {slotInfo === null && cameFrom === justAccepted(bank) && <JustAccepted />}
      <p>{copy.lede(bank)}</p>
      {slots.length === 0 ? (
        <NoSlots bank={bank} />
      ) : (
        <ChooseSlot meeting={meeting.data} isMoving={isMoving} onDone={() => setIsMoving(false)} />
      )}
    </Stack>
  )
}

function NoSlots({ bank }: { bank: NonNullable<MeetingView['bank']> }) {
  const openChat = useChat()
  return (
    <Notice
      tone="info"
      title={copy.noSlots}
      action={
        <Button
          kind="primary"
          onClick={() =>
            openChat({ draft: copy.requestDraft(bank), about: { stage: 'loans', step: 'MeetBankOfficial' } })
          }
        >
          {copy.requestSlots}
        </Button>
      }
    />
  )
}
