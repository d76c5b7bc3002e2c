import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, vikram } from '../../../seed/people.ts'
import { openStream } from '../../../tests/stream.ts'
import { openTeamHouse, type TeamHouse } from '../../../tests/team.ts'
import type { Visitor } from '../../../tests/visitor.ts'

let house: TeamHouse
let asKavya: Visitor
let asMeera: Visitor
beforeAll(async () => {
  house = await openTeamHouse()
  ;[asKavya, asMeera] = [await house.enter(kavya), await house.enter(meera)]
})
afterAll(() => house.end())

const find = async (who: Visitor, search: string) =>
  Object((await who.call('GET', `/api/desk/students?${new URLSearchParams({ search })}`)).body)

test.each([
  ['a name', 'meer iy'],
  ['an address', 'MEERA.IYER@'],
  ['digits of a number', '48012345'],
])('a student is found by %s', async (_, search) => {
  expect(await find(asKavya, search)).toMatchObject([{ name: 'Meera Iyer', waiting: 0 }])
})

test('who sits at the desk is no student, and marks of a search are taken as they are', async () => {
  expect(await find(asKavya, 'Kavya')).toEqual([])
  expect(await find(asKavya, '%')).toEqual([])
})

test('the desk sees the journey as the student does, and what happened', async () => {
  await asMeera.call('PUT', '/api/journey/vaccines/visit', {})
  house.clock.pass({ minutes: 1 })
  await asMeera.call('PUT', '/api/journey/vaccines/CheckRequirements/mark', {})
  house.clock.pass({ minutes: 1 })
  await asKavya.call('POST', '/api/desk/requests', { student: house.idOf(meera), title: 'Call her' })
  const path = `/api/desk/students/${house.idOf(meera)}`
  const { body } = await asKavya.call('GET', path)
  expect(Object(body).journey).toEqual((await asMeera.call('GET', '/api/journey')).body)
  expect(Object(body).student).toMatchObject({ name: 'Meera Iyer', waiting: 1 })
  expect(Object(body).history.slice(0, 3)).toMatchObject([
    { what: 'To do: Call her' },
    { what: 'Marked as completed Vaccines: Check what your university asks', by: null },
    { what: 'Began Vaccines' },
  ])
  expect((await (await house.enter(farah)).call('GET', path)).status).toBe(200)
  expect((await (await house.enter(vikram)).call('GET', path)).status).toBe(404)
  expect((await asKavya.call('GET', `/api/desk/students/${crypto.randomUUID()}`)).status).toBe(404)
})

test('whoever has the page open hears that there is news of that student, a lender and students do not', async () => {
  const watching = await openStream(house, asKavya)
  const lender = await openStream(house, await house.enter(vikram))
  await expect.poll(() => [watching.heard.length, lender.heard.length].every(count => count > 0)).toBe(true)
  await asMeera.call('PUT', '/api/journey/forex/visit', {})
  await expect.poll(() => watching.heard.at(-1)?.abouts).toEqual([`student:${house.idOf(meera)}`])
  expect(JSON.stringify(lender.heard)).not.toContain('student')
  watching.close()
  lender.close()
})

test('ended sessions are over at once, except the one that ended them', async () => {
  const [asDev, lost] = [await house.enter({ ...meera, email: 'dev@safar.example' }), await house.enter(meera)]
  const { body } = await asDev.call('DELETE', `/api/desk/people/${house.idOf(meera)}/sessions`, {})
  expect(Object(body).ended).toBeGreaterThanOrEqual(2)
  expect((await lost.call('GET', '/api/journey')).status).toBe(401)
})

test('each look at a student, a chat or answers is in the audit, once an hour and not in the student’s history', async () => {
  const id = house.idOf(meera)
  house.clock.pass({ hours: 2 })
  for (const path of [`/api/desk/students/${id}`, `/api/desk/students/${id}`, `/api/desk/chats/${id}`]) await asKavya.call('GET', path)
  const { body } = await (await house.enter(dev)).call('GET', `/api/desk/actions?about=${id}`)
  const since = house.clock.now().subtract({ hours: 1 }).toString()
  const looked: { what: string; at: string }[] = Object(body)
  expect(looked.filter(({ at }) => at > since).map(({ what }) => what).toSorted()).toEqual(['chat-read', 'student-read'])
  expect(JSON.stringify((await asKavya.call('GET', `/api/desk/students/${id}`)).body)).not.toContain('Opened a student')
})
