import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { planOf, type PlanRow } from './plan.ts'
import { isWorkingDay } from '../values/holidays.ts'
import { boundOf } from './rule.ts'
import { notes, rules as all, rulesInUse } from './rules.ts'
import { allThings, things, type KnownDays, type Thing } from './things.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const rules = rulesInUse(all)
const today = day('2027-01-04')

/** A student of fall 2027. */
const known: KnownDays = {
  programmeStart: day('2027-08-16'),
  classesStart: day('2027-08-23'),
  interview: day('2027-06-15'),
  flight: day('2027-08-01'),
}

function row(thing: Thing, from: KnownDays = known, on = today): PlanRow {
  return planOf(from, rules, on).find(one => one.thing === thing) ?? expect.fail(thing)
}

describe('the days of a student of fall 2027', () => {
  test.each([
    ['A1', '2026-08-16'],
    ['A2', '2027-07-17'],
    ['A14', '2027-06-10'],
    ['A5', '2027-09-22'],
    ['A33.4', '2027-07-18'],
    ['A33.5', '2027-03-28'],
    ['A33.6', '2027-01-18'],
    ['A31.3', '2027-06-20'],
    ['A45', '2027-07-24'],
  ])('%s: %s', (id, bound) => {
    const rule = all.find(one => one.id === id) ?? expect.fail(id)
    const from = known[rule.from] ?? expect.fail(rule.from)
    expect(boundOf(rule, from).toString()).toBe(bound)
  })

  test('hepatitis B begun on its last day is complete on its last day', () => {
    const begun = { ...known, hepatitisB1: day('2027-03-28') }
    const doses = (['hepatitisB1', 'hepatitisB2', 'hepatitisB3'] as const).map(one => row(one, begun))
    expect(doses.map(({ earliest }) => earliest.toString())).toEqual(['2027-03-28', '2027-04-25', '2027-07-18'])
    expect(doses.map(({ word }) => word)).toEqual(['tight', undefined, 'fits'])
  })

  test.each([
    ['2027-01-18', 'fits', 'fits'],
    ['2027-01-19', 'tight', 'fits'],
    ['2027-03-28', 'tight', 'fits'],
    ['2027-03-29', 'breaks', 'breaks'],
  ])('looked at on %s its first dose %s and its last %s', (on, first, last) => {
    expect(row('hepatitisB1', known, day(on)).word).toBe(first)
    expect(row('hepatitisB3', known, day(on)).word).toBe(last)
  })

  test('the passport is a range, and is tight where its end would be too late', () => {
    expect(row('passportBack')).toMatchObject({ word: 'fits' })
    expect(`${row('passportBack').earliest} ${row('passportBack').latestExpected}`).toBe('2027-06-18 2027-06-25')
    expect(row('passportBack', { ...known, flight: day('2027-06-22') }).word).toBe('tight')
    expect(row('passportBack', { ...known, flight: day('2027-06-18') }).word).toBe('breaks')
  })
})

describe('what is given', () => {
  test('too early is a conflict that names what it waits for', () => {
    const early = row('flight', { ...known, flight: day('2027-07-01') })
    expect(early).toMatchObject({ word: 'breaks', conflict: { rule: { id: 'A2' } } })
    expect(early.conflict?.day.toString()).toBe('2027-07-17')
  })

  test('too late breaks its rule', () => {
    expect(row('flight', { ...known, flight: day('2027-08-17') })).toMatchObject({
      word: 'breaks',
      hard: { rule: { id: 'A3' } },
    })
  })

  test.each([
    ['2027-06-12', 'fits'],
    ['2027-06-13', 'tight'],
    ['2027-06-14', 'tight'],
    ['2027-06-15', 'breaks'],
  ])('fingerprints on %s, with the interview on the 15th: %s', (biometrics, word) => {
    expect(row('biometrics', { ...known, biometrics: day(biometrics) }).word).toBe(word)
  })

  test('a bank letter that comes after the I-20 was asked for breaks', () => {
    expect(row('bankLetter', { ...known, i20Asked: day('2027-02-15'), bankLetter: day('2027-02-16') })).toMatchObject({
      word: 'breaks',
      hard: { rule: { id: 'A8.1' } },
    })
  })

  test('a window that closes before today breaks', () => {
    expect(row('waiver', { ...known, waiverUntil: day('2027-01-03') }).word).toBe('breaks')
  })
})

