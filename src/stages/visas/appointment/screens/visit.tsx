import { dayOf, formatClock, formatDay, formatUsTime, homeZone, type UsZone } from '#src/values/dates.ts'
import { wholeDaysUntil } from '../rules.ts'

type VisitProps = { title: string; at: string; now: string; zone: UsZone | null }

/** 'Monday, 31st August 2026, 9:30 am IST', the same at the university, and how far away it is. */
export function Visit({ title, at, now, zone }: VisitProps) {
  const start = Temporal.Instant.from(at)
  const weekday = start.toLocaleString('en-IN', { weekday: 'long', timeZone: homeZone })
  return (
    <li className="stack-1 marked indent-4">
      <span className="muted">{title}</span>
      <time dateTime={at} className="text-3 semibold">
        {weekday}, {formatDay(dayOf(start))}, {formatClock(start)} IST
      </time>
      <span className="faint block">
        {awayWords(start, zone)} {farWords(wholeDaysUntil(start, Temporal.Instant.from(now)))}
      </span>
    </li>
  )
}

/** Where their people there are; the east coast, until the university is known. */
const awayWords = (start: Temporal.Instant, zone: UsZone | null): string =>
  zone === null
    ? `${formatUsTime(start, 'America/New_York')} on the US east coast.`
    : `${formatUsTime(start, zone)} at your university.`

function farWords(days: number): string {
  if (days < 0) return 'It is over.'
  if (days === 0) return 'It is today.'
  return days === 1 ? 'It is tomorrow.' : `${days} days from today.`
}
