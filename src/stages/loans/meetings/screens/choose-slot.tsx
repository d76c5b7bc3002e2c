import { SlotPicker } from '#src/features/appointments/screens/slot-picker.tsx'
import { useSlotForm } from '#src/features/appointments/screens/use-slot-form.ts'
import { loanMeetings, loanRereads } from '#src/stages/loans/screens/api.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { dayOf } from '#src/values/dates.ts'
import type { MeetingView } from '#src/stages/loans/contract.ts'
import * as copy from '../copy.ts'
import { timeWords } from '../rules.ts'

export const meetingRereads = [...loanRereads, 'loan-slots'] as const

type ChooseSlotProps = { meeting: MeetingView; isMoving: boolean; onDone: () => void }

/** First a day, then one of its times. */
export function ChooseSlot({ meeting: { slots, now }, isMoving, onDone }: ChooseSlotProps) {
  const form = useSlotForm({
    initial: { day: '', slot: '' },
    check: ({ day, slot }) => ({
      ...(day === '' && { day: copy.dayRequired }),
      ...(day !== '' && slot === '' && { slot: copy.slotRequired }),
    }),
    book: ({ slot }) => loanMeetings.book({ slot }),
    rereads: meetingRereads,
    done: isMoving ? copy.moved : copy.booked,
    onDone,
  })
  return (
    <FormFrame form={form} label="When to meet">
      <SlotPicker
        today={dayOf(Temporal.Instant.from(now)).toString()}
        slots={slots}
        day={form.field('day')}
        slot={form.field('slot')}
        option={({ id, startTime }) => ({ value: id, label: timeWords(startTime) })}
      />
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy} busyWords="Booking">
          {copy.confirm}
        </Button>
        {isMoving && <Button onClick={onDone}>Keep the time I have</Button>}
      </Actions>
    </FormFrame>
  )
}
