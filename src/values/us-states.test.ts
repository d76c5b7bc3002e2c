import { expect, test } from 'vitest'
import { zoneOfState } from './us-states.ts'

test.each([
  ['TX', 'America/Chicago'],
  ['AZ', 'America/Phoenix'],
  ['CA', 'America/Los_Angeles'],
  ['NY', 'America/New_York'],
  ['', 'America/New_York'],
])('%s lives by %s', (code, zone) => {
  expect(zoneOfState(code)).toBe(zone)
})
