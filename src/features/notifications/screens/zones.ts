// Zones and clock times, as one chooses them.
import type { Choice } from '#src/ui/select.tsx'
import { homeZone, usZones } from '#src/values/dates.ts'
import { zoneName } from '#src/values/zones.ts'

/** India, the United States, and whatever else is in question. */
export function zoneOptions(others: readonly (string | undefined)[]): Choice[] {
  const known = [
    { value: homeZone, label: 'India (IST)' },
    ...Object.entries(usZones).map(([zone, names]) => ({
      value: zone,
      label: `${zoneName(zone)} (${[...new Set(names)].join(', ')})`,
    })),
  ]
  const missing = new Set(others.filter(zone => zone !== undefined && !known.some(({ value }) => value === zone)))
  return [
    ...known,
    ...[...missing].flatMap(zone => (zone === undefined ? [] : [{ value: zone, label: zoneName(zone) }])),
  ]
}

/** Every half hour, and the one that is chosen. */
export function clockOptions(chosen: string): Choice[] {
  const halves = Array.from(
    { length: 48 },
    (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`,
  )
  return [...new Set([...halves, chosen])].toSorted().map(value => ({ value, label: spoken(value) }))
}

/** '22:00' as '10:00 pm'. */
function spoken(clock: string): string {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}
