import { describe, expect, test } from 'vitest'
import type { Ahead } from '../ahead/rules.ts'
import { givenNow, type Given } from './rules.ts'

const now = Temporal.Instant.from('2026-06-15T06:00:00Z')
const earlier = Temporal.Instant.from('2026-06-10T06:00:00Z')
const today = Temporal.PlainDate.from('2026-06-15')
const day = (text: string) => Temporal.PlainDate.from(text)

const ahead = (changes: Partial<Ahead> = {}): Ahead => {
  const on = day('2026-08-01')
  const name = 'Your flight'
  return {
    key: 'flight',
    kind: 'on',
    name,
    title: name,
    isEstimated: false,
    when: on,
    day: on,
    href: '/plan',
    ...changes,
  }
}
const given = (changes: Partial<Given> = {}): Given => ({
  key: 'flight',
  starts: '2026-08-01',
  title: 'Your flight',
  href: '/plan',
  sequence: 3,
  changedAt: earlier,
  cancelledAt: null,
  ...changes,
})
const moved = (text: string) => ({ when: day(text), day: day(text) })

const give = (before: readonly Given[], dates: readonly Ahead[]) => givenNow(before, dates, { now, today })

test('what calendars have already stays as it is, to the row', () => {
  const before = given()
  expect(give([before], [ahead()])[0]).toBe(before)
})

test.each<[string, Given[], Ahead[], Partial<Given>[]]>([
  ['a new date begins at none', [], [ahead()], [{ sequence: 0, changedAt: now, cancelledAt: null }]],
  ['another day', [given()], [ahead(moved('2026-08-02'))], [{ starts: '2026-08-02', sequence: 4, changedAt: now }]],
  [
    'a clock besides the day',
    [given()],
    [ahead({ when: Temporal.Instant.from('2026-08-01T04:00:00Z') })],
    [{ starts: '2026-08-01T04:00:00Z', sequence: 4 }],
  ],
  ['another name', [given()], [ahead({ title: 'Last safe day: Flight' })], [{ sequence: 4 }]],
  ['gone', [given()], [], [{ starts: '2026-08-01', sequence: 4, changedAt: now, cancelledAt: now }]],
  ['gone for good', [given({ cancelledAt: earlier })], [], [{ sequence: 3, cancelledAt: earlier }]],
  ['gone for more than a week', [given({ cancelledAt: Temporal.Instant.from('2026-06-08T05:00:00Z') })], [], []],
  ['back again', [given({ cancelledAt: earlier })], [ahead()], [{ sequence: 4, cancelledAt: null }]],
  ['over, which is no cancellation', [given({ starts: '2026-06-14' })], [], []],
  ['a moment of today that is over', [given({ starts: '2026-06-15T04:00:00Z' })], [], []],
  ['only estimated by us', [], [ahead({ kind: 'about' })], []],
  ['a limit that is counted from an estimate', [], [ahead({ kind: 'safe', isEstimated: true })], []],
  [
    'a limit that is counted from an estimate since',
    [given()],
    [ahead({ kind: 'safe', isEstimated: true })],
    [{ cancelledAt: now }],
  ],
])('%s', (_, before, dates, expected) => {
  const rows = give(before, dates)
  expect(rows).toHaveLength(expected.length)
  for (const [index, row] of rows.entries()) expect(row).toMatchObject(expected[index] ?? {})
})

describe('a number never falls', () => {
  test('through a hundred changes there and back', () => {
    let rows: readonly Given[] = []
    let last = -1
    for (let round = 0; round < 100; round += 1) {
      const dates = round % 3 === 2 ? [] : [ahead(moved(`2026-08-0${(round % 4) + 1}`))]
      rows = give(rows, dates)
      const sequence = rows[0]?.sequence ?? expect.fail('it is gone too early')
      expect(sequence).toBeGreaterThan(last)
      last = sequence
    }
  })
})
