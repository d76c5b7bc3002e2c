import { describe, expect, test } from 'vitest'
import type { PlanRow } from '#src/plan/plan.ts'
import type { Ahead } from '../ahead/rules.ts'
import { isTimeToRemind, messagesOf, remindersOn, type Reminder } from './rules.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const monday = day('2026-06-15')
const tuesday = day('2026-06-16')

const row = (changes: Partial<PlanRow> = {}): PlanRow => ({
  thing: 'flight',
  given: undefined,
  estimate: undefined,
  isDone: false,
  isFounded: true,
  isEstimated: false,
  earliest: monday,
  latestExpected: undefined,
  heldBy: undefined,
  safe: undefined,
  hard: undefined,
  word: undefined,
  conflict: undefined,
  ...changes,
})
const ahead = (name: string, on: string, changes: Partial<Ahead> = {}): Ahead => ({
  key: name,
  kind: 'on',
  name,
  title: name,
  isEstimated: false,
  when: day(on),
  day: day(on),
  href: `/${name}`,
  row: row(),
  ...changes,
})

function ofStep(date: Ahead): Ahead {
  const { key, kind, name, title, isEstimated, when, day: on, href } = date
  return { key, kind, name, title, isEstimated, when, day: on, href }
}

test.each([
  ['Asia/Kolkata', '2026-06-15T03:29:00Z', false],
  ['Asia/Kolkata', '2026-06-15T03:30:00Z', true],
  ['Asia/Kolkata', '2026-06-15T14:29:00Z', true],
  ['Asia/Kolkata', '2026-06-15T14:30:00Z', false],
  ['America/New_York', '2026-06-15T03:30:00Z', false],
  ['America/New_York', '2026-06-15T13:00:00Z', true],
  // In the morning after the clock went forward: nine is nine.
  ['America/New_York', '2026-03-08T12:59:00Z', false],
  ['America/New_York', '2026-03-08T13:00:00Z', true],
])('in %s at %s: %s', (zone, now, expected) => {
  expect(isTimeToRemind(Temporal.Instant.from(now), zone)).toBe(expected)
})

describe('what one is reminded of', () => {
  const interview = { when: Temporal.Instant.from('2026-06-17T04:00:00Z') }
  test.each<[string, Ahead, string | undefined]>([
    ['today, if the day before was missed', ahead('x', '2026-06-16'), 'day-before'],
    ['tomorrow', ahead('x', '2026-06-17'), 'day-before'],
    ['in two days', ahead('x', '2026-06-18'), undefined],
    ['in four, if the week before was missed', ahead('x', '2026-06-20'), 'week-before'],
    ['in seven', ahead('x', '2026-06-23'), 'week-before'],
    ['in eight', ahead('x', '2026-06-24'), undefined],
    ['a day that is only our estimate', ahead('x', '2026-06-17', { kind: 'about' }), undefined],
    ['a last safe day', ahead('x', '2026-06-17', { kind: 'safe' }), 'day-before'],
    ['one that is counted from an estimate', ahead('x', '2026-06-17', { kind: 'safe', isEstimated: true }), undefined],
    ['an interview, of the plan', ahead('x', '2026-06-17', interview), 'day-before'],
    ['a date of a step', ofStep(ahead('x', '2026-06-17')), 'day-before'],
    ['an appointment with letters of its own', ofStep(ahead('x', '2026-06-17', interview)), undefined],
  ])('%s', (_, date, kind) => {
    expect(remindersOn(tuesday, [date]).map(one => one.kind)).toEqual(kind === undefined ? [] : [kind])
  })
})