describe('what comes before something without a day', () => {
  const limitOf = (thing: Thing, from: KnownDays = known, done = new Set<Thing>()) => {
    const { safe, hard } = planOf(from, rules, today, done).find(one => one.thing === thing) ?? expect.fail(thing)
    return [safe?.day.toString(), safe?.rule.id, hard?.day.toString()]
  }
  // Three months before the flight it is booked.
  test.each([
    ['mrvFee', '2027-05-01', 'A22.1', undefined],
    ['ds160', '2027-05-01', 'A19.1', '2027-06-14'],
    ['socialAccounts', '2027-05-01', 'A26', '2027-06-14'],
    ['i20Issued', '2027-05-01', 'A10.2', '2027-06-10'],
  ] as const)('%s is safe up to the last safe day of what it comes before', (thing, safe, rule, hard) => {
    expect(limitOf(thing)).toEqual([safe, rule, hard])
  })
  test('a day that is given counts in its place', () => {
    expect(limitOf('ds160', { ...known, booking: day('2027-03-01') }).slice(0, 2)).toEqual(['2027-03-01', 'A19.1'])
    expect(limitOf('i20Issued', { ...known, ds160: day('2027-02-01') }).slice(0, 2)).toEqual(['2027-02-01', 'A10.2'])
  })
  test('what is done holds nothing back any more', () => {
    expect(limitOf('ds160', known, new Set(['booking'])).slice(0, 2)).toEqual(['2027-06-14', 'A19'])
  })
  test('the university’s last day to ask for the I-20 is the last for the loan behind it', () => {
    expect(limitOf('loanSanction', { ...known, i20Until: day('2027-03-15') }).slice(0, 2)).toEqual([
      '2027-03-15',
      'A11',
    ])
  })
  test('counted from an estimate it is one', () => {
    expect(row('ds160', { intake: day('2027-08-01') })).toMatchObject({
      isEstimated: true,
      safe: { rule: { id: 'A19.1' } },
    })
  })
})

test('with an intake alone all is estimated, and says so', () => {
  const rows = planOf({ intake: day('2027-08-01') }, rules, today)
  const dated = rows.filter(({ word }) => word !== undefined)
  expect(dated.length).toBeGreaterThan(8)
  expect(dated.filter(({ isEstimated }) => !isEstimated)).toEqual([])
})

test('without a day nothing is judged', () => {
  expect(planOf({}, rules, today).filter(({ word }) => word !== undefined)).toEqual([])
})

test('a flight that moves changes what counts from it, the soonest limit first', () => {
  const moved = planOf({ ...known, flight: day('2027-07-17') }, rules, today)
  const changes = changesBetween(planOf(known, rules, today), moved)
  expect(changes.map(({ after }) => after.thing)).toEqual([
    'hepatitisB1',
    'loanSanction',
    'mrvFee',
    'booking',
    'mmr1',
    'i20Asked',
    'bankLetter',
    'i20Issued',
    'socialAccounts',
    'ds160',
    'hepatitisB3',
    'mmr2',
    'recharge',
    'interview',
    'passportBack',
    'policyBought',
    'insuranceStart',
    'flight',
    'checkIn',
    'moveIn',
    'sevisRegistration',
  ])
  expect(changes.find(({ after }) => after.thing === 'hepatitisB1')).toMatchObject({
    before: { word: 'fits' },
    after: { word: 'tight' },
  })
})

/** The rows that follow a move, without the moved day itself. */
function followers(thing: Thing, to: string, from: KnownDays = whole): Thing[] {
  const moved = { ...from, [thing]: day(to) }
  const changes = changesBetween(planOf(from, rules, today), planOf(moved, rules, today))
  return changes.map(({ after }) => after.thing).filter(other => other !== thing)
}

const whole: KnownDays = {
  ...known,
  booking: day('2027-04-15'),
  tuitionDue: day('2027-08-09'),
  i20Asked: day('2027-02-15'),
  bankLetter: day('2027-01-20'),
  loanSanction: day('2027-02-10'),
  waiverOpens: day('2027-07-01'),
  waiverUntil: day('2027-09-10'),
}

