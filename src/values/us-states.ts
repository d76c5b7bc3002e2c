// The zone that most of a state lives in. A state that is not named here is on the east coast's time.
import type { UsZone } from './dates.ts'

const states: readonly (readonly [UsZone, string])[] = [
  ['America/Chicago', 'AL AR IL IA KS LA MN MS MO NE ND OK SD TN TX WI'],
  ['America/Denver', 'CO ID MT NM UT WY'],
  ['America/Phoenix', 'AZ'],
  ['America/Los_Angeles', 'CA NV OR WA'],
  ['America/Anchorage', 'AK'],
  ['Pacific/Honolulu', 'HI'],
  ['America/Puerto_Rico', 'PR VI'],
  ['Pacific/Guam', 'GU MP'],
]

export const zoneOfState = (code: string): UsZone =>
  states.find(([, codes]) => codes.split(' ').includes(code))?.[0] ?? 'America/New_York'
