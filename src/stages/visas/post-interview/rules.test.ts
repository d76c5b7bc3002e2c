import { expect, test } from 'vitest'
import { isBeforeInterview } from './rules.ts'

const interview = Temporal.Instant.from('2027-06-15T04:00:00Z')

test.each([
  ['Rejected', '2027-06-14T18:29:00Z', true],
  ['Processing', '2027-06-14T18:29:00Z', true],
  // The day begins at midnight in India; an interview may be earlier than it was booked for.
  ['Rejected', '2027-06-14T18:30:00Z', false],
  ['Processing', '2027-06-16T00:00:00Z', false],
  ['Accepted', '2027-06-14T06:00:00Z', false],
] as const)('%s said at %s is asked about first: %s', (outcome, now, isAsked) => {
  expect(isBeforeInterview(outcome, interview, Temporal.Instant.from(now))).toBe(isAsked)
})

test('without an appointment nothing is asked', () => {
  expect(isBeforeInterview('Rejected', undefined, interview)).toBe(false)
})