describe('what moves', () => {
  test('a later programme moves what is counted from it, and the flight may be too early for it', () => {
    const rows = followers('programmeStart', '2028-01-10')
    for (const thing of ['flight', 'checkIn', 'visaIssued'] as const)
      expect([
        ...rows,
        ...followers('programmeStart', '2027-12-01', { ...whole, visaIssued: day('2026-11-25') }),
      ]).toContain(thing)
    expect(row('flight', { ...whole, programmeStart: day('2028-01-10') })).toMatchObject({ word: 'breaks' })
  })
  test('a later interview moves the fee, the fingerprints, the photo, the passport and how old papers are; not the waiver', () => {
    const from = { ...whole, photo: day('2027-01-10'), i20Issued: day('2027-03-01') }
    const rows = followers('interview', '2027-07-20', from)
    for (const thing of ['sevisFee', 'biometrics', 'photo', 'passportBack', 'ds160'] as const)
      expect(rows).toContain(thing)
    expect(rows).not.toContain('waiver')
    expect(row('photo', { ...from, interview: day('2027-07-20') }).word).toBe('breaks')
    expect(row('loanSanction', { ...from, interview: day('2027-08-20') }).conflict?.rule.id).toBe('A12')
  })
  test('a later flight gives days for doses and the passport, moves insurance and the Indian number, and puts the arrival at risk', () => {
    const rows = followers('flight', '2027-08-20')
    for (const thing of [
      'insuranceStart',
      'recharge',
      'mmr1',
      'mmr2',
      'hepatitisB1',
      'passportBack',
      'checkIn',
    ] as const)
      expect(rows).toContain(thing)
    expect(row('flight', { ...whole, flight: day('2027-08-20') })).toMatchObject({
      word: 'breaks',
      hard: { rule: { id: 'A3' } },
    })
  })
  test('a late sanction is tight for the I-20, the interview and the tuition', () => {
    expect(row('loanSanction', whole).word).toBe('fits')
    expect(row('loanSanction', { ...whole, loanSanction: day('2027-03-01') }).word).toBe('tight')
    const late = { ...whole, loanSanction: day('2027-08-01') }
    expect(row('loanTranche', late)).toMatchObject({ word: 'tight', heldBy: { rule: { id: 'A13.1' } } })
  })
  test('a window that has passed breaks the waiver, and nothing else: a policy is bought nevertheless', () => {
    expect(followers('waiverUntil', '2027-01-03')).toEqual(['waiver', 'policyBought'])
    expect(row('policyBought', { ...whole, waiverUntil: day('2027-01-03') }).word).toBe('tight')
    expect(row('waiver', { ...whole, waiverUntil: day('2027-01-03') }).word).toBe('breaks')
  })
  test('another university brings other days of its own: the I-20, the deposit and its window', () => {
    const rows = followers('i20Until', '2027-02-01', { ...whole, i20Until: day('2027-07-01') })
    expect(rows).toEqual(['i20Asked'])
  })
})

describe('what is done', () => {
  const done = new Set<Thing>(['sevisFee', 'waiver'])
  const rows = planOf({ ...whole, waiverUntil: day('2027-01-03'), sevisFee: day('2027-01-02') }, rules, today, done)
  test.each(['sevisFee', 'waiver'] as const)('%s is judged no more', thing => {
    expect(rows.find(one => one.thing === thing)).toMatchObject({ isDone: true, word: undefined, conflict: undefined })
  })
  test('nothing is counted from what was done on a day that nobody gave', () => {
    const counted = planOf({}, rules, today, new Set<Thing>(['mmr1'])).find(({ thing }) => thing === 'mmr2')
    expect(counted?.heldBy).toBeUndefined()
  })
})

test('an interview after the flight breaks, and so does the passport', () => {
  const early = { ...known, flight: day('2027-06-10') }
  expect(row('interview', early)).toMatchObject({ word: 'breaks', hard: { rule: { id: 'A28.1' } } })
  expect(row('passportBack', early).word).toBe('breaks')
})

test('a programme start in the past and a 29 February are days like others', () => {
  expect(row('flight', { programmeStart: day('2026-08-16'), flight: day('2026-08-01') }).word).toBe('fits')
  expect(row('sevisFee', { interview: day('2028-02-29') }, day('2028-01-01')).hard?.day.toString()).toBe('2028-02-24')
})

