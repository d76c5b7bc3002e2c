// Three lines each Monday, on the real database with a clock that moves: wanted, once, and of what is shared at that moment.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera, rohan } from '#seed/people.ts'
import { appServices } from '#src/app/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { FamilyHeading } from '#src/wire/topics.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { answerOf } from '#tests/api.ts'
import type { Visitor } from '#tests/visitor.ts'
import { notifications } from '../../notifications/tables.ts'
import { planDays } from '../../plan/tables.ts'
import { familyInvitations } from '../tables.ts'
import { writeWeeks } from './jobs.ts'

let app: TeamApp
let asMeera: Visitor
let mother: Visitor
beforeAll(async () => {
  app = await openTeamApp()
  app.clock.set(sunday)
  asMeera = await app.enter(meera)
  await app.services.db
    .update(people)
    .set({ phone: '+919848011111' })
    .where(eq(people.id, app.idOf(rohan)))
  mother = await app.enter(rohan)
})
beforeEach(async () => {
  app.clock.set(sunday)
  await app.clear(familyInvitations, notifications, planDays)
})
afterAll(() => app.end())

/** 9:10 in India. */
const sunday = '2026-06-14T03:40:00Z'
const monday = '2026-06-15T03:40:00Z'
const tuesday = '2026-06-16T03:40:00Z'
const nextMonday = '2026-06-22T03:40:00Z'

async function bringIn(...headings: FamilyHeading[]): Promise<string> {
  const { id, address } = await asMeera.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: 'amma@example.com',
    headings,
  })
  await mother.api.familyInvitations.accept({ token: new URL(address).pathname.slice('/family/'.length) })
  return id
}
const write = () => writeWeeks(app.services, appServices)
const written = async () =>
  (
    await app.services.db
      .select()
      .from(notifications)
      .where(eq(notifications.owner, app.idOf(rohan)))
  ).filter(({ type }) => type === 'digest')

test('nobody gets them who has not ticked them, and who has gets them on Monday alone', async () => {
  const id = await bringIn('progress', 'money')
  app.clock.set(monday)
  await write()
  expect(await written()).toEqual([])
  await mother.api.family.weekly({ id, isOn: true })
  expect(await mother.api.family.list()).toMatchObject([{ id, isWeekly: true }])
  app.clock.set(tuesday)
  await write()
  expect(await written()).toEqual([])
  app.clock.set(nextMonday)
  await write()
  const [letter] = await written()
  expect(letter).toMatchObject({ title: 'This week: Meera’s way to the US', href: '/family', mails: true })
  const lines = letter?.body.split('\n') ?? []
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\d+ of \d+ stages done · Now: /)
  expect(lines[1]).toMatch(/^Next: /)
  expect(lines[2]).toMatch(/^To pay: |^No payment has a day ahead yet\.$/)
})

test('once a week, by two processes at once and by the hour', async () => {
  const id = await bringIn('progress')
  await mother.api.family.weekly({ id, isOn: true })
  app.clock.set(monday)
  await Promise.all([write(), write()])
  app.clock.pass({ hours: 3 })
  await write()
  expect(await written()).toHaveLength(1)
  app.clock.set(nextMonday)
  await write()
  expect(await written()).toHaveLength(2)
})

test('says only what is shared at that moment: without money the nearest date, without anything nothing', async () => {
  await asMeera.call('PUT', '/api/plan/days/flight', { day: '2026-08-01' })
  const id = await bringIn('progress')
  await mother.api.family.weekly({ id, isOn: true })
  app.clock.set(monday)
  await write()
  const [first] = await written()
  expect(first?.body).not.toContain('To pay')
  expect(first?.body.split('\n').at(-1)).toMatch(/^Date ahead: /)

  await asMeera.api.familyMembers.share({ id, headings: ['insurance-card'] })
  app.clock.set(nextMonday)
  await write()
  expect(await written()).toHaveLength(1)

  await asMeera.api.familyMembers.share({ id, headings: ['progress'] })
  await asMeera.api.familyMembers.end({ id })
  app.clock.set('2026-06-29T03:40:00Z')
  await write()
  expect(await written()).toHaveLength(1)
})

test('is switched by whose membership it is, and by nobody else', async () => {
  const id = await bringIn('progress')
  expect(await answerOf(asMeera.api.family.weekly({ id, isOn: true }))).toMatchObject({ status: 404 })
  await mother.api.family.weekly({ id, isOn: true })
  await mother.api.family.weekly({ id, isOn: false })
  app.clock.set(monday)
  await write()
  expect(await written()).toEqual([])
})

test('is in the language that they last read in, and what counts is English until a person has read it', async () => {
  const id = await bringIn('progress', 'money')
  await mother.api.family.weekly({ id, isOn: true })
  await mother.api.family.speak({ language: 'hi' })
  expect(await mother.api.family.list()).toMatchObject([{ id, language: 'hi' }])
  app.clock.set(monday)
  await write()
  const [letter] = await written()
  expect(letter?.title).toBe('इस हफ़्ते: Meera का अमेरिका का सफ़र')
  const lines = letter?.body.split('\n') ?? []
  expect(lines[0]).toMatch(/^\d+ में से \d+ चरण पूरे · अभी: /)
  expect(lines[2]).toMatch(/^To pay: |^No payment has a day ahead yet\.$/)
  expect(lines[3]).toBe('मशीन से किया हुआ अनुवाद; मान्य अंग्रेज़ी ही है।')
  expect(await mother.call('PUT', '/api/family-language', { language: 'fr' })).toMatchObject({ status: 422 })
})
