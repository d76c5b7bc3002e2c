import { describe, expect, test } from 'vitest'
import type { EditedFact } from '#src/features/dated-facts/rules.ts'
import { planFacts } from '../rulebook/rules.ts'
import type { PlanSources } from '../rules.ts'
import { movedDates, movedWords, movesPlans, noticeOf, ruleChange } from './rules.ts'

const on = Temporal.PlainDate.from('2026-11-27')

const shipped = planFacts.find(({ id }) => id === 'plan.A14') ?? expect.fail('no A14')
const before: EditedFact = {
  id: shipped.id,
  words: shipped.words,
  state: shipped.state,
  lead: { months: 0, workingDays: -3, days: 0 },
  source: shipped.source,
  isEstimate: false,
  checkAgainBy: '2027-05-22',
}
const withChange = (changes: Partial<EditedFact>): EditedFact => ({ ...before, ...changes })
const lead = (workingDays: number) => ({ months: 0, workingDays, days: 0 })
const change = (after: EditedFact) => ruleChange([], { before, after })

const student = (days: PlanSources['days'], changes: Partial<PlanSources['profile']> = {}): PlanSources => ({
  stages: [],
  profile: { flightDate: null, flightDateIsAssumed: false, programmeStart: null, intake: null, ...changes },
  days,
})
const given = (thing: string, day: string | null, doneAt: string | null = null) => ({ thing, day, doneAt })
const today = Temporal.PlainDate.from('2027-01-04')
const moved = (sources: PlanSources, after = withChange({ lead: lead(-5) }), on = today) =>
  movedWords(movedDates(sources, change(after), on))

test.each([
  ['another number of days', withChange({ lead: lead(-5) }), true],
  ['blocked', withChange({ state: 'blocked' }), true],
  ['proposed', withChange({ state: 'proposed' }), true],
  ['expired', withChange({ state: 'expired' }), true],
  ['without a source', withChange({ source: null }), true],
  ['other words', withChange({ words: 'Other words.' }), false],
  ['another source', withChange({ source: { name: 'ICE', checkedOn: '2026-11-24' } }), false],
  ['an estimate', withChange({ isEstimate: true }), false],
  ['the same', before, false],
])('%s moves plans or doesn’t', (_, after, moves) => {
  expect(movesPlans(change(after))).toBe(moves)
})

describe('what a student sees of it', () => {
  const interview = given('interview', '2027-06-15')
  test.each([
    // The fee, and what has to come before it: the I-20, its letter from the bank, and the sanction behind that.
    ['an interview ahead', student([interview]), 5],
    ['a flight, from which an interview is estimated', student([], { flightDate: '2027-08-01' }), 1],
    ['an intake alone', student([], { intake: 'fall-2027' }), 1],
    ['the fee paid already', student([interview, given('sevisFee', null, '2026-12-01T00:00:00Z')]), 0],
    ['an interview that is over', student([given('interview', '2026-11-02')]), 0],
    ['no date at all', student([]), 0],
    ['only other dates', student([given('tuitionDue', '2027-08-09')]), 0],
  ])('%s', (_, sources, count) => {
    expect(moved(sources)).toHaveLength(count)
  })

  test('is one sentence for each date', () => {
    expect(moved(student([interview]))).toEqual([
      'I-901 fee paid moves from 10th June 2027 to 8th June 2027.',
      ...['Loan sanctioned', 'I-20 asked for', 'Bank letter for the I-20', 'I-20 issued'].map(
        name => `${name} moves from 10th June 2027 to 8th June 2027.`,
      ),
    ])
  })

  test('changed there and back, nothing has moved', () => {
    const there = ruleChange([withChange({ lead: lead(-5) })], {
      before: withChange({ lead: lead(-5) }),
      after: before,
    })
    expect(movedDates(student([interview]), there, today)).toHaveLength(5)
    expect(movedDates(student([interview]), change(before), today)).toEqual([])
  })
})

describe('the notification', () => {
  const fact = withChange({ words: 'The fee is paid 5 days before.', source: { name: 'ICE', checkedOn: '2026-11-24' } })
  test('names what moved, the fact and its source', () => {
    expect(noticeOf(fact, ['It moves.'], on)).toBe(
      'It moves. The fee is paid 5 days before. Source: ICE, checked on 24th November 2026.',
    )
  })
  test.each([
    [3, false],
    [4, true],
  ])('of %i dates', (count, hasMore) => {
    const words = noticeOf(fact, Array(count).fill('It moves.'), on)
    expect(words.includes('One more date moves.')).toBe(hasMore)
  })
  test('is never longer than a notification may be', () => {
    expect(noticeOf(withChange({ words: 'w'.repeat(600) }), ['It moves.'], on)).toHaveLength(600)
  })
})
