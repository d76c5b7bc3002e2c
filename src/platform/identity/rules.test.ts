import { expect, test } from 'vitest'
import { deskEndsAt } from './rules.ts'

const at = (time: string): number => Date.parse(`2026-06-15T${time}:00Z`)

test.each<[string, string | undefined, string | undefined, string | undefined]>(
  // oxfmt-ignore
  [
  ['no second factor',                            undefined, undefined, undefined],
  ['no second factor, however busy',              undefined, '09:00',   undefined],
  ['given, and nothing done since',               '09:00',   undefined, '10:00'],
  ['busy until ten',                              '09:00',   '10:00',   '11:00'],
  ['given again after a pause',                   '12:00',   '10:00',   '13:00'],
  ['busy all day, and eight hours are the end',   '09:00',   '16:50',   '17:00'],
],
)('%s', (_, given, active, ends) => {
  const of = (time: string | undefined) => (time === undefined ? undefined : at(time))
  expect(deskEndsAt({ secondFactorAt: of(given), lastActiveAt: of(active) })).toBe(of(ends))
})
