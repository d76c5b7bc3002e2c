import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/field-error.tsx'
import { useForm } from '#src/ui/form.ts'
import { FormFrame } from '#src/ui/form-frame.tsx'
import { MonthCalendar } from '#src/ui/month-calendar.tsx'
import { RadioGroup } from '#src/ui/radio-group.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { loanMeetings, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { MeetingView } from '../contract.ts'
import * as copy from '../copy.ts'
import { byDay } from '#src/features/appointments/rules.ts'
import { timeWords } from '../rules.ts'
import { readAgain } from '#src/browser/queries.ts'

type ChooseSlotProps = { meeting: MeetingView; isMoving: boolean; onDone: () => void }

/** First a day, then one of its times. */
export function ChooseSlot({ meeting: { slots, now }, isMoving, onDone }: ChooseSlotProps) {
  const form = useBooking(isMoving, onDone)
  const id = useId()
  const days = byDay(slots)
  const day = form.field('day')
  const slot = form.field('slot')
  const times = days.get(day.value) ?? []
  return (
    <FormFrame form={form} label="When to meet">
      <div>
        <MonthCalendar
          label="Day"
          today={dayOf(Temporal.Instant.from(now)).toString()}
          days={new Set(days.keys())}
          value={day.value}
          onChange={value => {
            day.onChange(value)
            form.set('slot', '')
          }}
        />
        <FieldError id={id} error={day.error} />
      </div>
      {times.length > 0 && (
        <RadioGroup
          {...slot}
          tiles
          label={`Time on ${formatDay(Temporal.PlainDate.from(day.value))}`}
          options={times.map(({ id: value, startTime }) => ({ value, label: timeWords(startTime) }))}
        />
      )}
      <Actions>
        <Button kind="primary" type="submit" busy={form.busy} busyWords="Booking">
          {copy.confirm}
        </Button>
        {isMoving && <Button onClick={onDone}>Keep the time I have</Button>}
      </Actions>
    </FormFrame>
  )
}

function useBooking(isMoving: boolean, onDone: () => void) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const readSlots = () => readAgain(queries, ...loanRereads, 'loan-slots')
  return useForm({
    initial: { day: '', slot: '' },
    check: ({ day, slot }) => ({
      ...(day === '' && { day: copy.dayRequired }),
      ...(day !== '' && slot === '' && { slot: copy.slotRequired }),
    }),
    submit: async ({ slot }) => {
      try {
        await loanMeetings.book({ slot })
      } catch (error) {
        // Somebody else has it: the free times are others now.
        await readSlots()
        throw error
      }
      toasts.success(isMoving ? copy.moved : copy.booked)
      onDone()
      await readSlots()
    },
  })
}
