import { expect, test } from 'vitest'
import { checkEntry, blankEntry } from '#src/features/money/entry/rules.ts'
import { checkRemittance } from '#src/features/money/remittances/rules.ts'
import { dayProblem } from '#src/features/plan/days/rules.ts'
import { checkLead } from '#src/features/products/orders/rules.ts'
import { checkFlightDate, checkProgrammeStart } from '#src/features/people/person/rules.ts'

const today = Temporal.PlainDate.from('2026-06-15')
const remittance = { holder: 'student', name: '', rupees: '1', dollars: '1', kind: 'savings', through: '', tcs: '' }
const entry = { ...blankEntry, kind: 'tuition', what: 'Tuition', amount: '1' }
const lead = {
  name: 'Meera',
  email: 'm@example.com',
  prefix: 'IN:91',
  phone: '1',
  consent: true,
  university: 'UNT',
  usAddress: '',
}
const isRefused = {
  'a flight in the profile': (day: string) => checkFlightDate(Temporal.PlainDate.from(day), today) !== undefined,
  'a flight among your dates': (day: string) => dayProblem(day, today, 'flight') !== undefined,
  'an arrival in an order': (day: string) =>
    checkLead({ ...lead, arrival: day }, { today: '2026-06-15', isPhone: () => true })['arrival'] !== undefined,
  'a start of studies in the profile': (day: string) =>
    checkProgrammeStart(Temporal.PlainDate.from(day), today) !== undefined,
  'a start of studies among your dates': (day: string) => dayProblem(day, today, 'programmeStart') !== undefined,
  'what was sent abroad': (day: string) => checkRemittance({ ...remittance, day }, today)['day'] !== undefined,
  'a payment in the ledger': (day: string) => checkEntry({ ...entry, on: day }, today.toString())['on'] !== undefined,
}

// The same day is taken, or refused, on every page that asks for it.
test.each<[string, string[]]>([
  ['2016-06-14', Object.keys(isRefused)],
  ['2016-06-15', ['a start of studies in the profile', 'a start of studies among your dates']],
  ['2020-06-14', ['a start of studies in the profile', 'a start of studies among your dates']],
  ['2020-06-15', []],
  ['2032-06-15', ['what was sent abroad']],
  ['2032-06-16', ['a start of studies in the profile', 'a start of studies among your dates', 'what was sent abroad']],
  ['2036-06-15', ['a start of studies in the profile', 'a start of studies among your dates', 'what was sent abroad']],
  ['2036-06-16', Object.keys(isRefused)],
])('on 15th June 2026 the day %s is refused for %j', (day, refused) => {
  const all = Object.entries(isRefused).filter(([, refuses]) => refuses(day))
  expect(all.map(([name]) => name)).toEqual(refused)
})