describe('the table', () => {
  test('every rule in use has a source that was read on a day', () => {
    for (const { source } of rules) expect(source).toMatchObject({ name: /./, checkedOn: /^\d{4}-\d\d-\d\d$/ })
  })
  test('what was not read at a source holds nothing', () => {
    expect(all.filter(({ source }) => source === null).map(({ id }) => id)).toEqual(['A10'])
    expect(rules.map(({ id }) => id)).not.toContain('A10')
    expect(notes.filter(({ source }) => source === null).map(({ id }) => id)).toEqual(['A17'])
  })
  test('what is blocked, proposed or expired holds nothing', () => {
    for (const state of ['blocked', 'proposed', 'expired'] as const)
      expect(rulesInUse(all.map(rule => ({ ...rule, state })))).toEqual([])
  })
  test('each of the 44 rules of the field is here, as a rule or as a note', () => {
    const numbers = new Set([...all, ...notes].map(({ id }) => Number(id.slice(1).split('.')[0])))
    expect(Array.from({ length: 44 }, (_, index) => index + 1).filter(number => !numbers.has(number))).toEqual([])
  })
  test('no two rules have one id', () => expect(new Set(all.map(({ id }) => id)).size).toBe(all.length))
  test('what is counted from another stands after it', () => {
    const at = (name: string) => allThings.findIndex(one => one === name)
    for (const thing of allThings)
      for (const { from } of [things[thing].estimate, things[thing].takes].flatMap(one => one ?? []))
        expect([0, 1]).toContain(Math.sign(at(thing) - at(from)))
    for (const { of, from, bound } of all) if (bound === 'not before') expect(at(of)).toBeGreaterThan(at(from))
  })
})

const someDay = fc.integer({ min: -400, max: 400 }).map(days => day('2027-02-28').add({ days }))
const someDays = fc
  .dictionary(fc.constantFrom(...allThings), someDay)
  .map((days): KnownDays => Object.fromEntries(Object.entries(days)))

test('of any days: safe is never after hard, and what breaks is exactly what cannot be in time', () => {
  fc.assert(
    fc.property(someDays, someDay, (days, on) => {
      for (const { earliest, safe, hard, word, conflict } of planOf(days, rules, on)) {
        if (hard !== undefined && safe !== undefined)
          expect(Temporal.PlainDate.compare(safe.day, hard.day)).toBeLessThanOrEqual(0)
        const isLate = hard !== undefined && Temporal.PlainDate.compare(earliest, hard.day) > 0
        expect(word === 'breaks').toBe(isLate || conflict?.isEstimated === false)
      }
    }),
    { numRuns: 200 },
  )
})

test('of any days: nothing is expected on a day that is over, and no last day is counted from an estimate', () => {
  fc.assert(
    fc.property(someDays, someDay, (days, on) => {
      for (const { estimate, hard, given, word, isEstimated, earliest } of planOf(days, rules, on)) {
        if (estimate !== undefined) expect(Temporal.PlainDate.compare(estimate, on)).toBeGreaterThanOrEqual(0)
        expect(hard?.isEstimated ?? false).toBe(false)
        // What breaks without a day of its own: it cannot begin before today, or what it waits for is named as an estimate.
        if (word === 'breaks' && given === undefined && hard !== undefined && !isEstimated)
          expect(Temporal.PlainDate.compare(earliest, hard.day)).toBeGreaterThan(0)
      }
    }),
    { numRuns: 200 },
  )
})

describe('a student of spring 2027 who has booked nothing, five weeks before', () => {
  const on = day('2026-11-26')
  const rows = planOf({ intake: day('2027-01-01') }, rules, on)
  test('no date breaks', () => expect(rows.filter(({ word }) => word === 'breaks')).toEqual([]))
  test('no interview is invented on a day that is over', () => {
    expect(rows.find(({ thing }) => thing === 'interview')).toMatchObject({ estimate: undefined, word: 'tight' })
  })
  test.each([
    ['a flight that is known', { flight: day('2027-01-02') }],
    ['a flight that is too early for a start that is only estimated', { flight: day('2026-12-10') }],
    ['a flight after a start that is only estimated', { flight: day('2027-01-20') }],
  ])('%s breaks nothing, and is tight where the estimate says so', (_, more) => {
    const found = planOf({ intake: day('2027-01-01'), ...more }, rules, on).find(({ thing }) => thing === 'flight')
    expect(found?.word).toBe(more.flight.toString() === '2027-01-02' ? 'fits' : 'tight')
  })
})

test('a last day follows from the flight that is known, not from the interview that is estimated from it', () => {
  const { safe, hard } = row('sevisFee', { flight: day('2027-08-01') })
  expect([safe?.day.toString(), safe?.isEstimated, hard?.day.toString()]).toEqual(['2027-05-27', true, '2027-07-23'])
})

