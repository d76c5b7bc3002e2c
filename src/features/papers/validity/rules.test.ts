// At the borders: the day before, the day, the day after; and in leap years.
import { describe, expect, test } from 'vitest'
import type { Thing } from '#src/plan/things.ts'
import { rules as planRules } from '#src/plan/rules.ts'
import { isGood, stateOf, validityOf, validityRules, worstOf, type Around, type State } from './rules.ts'

const rules = validityRules([])
const day = (text: string) => Temporal.PlainDate.from(text)
const around = (days: Partial<Record<Thing, string>>, done: Thing[] = [], today = '2027-01-01'): Around => ({
  days: Object.fromEntries(Object.entries(days).map(([thing, on]) => [thing, day(on)])),
  done: new Set(done),
  today: day(today),
  roundBegan: null,
  startMoved: null,
  record: null,
})
const ruleOf = (paper: string, use: string) =>
  rules.find(rule => rule.paper === paper && rule.use === use) ?? expect.fail(`there is no rule of ${paper} for ${use}`)
const addedAt = '2027-01-01T06:00:00Z'
const dated = (issuedOn: string | null, validUntil: string | null = null) => ({
  issuedOn,
  validUntil,
  addedAt,
  sevisId: null,
})

/** The interview is on 15 June 2027: 75, 90 and 180 days before it are 1 April, 17 March and 17 December. */
type Line = [paper: string, use: string, issued: string, needed: Partial<Record<Thing, string>>, state: State]
const interview = { interview: '2027-06-15' }
const ages: Line[] = [
  ['photo', 'interview', '2026-12-16', interview, 'expired'],
  ['photo', 'interview', '2026-12-17', interview, 'expiring'],
  ['photo', 'interview', '2026-12-30', interview, 'expiring'],
  ['photo', 'interview', '2026-12-31', interview, 'valid'],
  ['bank-letter', 'i20', '2027-01-30', { i20Asked: '2027-05-01' }, 'expired'],
  ['bank-letter', 'i20', '2027-01-31', { i20Asked: '2027-05-01' }, 'expiring'],
  ['bank-letter', 'i20', '2027-02-14', { i20Asked: '2027-05-01' }, 'expiring'],
  ['bank-letter', 'i20', '2027-02-15', { i20Asked: '2027-05-01' }, 'valid'],
  ['bank-letter', 'interview', '2026-12-16', interview, 'expired'],
  ['bank-letter', 'interview', '2026-12-17', interview, 'expiring'],
  ['bank-letter', 'interview', '2027-03-31', interview, 'expiring'],
  ['bank-letter', 'interview', '2027-04-01', interview, 'valid'],
  ['bank-statements', 'interview', '2026-12-16', interview, 'expired'],
  ['bank-statements', 'interview', '2026-12-17', interview, 'expiring'],
  ['loan-letter', 'interview', '2026-12-14', interview, 'expired'],
  ['loan-letter', 'interview', '2026-12-15', interview, 'expiring'],
  // Over three months old the lender may say that it is over.
  ['loan-letter', 'interview', '2027-03-14', interview, 'expiring'],
  ['loan-letter', 'interview', '2027-03-15', interview, 'valid'],
  ['asset-summary', 'interview', '2027-06-09', interview, 'expired'],
  ['asset-summary', 'interview', '2027-06-10', interview, 'valid'],
  // Three business days before a Tuesday is the Thursday.
  ['sevis-receipt', 'interview', '2027-06-09', interview, 'valid'],
  ['sevis-receipt', 'interview', '2027-06-10', interview, 'valid'],
  ['sevis-receipt', 'interview', '2027-06-11', interview, 'expired'],
  ['visa-fee-receipt', 'booking', '2026-03-01', { booking: '2027-03-01' }, 'expiring'],
  ['visa-fee-receipt', 'booking', '2026-02-28', { booking: '2027-03-01' }, 'expired'],
  // A leap year has one day more.
  ['visa-fee-receipt', 'booking', '2028-02-29', { booking: '2029-02-28' }, 'expiring'],
  ['visa-fee-receipt', 'booking', '2028-02-29', { booking: '2029-03-01' }, 'expired'],
  ['photo', 'interview', '2028-02-29', { interview: '2028-08-27' }, 'expiring'],
  ['photo', 'interview', '2028-02-29', { interview: '2028-08-28' }, 'expired'],
]

describe('by the day on the paper', () => {
  test.each(ages)('%s, %s: of %s for %j is %s', (paper, use, issued, needed, state) => {
    expect(stateOf(ruleOf(paper, use), dated(issued), around(needed)).state).toBe(state)
  })
})

