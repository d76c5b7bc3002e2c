// Weekly hours as one reads them: 'Mon, Wed 08:00-11:00 ET'.
import type { DeskAttorney } from '../contract.ts'
import { weekdayNames } from '#src/features/appointments/rules.ts'
import { isKnownZone, zoneNames } from '#src/features/appointments/rules.ts'

export function attorneyHours({ hours, zone }: Pick<DeskAttorney, 'hours' | 'zone'>): string {
  const ranges = Map.groupBy(hours, ({ from, until }) => `${from}-${until}`)
  const words = [...ranges].map(
    ([range, days]) => `${days.map(({ weekday }) => shortName(weekday)).join(', ')} ${range}`,
  )
  return words.length === 0 ? 'None' : `${words.join('; ')} ${isKnownZone(zone) ? zoneNames[zone] : zone}`
}

const shortName = (weekday: number): string => (weekdayNames[weekday - 1] ?? '').slice(0, 3)