describe('what has to come before another is bounded by it, where neither has a day as where both have', () => {
  test('the I-20 is there by the day on which the I-901 that needs it is due', () => {
    const { hard: fee } = row('sevisFee')
    expect([`${fee?.day}`, `${row('i20Issued').hard?.day}`, row('i20Issued').hard?.rule.id]).toEqual([
      '2027-06-10',
      '2027-06-10',
      'A14.2',
    ])
  })
  test('the I-20 is asked for before it is issued', () => {
    expect(`${row('i20Asked').hard?.day}`).toBe('2027-06-10')
    const late = { ...known, i20Issued: day('2027-03-01'), i20Asked: day('2027-03-10') }
    expect(row('i20Asked', late)).toMatchObject({ word: 'breaks', hard: { rule: { id: 'A10.3' } } })
  })
  test('a policy is bought before the waiver window closes, also where that is before the flight', () => {
    expect(`${row('policyBought').hard?.day}`).toBe('2027-08-01')
    expect(`${row('policyBought', { ...known, waiverUntil: day('2027-07-01') }).safe?.day}`).toBe('2027-07-01')
    expect(`${row('insuranceStart', { ...known, waiverUntil: day('2027-07-01') }).hard?.day}`).toBe('2027-08-01')
  })
})

describe('offices work on working days', () => {
  // 60 days before 6 September 2027 are 8 July; before 9 September they are Sunday the 11th.
  test.each([
    ['2027-09-06', '2027-07-08'],
    ['2027-09-09', '2027-07-09'],
  ])('with a flight on %s the interview is estimated on %s', (flight, interview) => {
    expect(`${row('interview', { flight: day(flight) }).estimate}`).toBe(interview)
  })
  test('no interview and no fingerprints are asked for on a weekend or a public holiday', () => {
    for (let days = 0; days < 400; days += 1)
      for (const thing of ['interview', 'biometrics'] as const) {
        const { estimate, safe, hard } = row(thing, { flight: day('2027-06-01').add({ days }) })
        for (const one of [estimate, safe?.day, hard?.day]) expect(one === undefined || isWorkingDay(one)).toBe(true)
      }
  })
  test('the I-901 is paid three business days before an interview right after Memorial Day', () => {
    expect(row('sevisFee', { interview: day('2027-06-01') }).hard?.day.toString()).toBe('2027-05-26')
  })
})

test('nobody is advised to move what is not booked', () => {
  const late = { flight: day('2027-02-10') }
  const remedies = (from: KnownDays) =>
    planOf(from, rules, day('2027-02-08')).flatMap(({ word, hard }) =>
      word === 'breaks' ? (hard?.rule.remedy ?? []) : [],
    )
  expect(remedies(late).length).toBeGreaterThan(3)
  expect(remedies(late).join(' ')).not.toMatch(/move the interview|one of the two/i)
  expect(remedies({ ...late, interview: day('2027-02-09') }).join(' ')).toContain('move the interview')
})

test('of any days: one that moves there and back leaves the plan as it was', () => {
  fc.assert(
    fc.property(someDays, fc.constantFrom(...allThings), someDay, (days, thing, other) => {
      const before = planOf(days, rules, today)
      const there = { ...days, [thing]: other }
      const { [thing]: _, ...without } = there
      const back = days[thing] === undefined ? without : { ...there, [thing]: days[thing] }
      expect(changesBetween(before, planOf(back, rules, today))).toEqual([])
    }),
    { numRuns: 200 },
  )
})

test('working days are counted as one counts them by hand, from every day of a week', () => {
  // Memorial Day, Juneteenth and Independence Day of 2027, each as it is kept.
  const closed = new Set(['2027-05-31', '2027-06-18', '2027-07-05'])
  const byHand = (from: Temporal.PlainDate, count: number): string => {
    let on = from
    for (let left = Math.abs(count); left > 0;) {
      on = on.add({ days: Math.sign(count) })
      if (on.dayOfWeek <= 5 && !closed.has(on.toString())) left -= 1
    }
    return on.toString()
  }
  for (let weekday = 0; weekday < 7; weekday += 1)
    for (let count = -25; count <= 25; count += 1) {
      const from = day('2027-06-14').add({ days: weekday })
      expect([weekday, count, boundOf({ workingDays: count }, from).toString()]).toEqual([
        weekday,
        count,
        byHand(from, count),
      ])
    }
})
