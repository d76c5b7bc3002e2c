import { describe, expect, test } from 'vitest'
import { checkQuietHours, checkWords } from './forms/rules.ts'
import {
  isMissed,
  isOwnPath,
  judgeLetter,
  newsIn,
  quietUntil,
  stepIn,
  usualQuietHours,
  type Letter,
  type QuietHours,
} from './rules.ts'

const at = (text: string) => Temporal.Instant.from(text)
const on = (zone: string, local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone).toInstant()

describe('what is missed', () => {
  const [joined, notified, later] = [at('2026-06-01T00:00:00Z'), at('2026-06-10T00:00:00Z'), at('2026-06-11T00:00:00Z')]
  test.each(
    // oxfmt-ignore
    [
    // for all   notified     since    read up to  read     missed
    [false,      notified,    joined,  null,       null,    true ],
    [false,      notified,    later,   null,       null,    true ], // written to a guest who made their account later
    [true,       notified,    joined,  null,       null,    true ],
    [true,       notified,    notified,    null,       null,    true ],
    [true,       notified,    later,   null,       null,    false],
    [false,      notified,    joined,  notified,       null,    false],
    [false,      notified,    joined,  later,      null,    false],
    [false,      notified,    joined,  joined,     null,    true ],
    [false,      notified,    joined,  null,       notified,    false],
    [true,       notified,    joined,  null,       later,   false],
    // Changed after it was read.
    [false,      later,   joined,  notified,       notified,    true ],
  ],
  )(
    'for all: %j, notified %s, account since %s, read up to %s, read %s: %j',
    (isForAll, modifiedAt, since, upTo, readAt, missed) => {
      expect(isMissed({ isForAll, modifiedAt }, { since, upTo, readAt })).toBe(missed)
    },
  )
})

describe('quiet hours', () => {
  const usual = usualQuietHours
  const newYork: QuietHours = { isOn: true, zone: 'America/New_York', starts: '22:00', ends: '07:00' }
  const nap: QuietHours = { isOn: true, zone: 'Asia/Kolkata', starts: '13:00', ends: '15:30' }
  const late: QuietHours = { isOn: true, zone: 'America/New_York', starts: '23:00', ends: '01:30' }
  const early: QuietHours = { isOn: true, zone: 'America/New_York', starts: '21:00', ends: '02:30' }
  test.each(
    // oxfmt-ignore
    [
    // their clock           hours      quiet until, on their clock
    ['2026-06-15T21:59:59',  usual,     undefined            ],
    ['2026-06-15T22:00:00',  usual,     '2026-06-16T07:00:00'],
    ['2026-06-15T23:59:59',  usual,     '2026-06-16T07:00:00'],
    ['2026-06-16T00:00:00',  usual,     '2026-06-16T07:00:00'],
    ['2026-06-16T06:59:59',  usual,     '2026-06-16T07:00:00'],
    ['2026-06-16T07:00:00',  usual,     undefined            ],
    ['2026-06-15T12:59:59',  nap,       undefined            ],
    ['2026-06-15T14:00:00',  nap,       '2026-06-15T15:30:00'],
    ['2026-06-15T15:30:00',  nap,       undefined            ],
    ['2026-07-04T23:00:00',  newYork,   '2026-07-05T07:00:00'],
    // The night in which the clock goes forward (8th March 2026), and back (1st November 2026).
    ['2026-03-07T22:30:00',  newYork,   '2026-03-08T07:00:00'],
    ['2026-03-08T03:00:00',  newYork,   '2026-03-08T07:00:00'],
    ['2026-10-31T22:30:00',  newYork,   '2026-11-01T07:00:00'],
    ['2026-11-01T06:59:59',  newYork,   '2026-11-01T07:00:00'],
    // The end that the clock leaps over.
    ['2026-03-08T01:59:59',  early,     '2026-03-08T03:30:00'],
    ['2026-03-08T03:30:00',  early,     undefined            ],
    ['2026-06-15T23:00:00',  { ...usual, isOn: false }, undefined],
  ],
  )('at %s', (local, hours, until) => {
    expect(quietUntil(on(hours.zone, local), hours)?.toString()).toBe(
      until === undefined ? undefined : on(hours.zone, until).toString(),
    )
  })

  test.each([
    // 1:29 and 1:30 in summer time, then 1:10 once more in winter time: the evening is over by then.
    ['2026-11-01T05:29:00Z', '2026-11-01T05:30:00Z'],
    ['2026-11-01T05:30:00Z', undefined],
    ['2026-11-01T06:10:00Z', undefined],
  ])('an hour shown twice is quiet once: %s', (now, until) => {
    expect(quietUntil(at(now), late)?.toString()).toBe(until)
  })

  test('the night is an hour shorter in spring, an hour longer in autumn', () => {
    const night = (local: string) => {
      const now = on('America/New_York', local)
      return quietUntil(now, newYork)?.since(now).total('hours')
    }
    expect([night('2026-03-07T22:00:00'), night('2026-06-15T22:00:00'), night('2026-10-31T22:00:00')]).toEqual([
      8, 9, 10,
    ])
  })

  test.each<[Partial<QuietHours>, string[]]>([
    [{}, []],
    [{ zone: 'America/New_York' }, []],
    [{ zone: '+05:30' }, ['zone']],
    [{ zone: 'Mars/Olympus' }, ['zone']],
    [{ zone: '' }, ['zone']],
    [{ starts: '24:00' }, ['starts']],
    [{ starts: '7:00' }, ['starts']],
    [{ ends: '' }, ['ends']],
    [{ starts: '07:00' }, ['ends']],
    [{ starts: '07:00', isOn: false }, []],
  ])('%j', (change, wrong) => {
    expect(Object.keys(checkQuietHours({ ...usual, ...change }))).toEqual(wrong)
  })
})

