import { dayOf, homeZone } from '../values/dates.ts'
import { isZone } from '../values/zones.ts'

/** The zone this browser is in, by the name that all call it. */
export function ownZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const zone = timeZone === 'Asia/Calcutta' ? homeZone : timeZone
  return isZone(zone) ? zone : undefined
}

/** The day it is on the clock of this browser. */
export const todayHere = (now: Temporal.Instant = Temporal.Now.instant()): Temporal.PlainDate =>
  dayOf(now, ownZone() ?? homeZone)
