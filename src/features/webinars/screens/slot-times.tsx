import { dayOf, formatClock, formatDay, formatTimeIn, formatUsTime, homeZone } from '#src/values/dates.ts'
import type { SlotView } from '../contract.ts'
import s from './webinars.module.css'

type Times = Pick<SlotView, 'startTime' | 'endTime'>

/** 'Saturday, 21st November 2026, 6:30 pm to 7:30 pm IST'. */
export function HomeTimes({ startTime, endTime }: Times) {
  const [start, end] = [Temporal.Instant.from(startTime), Temporal.Instant.from(endTime)]
  const weekday = start.toLocaleString('en-IN', { weekday: 'long', timeZone: homeZone })
  return (
    <time dateTime={startTime} className={s.when}>
      {weekday}, {formatDay(dayOf(start))}, {formatClock(start)} to {formatClock(end)} IST
    </time>
  )
}

/** The same start where our students go, and where this device is if that is somewhere else. */
export function AwayTimes({ startTime }: Pick<Times, 'startTime'>) {
  const start = Temporal.Instant.from(startTime)
  const times = [formatUsTime(start, 'America/New_York'), formatUsTime(start, 'America/Chicago'), ...ownTime(start)]
  return <span className="block muted text-1">{times.join(' · ')}</span>
}

const shown = new Set([homeZone, 'Asia/Calcutta', 'America/New_York', 'America/Chicago'])

function ownTime(start: Temporal.Instant): string[] {
  const zone = Temporal.Now.timeZoneId()
  return shown.has(zone) ? [] : [formatTimeIn(start, zone, 'where you are')]
}
