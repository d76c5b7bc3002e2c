import { journeyView } from '#src/features/progress/contract.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, farah, kavya, meera, rohan, vikram } from '#seed/people.ts'
import { plant } from '#tests/planted.ts'
import { deskActions } from '#src/features/audit/tables.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import type { Visitor } from '#tests/visitor.ts'
import { ensure } from '#tests/api.ts'

let app: TeamApp
let asKavya: Visitor
let asMeera: Visitor
let path: string
beforeAll(async () => {
  app = await openTeamApp()
  ;[asKavya, asMeera] = [await app.enter(kavya), await app.enter(meera)]
  path = `/api/desk/students/${app.idOf(meera)}/as-student`
})
afterAll(() => app.end())

test('an advisor and an admin read the journey that the student reads', async () => {
  await asMeera.api.journey.visit({ stage: 'visas' })
  await asMeera.api.journey.mark({ stage: 'visas', step: 'DS160' })
  app.clock.pass({ minutes: 1 })
  const own = await asMeera.api.journey.read({})
  for (const who of [asKavya, await app.enter(dev)]) {
    const body = await who.api.students.asStudent({ id: app.idOf(meera) })
    expect(body.name).toBe('Meera')
    // Beside what home ranks it by.
    const { stages } = journeyView.parse(body)
    expect(stages).toEqual(own.stages)
  }
})

test('to every other role, to students and to nobody’s session it is not there, nor for a guest or a colleague', async () => {
  for (const person of [farah, vikram, rohan, meera])
    expect((await (await app.enter(person)).call('GET', path)).status, person.firstName).toBe(404)
  const guest = await app.enterAsGuest()
  expect((await guest.call('GET', path)).status).toBe(404)
  for (const id of [guest.id, app.idOf(dev), crypto.randomUUID()])
    expect((await asKavya.call('GET', `/api/desk/students/${id}/as-student`)).status).toBe(404)
})

test('each look is one entry of the audit an hour, and the student reads it', async () => {
  app.clock.pass({ hours: 2 })
  await app.clear(deskActions)
  asKavya = await app.enter(kavya)
  for (let times = 0; times < 3; times += 1) await asKavya.api.students.asStudent({ id: app.idOf(meera) })
  const noted = await app.services.db.select().from(deskActions)
  expect(noted.map(({ what, by, about }) => [what, by, about])).toEqual([
    ['journey-seen', app.idOf(kavya), app.idOf(meera)],
  ])
  const { openings } = await (await app.enter(meera)).api.rights.openings({})
  expect(openings[0]).toMatchObject({ who: 'Kavya', what: 'Your home and your stages, as you see them' })
})

test('it opens no session, sets no cookie, and takes nothing but a read', async () => {
  const before = await app.services.db.$count(sessions, eq(sessions.person, app.idOf(meera)))
  const cookie = asKavya.cookie()
  const answer = await asKavya.call('GET', path)
  expect(asKavya.cookie()).toBe(cookie)
  expect(JSON.stringify(answer.body)).not.toMatch(/token|cookie|session/i)
  expect(await app.services.db.$count(sessions, eq(sessions.person, app.idOf(meera)))).toBe(before)
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
    expect((await asKavya.call(method, path, {})).status, method).toBe(404)
  // What the viewer marks is the viewer's own, whatever they have looked at.
  await asKavya.api.journey.mark({ stage: 'visas', step: 'CompileDocs' })
  const { stages } = await asKavya.api.students.asStudent({ id: app.idOf(meera) })
  const visas = ensure(stages.find(({ route }) => route === 'visas'))
  expect(ensure(visas.steps.find(({ id }) => id === 'CompileDocs')).status).not.toBe('complete')
})

test('nothing that the student typed or that is sealed is in it', async () => {
  const asRohan = await app.enter(rohan)
  await plant(app, asRohan, 'Zebra')
  const body = await asKavya.api.students.asStudent({ id: app.idOf(rohan) })
  expect(JSON.stringify(body)).not.toContain('Zebra')
})
