import { timesAt } from '#src/features/appointments/rules.ts'
import s from './attorneys.module.css'

/** 'Wednesday, 17th June 2026, 6:30 pm IST', and the same there. */
export function CallTimes({ slot, zone }: { slot: string; zone: string }) {
  const { day, home, away } = timesAt(Temporal.Instant.from(slot), zone)
  return (
    <p className={s.times}>
      <time dateTime={slot}>
        {day}, {home}
      </time>
      <span className={s.away}>{away}</span>
    </p>
  )
}
