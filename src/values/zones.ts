// The zones of the world's clocks, by the names that all call them.
import { homeZone } from './dates.ts'

/** 'New York', 'Indian'. */
export function zoneName(zone: string): string {
  return zone === homeZone ? 'Indian' : (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ')
}

/** One that has a name, such as America/New_York: a bare offset knows no summer. */
export function isZone(zone: string): boolean {
  if (!/^[A-Za-z]+(\/[\w+-]+)+$/.test(zone) || zone.length > 60) return false
  try {
    Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(zone)
    return true
  } catch {
    return false
  }
}
