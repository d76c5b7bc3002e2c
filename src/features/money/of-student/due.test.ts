// What a student has to pay next, in their file at the desk: who reads it, and of whom.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram, type DemoPerson } from '#seed/people.ts'
import { profiles } from '#src/features/people/tables.ts'
import { exchangeRates } from '#src/features/exchange/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { wiseRates } from '#src/platform/rates/wise.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { ensure } from '#tests/api.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { blankEntry } from '../entry/rules.ts'
import { moneyEntries, moneyLeftOut } from '../tables.ts'
import { dueOf } from './due.ts'

let app: TeamApp
let asDev: Visitor
let asRohan: Visitor
let asMeera: Visitor
beforeAll(async () => {
  app = await openTeamApp() // its clock stands on 15 June 2026
  ;[asDev, asRohan, asMeera] = [await app.enter(dev), await app.enter(rohan), await app.enter(meera)]
})
beforeEach(() => app.clear(moneyEntries, moneyLeftOut, profiles))
afterAll(() => app.end())

const term = { ...blankEntry, kind: 'tuition', payee: 'UNT', currency: 'USD', amount: '9,000' } as const
const add = (who: Visitor, what: string, on: string, more: object = {}) =>
  who.api.money.add({ ...term, what, on, ...more })
const fileOf = (who: Visitor, student: DemoPerson) => who.api.students.read({ id: app.idOf(student) })
const dueIn = async (who: Visitor, student: DemoPerson) => ensure((await fileOf(who, student)).due)

test('an admin reads what is overdue and the next three, with day, dollars and rupees', async () => {
  await add(asRohan, 'Fifth term', '2028-08-15')
  await add(asRohan, 'Third term', '2027-08-15')
  await add(asRohan, 'First term', '2026-06-14')
  await add(asRohan, 'Second term', '2026-06-15')
  await add(asRohan, 'Fourth term', '2028-01-15')
  await add(asRohan, 'Application', '2026-06-01', { isPaid: true, paidRupees: '8,000' })
  await add(asRohan, 'On a day that nobody knows', '')
  const [due, { rows }] = [await dueIn(asDev, rohan), await asRohan.api.money.read()]
  expect(due.map(({ what, when, isOverdue }) => [what, when, isOverdue])).toEqual([
    ['First term', 'By 14th June 2026', true],
    ['Second term', 'By 15th June 2026', false],
    ['Third term', 'By 15th August 2027', false],
    ['Fourth term', 'By 15th January 2028', false],
  ])
  expect(due[1]?.amount).toBe('$9,000.00')
  // The sums are those of the student's own page.
  for (const { id, inRupees } of due) {
    const { paise } = ensure(rows.find(row => row.id === id))
    expect(inRupees).toBe(`${formatMoney(rupees(paise))} at today’s rate`)
  }
})

test('the day is over where the student is, not where the desk is', async () => {
  await add(asRohan, 'First term', '2026-06-14')
  const home = eq(people.id, app.idOf(rohan))
  // At the clock's moment it is still the 14th in Honolulu.
  await app.services.db.update(people).set({ zone: 'Pacific/Honolulu' }).where(home)
  expect(await dueIn(asDev, rohan)).toMatchObject([{ what: 'First term', isOverdue: false }])
  await app.services.db.update(people).set({ zone: 'Asia/Kolkata' }).where(home)
  expect(await dueIn(asDev, rohan)).toMatchObject([{ what: 'First term', isOverdue: true }])
})

test('who does not see money finds nothing of it in the answer', async () => {
  await add(asRohan, 'A term that nobody else reads', '2026-08-15')
  for (const person of [kavya, farah]) {
    const view = await fileOf(await app.enter(person), rohan)
    expect(view.due).toEqual([])
    expect(JSON.stringify(view)).not.toContain('A term that nobody else reads')
  }
  const asVikram = await app.enter(vikram)
  expect((await asVikram.call('GET', `/api/desk/students/${app.idOf(rohan)}`)).status).toBe(404)
  expect((await asRohan.call('GET', `/api/desk/students/${app.idOf(rohan)}`)).status).toBe(404)
})

test('another student’s payments are never among them', async () => {
  await add(asRohan, 'Rohan’s term', '2026-08-15')
  await add(asMeera, 'Meera’s term', '2026-09-15')
  expect((await dueIn(asDev, rohan)).map(({ what }) => what)).toEqual(['Rohan’s term'])
  expect((await dueIn(asDev, meera)).map(({ what }) => what)).toEqual(['Meera’s term'])
})

test('of who typed nothing and has no dates, nothing is due', async () => {
  expect(await dueIn(asDev, rohan)).toEqual([])
})

test('what is known of most journeys is due on the days of their plan, as on their own page', async () => {
  await asRohan.api.profile.change({ flightDate: '2026-08-01' })
  const [due, { rows, today }] = [await dueIn(asDev, rohan), await asRohan.api.money.read()]
  const ahead = rows.filter(({ on, state }) => on !== null && on >= today && (state === 'due' || state === 'likely'))
  expect(due.map(({ id }) => id)).toEqual(ahead.slice(0, 3).map(({ id }) => id))
  expect(due).not.toEqual([])
})

test('without any rate of the dollar it says so, and the file stands', async () => {
  await add(asRohan, 'First term', '2026-08-15')
  await app.clear(exchangeRates)
  const rates = wiseRates({ baseUrl: 'http://127.0.0.1:1', name: 'Wise', isSample: false })
  const away = { ...app.services, ports: { ...app.services.ports, rates } }
  expect(await dueOf({ given: slot => slot.among([]) }, away, app.idOf(rohan), [])).toBeNull()
  expect(await dueIn(asDev, rohan)).toHaveLength(1)
})