describe('what is written in a morning', () => {
  const flight = ahead('flight', '2026-06-17')
  const fee = ahead('fee', '2026-06-23', { kind: 'safe' })
  const dates = [flight, fee]
  const reminders: readonly Reminder[] = remindersOn(tuesday, dates)
  const write = (today: Temporal.PlainDate, mutes: string[] = [], due = reminders) =>
    messagesOf({ today, reminders: due, ahead: dates, rows: [row({ word: 'fits' })], mutes })
  const inShort = (today: Temporal.PlainDate, mutes: string[] = [], due = reminders) =>
    write(today, mutes, due).map(({ type, mail }) => `${type}${mail ? ' by mail' : ''}`)

  test.each<[string, Temporal.PlainDate, string[], string[]]>([
    ['several dates are one letter', tuesday, [], ['day-before by mail']],
    ['on a Monday the digest is the letter', monday, [], ['digest by mail', 'day-before']],
    ['without a digest the reminder is', monday, ['digest'], ['day-before by mail']],
    ['of one kind alone', tuesday, ['day-before'], ['week-before by mail', 'day-before']],
    ['of the other alone', tuesday, ['week-before'], ['day-before by mail', 'week-before']],
    ['none by mail', tuesday, ['day-before', 'week-before'], ['day-before']],
  ])('%s', (_, today, mutes, expected) => expect(inShort(today, mutes)).toEqual(expected))

  test('never more than one letter, whatever is turned off', () => {
    for (const today of [monday, tuesday])
      for (const mutes of [[], ['digest'], ['day-before'], ['week-before'], ['digest', 'day-before']])
        expect(write(today, mutes).filter(({ mail }) => mail).length).toBeLessThanOrEqual(1)
  })

  test('nothing is due, nothing is written', () => {
    expect(inShort(tuesday, [], [])).toEqual([])
    expect(messagesOf({ today: monday, reminders: [], ahead: [], rows: [], mutes: [] })).toEqual([])
  })

  test('one date has its name, its day and one way to go', () => {
    expect(write(tuesday, [], reminders.slice(1))).toEqual([
      {
        type: 'week-before',
        title: 'In 7 days: last safe day for “fee”',
        body: '23rd June 2026.',
        href: '/fee',
        until: day('2026-06-23'),
        mail: true,
      },
    ])
  })

  test('of several, the most urgent is the way to go', () => {
    expect(write(tuesday)).toEqual([
      {
        type: 'day-before',
        title: '2 dates of your plan are near',
        body: 'Tomorrow, 17th June 2026: flight\nIn 7 days, 23rd June 2026: last safe day for “fee”',
        href: '/flight',
        until: day('2026-06-23'),
        mail: true,
      },
    ])
  })

  test('the digest says how the plan is, then its dates', () => {
    expect(write(monday)[0]).toMatchObject({
      title: 'Your dates until 15th July 2026',
      body: 'Every date that we know of fits.\n\n17th June 2026: flight\n23rd June 2026: last safe day for “fee”',
      href: '/flight',
    })
  })

  test('what breaks comes first, with what to do', () => {
    const rule = {
      id: 'A14',
      of: 'sevisFee',
      words: 'Pay before the interview.',
      bound: 'not after',
      from: 'interview',
      isHard: true,
      source: null,
      remedy: 'Pay today.',
    } as const
    const limit = { day: monday, rule, isEstimated: false }
    const broken = row({ thing: 'sevisFee', word: 'breaks', hard: limit, safe: limit })
    const [digest] = messagesOf({ today: monday, reminders: [], ahead: dates, rows: [broken], mutes: [] })
    expect(digest).toMatchObject({ href: '/visas/pay-sevis-fee' })
    expect(digest?.body).toContain('1 date can’t be met.\n\nFirst of all, I-901 fee paid: Pay today.')
  })

  test('thirty dates are a glance and a number', () => {
    const many = Array.from({ length: 30 }, (_, index) => ahead(`date-${index}`, '2026-06-17'))
    const [one] = messagesOf({
      today: tuesday,
      reminders: remindersOn(tuesday, many),
      ahead: many,
      rows: [],
      mutes: [],
    })
    expect(one?.body.split('\n')).toHaveLength(9)
    expect(one?.body).toContain('22 more are in your plan.')
  })
})
