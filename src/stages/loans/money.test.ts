// What is known at the loans is known in the ledger: typed once, it shows in both.
import * as fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { seed } from '#seed/seed.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { moneyEntries } from '#src/features/money/tables.ts'
import { totalsOf } from '#src/features/money/rules.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import { partsOf } from './money.ts'
import { needOf, noNeed } from './need/rules.ts'
import { loanNeeds, loanOffers } from './tables.ts'

let team: TeamApp
let student: Visitor
let other: Visitor
beforeAll(async () => {
  team = await openTeamApp()
  await seed(team.services)
  ;[student, other] = [await team.enter(meera), await team.enter(rohan)]
})
beforeEach(() => team.clear(moneyEntries, loanNeeds, loanOffers))
afterAll(() => team.end())

const funds = async (who = student) =>
  (await who.api.money.read()).funds.map(({ kind, what, amount, on, isDayEstimated, from }) => [
    kind,
    what,
    amount.minor,
    isDayEstimated ? `about ${on}` : on,
    from?.href ?? '',
  ])
const firstYear = async (who = student) =>
  (await who.api.money.read()).rows.find(({ kind }) => kind === 'firstYear') ?? expect.fail('no row')
const accept = (acceptedAt: Temporal.Instant | null = team.clock.now()) =>
  team.services.db.insert(loanOffers).values({
    owner: team.idOf(meera),
    bank: 'Avanse',
    rate: 10_50,
    moratoriumMonths: 30,
    instalments: 120,
    amount: 20_00_000_01,
    fee: 0,
    rebateAvailable: true,
    at: team.clock.now(),
    changedAt: team.clock.now(),
    acceptedAt,
  })
const type = (more: object) => student.api.money.add({ ...blankEntry, currency: 'USD', ...more })

test('nothing is guessed: the row of the first year asks for its amount', async () => {
  expect(await firstYear()).toMatchObject({ amount: null, state: 'unknown' })
  expect(await funds()).toEqual([])
})

test('what was typed under how much to borrow is in the ledger of its owner, and says from where', async () => {
  await student.api.loanNeed.save({ ...noNeed, costYear: '40,000', ownFunds: '12,00,000', scholarship: '5,000' })
  expect(await firstYear()).toMatchObject({ cents: 40_000_00, what: expect.stringContaining('How much to borrow') })
  expect(await funds()).toEqual([
    ['own', 'Your own and your family’s money', 12_00_000_00, '2026-06-15', '/loans/apply-to-banks'],
    ['scholarship', 'Scholarship, first year', 5_000_00, 'about 2026-06-15', '/loans/apply-to-banks'],
  ])
  expect(await funds(other)).toEqual([])
  expect(await firstYear(other)).toMatchObject({ amount: null })
  await student.api.loanNeed.save(noNeed)
  expect(await funds()).toEqual([])
})

test('the I-20 stands before what was typed', async () => {
  await student.api.passportProfile.change({ facts: { bornOn: '2001-07-09' } })
  await student.api.loanNeed.save({ ...noNeed, costYear: '40,000' })
  await student.api.passportProfile.keepPaper({ paper: 'i-20', says: { costYear1: '3500000' } })
  expect(await firstYear()).toMatchObject({ cents: 35_000_00, what: expect.stringContaining('on your I-20') })
})

test('money typed in the ledger stands before what the loans know of its kind', async () => {
  await student.api.loanNeed.save({ ...noNeed, ownFunds: '12,00,000', scholarship: '5,000' })
  await type({ kind: 'own', what: 'Father', amount: '10,000', on: '2026-07-01' })
  expect((await funds()).map(([kind, what]) => `${kind}: ${what}`)).toEqual([
    'scholarship: Scholarship, first year',
    'own: Father',
  ])
})

