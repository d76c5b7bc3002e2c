import { Notice } from '#src/ui/notice.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { AppointmentView } from '#src/stages/vaccines/records/contract.ts'
import { last } from '../copy.ts'

/** What became of the one before; one that was given up oneself needs no word. */
export function LastAppointment({ appointment }: { appointment: AppointmentView | null }) {
  if (appointment === null || appointment.ending === null || appointment.ending === 'cancelled') return null
  const day = formatDay(dayOf(Temporal.Instant.from(appointment.startTime)))
  return (
    <Notice tone={appointment.ending === 'attended' ? 'done' : 'waiting'} live>
      {last[appointment.ending](appointment.clinic.name, day)}
    </Notice>
  )
}