describe('by its last day', () => {
  test.each<[string, string, 'stop' | 'look', State]>([
    ['2027-07-31', '2027-08-01', 'stop', 'expired'],
    ['2027-08-01', '2027-08-01', 'stop', 'expired'],
    ['2027-08-02', '2027-08-01', 'stop', 'valid'],
    ['2028-01-31', '2027-08-01', 'look', 'expired'],
    ['2028-02-01', '2027-08-01', 'look', 'valid'],
    ['2028-02-28', '2027-08-31', 'look', 'expired'],
    ['2028-02-29', '2027-08-31', 'look', 'valid'],
    ['2029-02-28', '2028-08-31', 'look', 'valid'],
  ])('a passport until %s for a flight on %s: %s is %s', (until, flight, level, state) => {
    expect(
      stateOf(ruleOf('passport', level === 'stop' ? 'flight' : 'afterFlight'), dated(null, until), around({ flight }))
        .state,
    ).toBe(state)
  })

  test('a letter that says itself until when it is valid may end before its age does', () => {
    const rule = ruleOf('loan-letter', 'interview')
    expect(stateOf(rule, dated('2027-06-01', '2027-06-14'), around(interview)).state).toBe('expired')
    expect(stateOf(rule, dated('2027-06-01', '2027-06-15'), around(interview)).state).toBe('expiring')
    expect(stateOf(rule, dated(null, '2027-12-31'), around(interview)).state).toBe('valid')
  })

  test('a sanction letter that does not say until when it is valid sends the student to the lender', () => {
    const rule = ruleOf('loan-letter', 'interview')
    const words =
      'A sanction letter is good for 3 to 6 months, as the lender says. Ask your lender until when yours holds.'
    expect(stateOf(rule, dated('2027-03-14'), around(interview))).toEqual({ state: 'expiring', words })
    expect(stateOf(rule, dated('2027-06-01'), around(interview))).toEqual({ state: 'valid', words })
    expect(stateOf(rule, dated('2026-12-01'), around({}))).toMatchObject({
      state: 'unknown',
      words: expect.stringContaining(words),
    })
    // Its own last day is the lender's answer: it runs out in the last 30 days.
    const printed = stateOf(rule, dated('2027-03-01', '2027-07-15'), around(interview))
    expect(printed).toMatchObject({ state: 'valid', words: expect.not.stringContaining('Ask your lender') })
    expect(stateOf(rule, dated('2027-03-01', '2027-07-14'), around(interview)).state).toBe('expiring')
  })
})

describe('where something is not known', () => {
  test('the day it is needed: what is over today is over, and the rest is not known', () => {
    const photo = ruleOf('photo', 'interview')
    expect(stateOf(photo, dated('2026-07-04'), around({}))).toMatchObject({ state: 'expired' })
    expect(stateOf(photo, dated('2026-07-05'), around({}))).toMatchObject({ state: 'unknown' })
    expect(stateOf(photo, dated('2026-07-05'), around({})).words).toContain('Visa interview')
  })

  test.each([
    ['photo', 'interview'],
    ['sevis-receipt', 'interview'],
    ['passport', 'flight'],
  ])('the day on the paper: %s', (paper, use) => {
    const said = stateOf(ruleOf(paper, use), dated(null), around({ ...interview, flight: '2027-08-01' }))
    expect(said.state).toBe('unknown')
    expect(said.words).toMatch(/^Enter/)
  })

  test('what was done on a day that nobody gave has served its purpose', () => {
    const receipt = ruleOf('visa-fee-receipt', 'booking')
    expect(stateOf(receipt, dated('2020-01-01'), around({}, ['booking'])).state).toBe('valid')
    expect(stateOf(receipt, dated('2020-01-01'), around({ booking: '2027-03-01' }, ['booking'])).state).toBe('expired')
  })
})

test('a SEVIS fee that was paid late is only a warning, with what to bring', () => {
  const receipt = { paper: 'sevis-receipt' as const, ...dated('2027-06-11') }
  const all = validityOf(receipt, rules, around(interview))
  expect(all).toMatchObject([
    {
      state: 'expired',
      rule: { level: 'look' },
      words: 'You paid less than three business days before the interview. Take the printed receipt with you.',
    },
  ])
  expect(isGood(all)).toBe(true)
})

test('each rule is from a source that was read, and what is hearsay is not shown', () => {
  for (const { words, source } of rules) {
    expect(source?.name).toMatch(/./)
    expect(words).toMatch(/[.]$/)
  }
  const hearsay = { months: 0, workingDays: 0, days: -90 }
  const edited = { id: 'plan.A8', words: 'Heard.', state: 'inForce', lead: hearsay, source: null } as const
  const less = validityRules([{ ...edited, isEstimate: false, checkAgainBy: '2027-01-01' }])
  expect(less.map(({ use, paper }) => `${paper} ${use}`)).not.toContain('bank-letter i20')
  expect(less).toHaveLength(rules.length - 1)
})

test('what the desk reads again is what counts here', () => {
  const shipped = planRules.find(({ id }) => id === 'A27') ?? expect.fail('there is no such rule')
  const edited = {
    id: 'plan.A27',
    words: 'At most 30 days.',
    state: 'inForce',
    lead: { months: 0, workingDays: 0, days: -30 },
    source: shipped.source,
    isEstimate: false,
    checkAgainBy: '2027-01-01',
  } as const
  const photo = validityRules([edited]).find(({ paper }) => paper === 'photo')
  expect(photo && stateOf(photo, dated('2027-05-15'), around(interview)).state).toBe('expired')
  expect(photo && stateOf(photo, dated('2027-05-16'), around(interview)).state).toBe('expiring')
})

test('the worst comes first, and advice keeps no paper out of the folder', () => {
  const passport = { paper: 'passport' as const, addedAt, sevisId: null, issuedOn: null, validUntil: '2027-10-01' }
  const all = validityOf(passport, rules, around({ flight: '2027-08-01' }))
  expect(all.map(({ state }) => state)).toEqual(['valid', 'expired'])
  expect(worstOf(all)).toMatchObject({ state: 'expired', rule: { level: 'look' } })
  expect(isGood(all)).toBe(true)
  expect(isGood(validityOf(passport, rules, around({ flight: '2027-10-01' })))).toBe(false)
  expect(worstOf(validityOf({ ...passport, paper: 'lease' }, rules, around({})))).toBeUndefined()
})