describe('what becomes of a letter that is due', () => {
  const noon = on('Asia/Kolkata', '2026-06-15T12:00:00')
  const night = on('Asia/Kolkata', '2026-06-15T23:00:00')
  const letter: Letter = {
    type: 'review',
    isMissed: true,
    endTime: at('2026-07-01T00:00:00Z'),
    email: 'm@example.com',
    mutes: [],
    hasWithdrawn: false,
    quiet: usualQuietHours,
    zone: 'Asia/Kolkata',
  }
  const noQuiet = { ...usualQuietHours, isOn: false }
  const reminder = { type: 'day-before', quiet: noQuiet } as const
  test.each<[string, Partial<Letter>, Temporal.Instant, unknown]>(
    // oxfmt-ignore
    [
    ['by day',                    {},                                       noon,  { does: 'send' }],
    ['by night',                  {},                                       night, { does: 'wait', until: at('2026-06-16T01:30:00Z') }],
    ['read meanwhile',            { isMissed: false },                      noon,  { does: 'drop', why: 'read' }],
    ['of a kind not wanted',      { mutes: ['journey'] },                   noon,  { does: 'drop', why: 'unwanted' }],
    ['consent taken back',        { hasWithdrawn: true },                   noon,  { does: 'drop', why: 'unwanted' }],
    ['security, taken back',      { type: 'security', hasWithdrawn: true }, noon,  { does: 'send' }],
    ['of another kind unwanted',  { mutes: ['news', 'money'] },             noon,  { does: 'send' }],
    ['over by now',               { endTime: noon },                        noon,  { does: 'drop', why: 'ended' }],
    ['to nowhere',                { email: null },                          noon,  { does: 'drop', why: 'no-address' }],
    ['about security, by night',  { type: 'security', mutes: ['news'] },    night, { does: 'send' }],
    ['unwanted, by night',        { mutes: ['journey'] },                   night, { does: 'drop', why: 'unwanted' }],
    ['by night, never quiet',     { quiet: noQuiet },                       night, { does: 'send' }],
    ['a reminder, never quiet',   reminder,                                 night, { does: 'wait', until: at('2026-06-16T02:30:00Z') }],
    ['a reminder after nine',     reminder,                    at('2026-06-15T15:30:00Z'), { does: 'wait', until: at('2026-06-16T02:30:00Z') }],
    ['one in New York by day',    { ...reminder, zone: 'America/New_York' }, night, { does: 'send' }],
    ['one in New York by night',  { ...reminder, zone: 'America/New_York' }, noon,  { does: 'wait', until: at('2026-06-15T12:00:00Z') }],
    ['a digest before its hour',  { ...reminder, type: 'digest' }, at('2026-06-15T02:29:00Z'), { does: 'wait', until: at('2026-06-15T02:30:00Z') }],
    ['a reminder turned off',     { ...reminder, mutes: ['day-before'] },   noon,  { does: 'drop', why: 'unwanted' }],
    ['only the other turned off', { ...reminder, mutes: ['week-before', 'digest'] }, noon, { does: 'send' }],
  ],
  )('%s', (_, change, now, verdict) => {
    expect(judgeLetter({ ...letter, ...change }, now)).toEqual(verdict)
  })
})