test('what was typed in the ledger is what how much to borrow begins with, and is typed there alone', async () => {
  await student.api.loanNeed.save({ ...noNeed, costYear: '40,000', months: '12', ownFunds: '1,00,000' })
  await type({ kind: 'own', what: 'Father', currency: 'INR', amount: '10,00,000', on: '2026-07-01' })
  await type({ kind: 'own', what: 'Deposit abroad', amount: '1,000', on: '2026-07-02' })
  await type({ kind: 'scholarship', what: 'Merit', amount: '2,500', on: '2026-08-15' })
  await type({ kind: 'scholarship', what: 'Merit', amount: '2,500', on: '2027-01-15' })
  await type({ kind: 'scholarship', what: 'Merit, second year', amount: '9,000', on: '2027-08-15' })
  const { inLedger, ...typed } = await student.api.loanNeed.read()
  const [year] = needOf(typed, 90_0000, inLedger)?.years ?? []
  // $40,000 less $5,000 at ₹90 are ₹31,50,000, of which ₹10,90,000 are there.
  expect(year).toMatchObject({
    scholarship: { minor: 5_000_00 },
    own: { minor: 10_90_000_00 },
    loan: { minor: 20_60_000_00 },
  })
  expect(await other.api.loanNeed.read()).toMatchObject({ inLedger: [] })
  // What was typed here before is still there, and counts again once the ledger has nothing of its kind.
  await team.clear(moneyEntries)
  expect(await student.api.loanNeed.read()).toMatchObject({ ownFunds: '1,00,000', inLedger: [] })
})

test('the ledger reads what was typed under how much to borrow once', async () => {
  await student.api.loanNeed.save({ ...noNeed, ownFunds: '12,00,000' })
  const read = vi.spyOn(team.services.vault, 'open')
  await student.api.money.read()
  const opened = await Promise.all(read.mock.results.map(({ value }) => value))
  read.mockRestore()
  expect(opened.filter(words => String(words).includes('12,00,000'))).toHaveLength(1)
})

test('an offer is money once it is accepted, in the parts in which tuition is due', async () => {
  await accept(null)
  expect(await funds()).toEqual([])
  await team.clear(loanOffers)
  await accept()
  expect(await funds()).toMatchObject([
    ['loan', 'Loan of Avanse', 20_00_000_01, expect.anything(), '/loans/finalize-offer'],
  ])
  for (const [on, amount] of [
    ['2026-08-15', '9,000'],
    ['2027-01-10', '18,000'],
  ])
    await type({ kind: 'tuition', what: 'A term', on, amount })
  expect(await funds()).toEqual([
    ['loan', 'Loan of Avanse, part 1 of 2', 6_66_666_67, '2026-08-15', '/loans/finalize-offer'],
    ['loan', 'Loan of Avanse, part 2 of 2', 13_33_333_34, '2027-01-10', '/loans/finalize-offer'],
  ])
})

test('interest while studying is that of the page of the offers, and in no total of the first year', async () => {
  await accept(null)
  expect((await student.api.money.read()).rows.filter(({ kind }) => kind === 'loanInterest')).toEqual([])
  await team.clear(loanOffers)
  await accept()
  const interest = async () => (await student.api.money.read()).rows.filter(({ kind }) => kind === 'loanInterest')
  // 30 months of 10.5 % a year on ₹20,00,000.01.
  expect(await interest()).toMatchObject([{ paise: 5_25_000_00, phase: 'later', state: 'likely', on: null }])
  const rows = (await student.api.money.read()).rows
  expect(totalsOf(rows).year).toEqual(totalsOf(rows.filter(({ kind }) => kind !== 'loanInterest')).year)
  // Half of it paid out ten months later bears less.
  await type({ kind: 'tuition', what: 'A term', on: '2026-08-15', amount: '9,000' })
  await type({ kind: 'tuition', what: 'A term', on: '2027-06-10', amount: '9,000' })
  expect(await interest()).toMatchObject([{ paise: 4_37_500_00 }])
  // What is typed as paid stands for itself.
  await type({ kind: 'loanInterest', what: 'June', currency: 'INR', amount: '17,500', on: '2026-06-10' })
  expect(await interest()).toMatchObject([{ origin: 'own', paise: 17_500_00 }])
})

test('the parts of a loan are the loan, whatever the terms', () => {
  const terms = fc.array(fc.record({ on: fc.constant('2027-01-01'), cents: fc.integer({ min: 1, max: 10_000_000 }) }), {
    minLength: 1,
    maxLength: 8,
  })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_00_00_000_00 }), terms, (amount, due) => {
      const parts = partsOf(amount, due).map(({ paise }) => paise)
      expect(parts.reduce((sum, paise) => sum + paise, 0)).toBe(amount)
      expect(Math.min(...parts)).toBeGreaterThanOrEqual(0)
    }),
  )
})