test.each([
  ['/', true],
  ['/loans', true],
  ['/loans/get-offers?bank=sbi#top', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['https://evil.example', false],
  ['javascript:alert(1)', false],
  ['loans', false],
  ['', false],
  ['/a b', false],
  ['/a\nb', false],
  [`/${'x'.repeat(300)}`, false],
])('an address of ours: %j is %j', (href, ours) => {
  expect(isOwnPath(href)).toBe(ours)
})

test.each([
  [{}, []],
  [{ title: ' ' }, ['title']],
  [{ title: 'x'.repeat(121) }, ['title']],
  [{ body: '' }, ['body']],
  [{ body: 'x'.repeat(601) }, ['body']],
  [{ href: '' }, []],
  [{ href: 'https://evil.example' }, ['href']],
])('what the desk wrote: %j', (change, wrong) => {
  expect(Object.keys(checkWords({ title: 'News', body: 'There is news.', href: '/loans', ...change }))).toEqual(wrong)
})

test('what was not read comes up, except what had its one time', () => {
  const notified = (id: number, more = {}) => ({ id, isMissed: true, showOnce: false, wasShown: false, ...more })
  const all = [
    notified(7),
    notified(6, { isMissed: false }),
    notified(5, { showOnce: true }),
    notified(4, { showOnce: true, wasShown: true }),
    notified(3),
  ]
  expect(newsIn(all).map(({ id }) => id)).toEqual([7, 5, 3])
})

describe('a notice about a step', () => {
  const [before, notified, later] = [at('2026-06-09T00:00:00Z'), at('2026-06-10T00:00:00Z'), at('2026-06-11T00:00:00Z')]
  test.each(
    // oxfmt-ignore
    [
    // opened  done     missed
    [null,     null,    true ],
    [before,   null,    true ],
    [notified,     null,    false],
    [later,    null,    false],
    [null,     before,  true ],
    // It says that the step is done: that is news.
    [null,     notified,    true ],
    [null,     later,   false],
  ],
  )('opened %s, done %s: %j', (openedAt, doneAt, missed) => {
    expect(
      isMissed(
        { isForAll: false, modifiedAt: notified },
        { since: before, upTo: null, readAt: null, openedAt, doneAt },
      ),
    ).toBe(missed)
  })

  test.each([
    ['/vaccines/plan-your-doses', { stage: 'vaccines', step: 'plan-your-doses' }],
    ['/visas/transcripts?at=delhi#x', { stage: 'visas', step: 'transcripts' }],
    ['/vaccines', undefined],
    ['/', undefined],
    ['/desk/steps/1/2', undefined],
  ])('%s leads to %j', (href, step) => expect(stepIn(href)).toEqual(step))
})
