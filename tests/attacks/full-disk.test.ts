// A disk without room: nothing new is written, but anyone who wants to get out does. See also `npm run faults -- disk`.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, meera, type DemoPerson } from '#seed/people.ts'
import { handlersOf } from '#src/app/server.ts'
import { contract, serverModules } from '#src/app/server-modules.ts'
import { appServices } from '#src/app/services.ts'
import { buildApp } from '#src/platform/http/app.ts'
import { serveContract } from '#src/platform/http/serve.ts'
import { eventStreams } from '#src/platform/http/events.ts'
import { ensure } from '../api.ts'
import { openTeamApp, type TeamApp } from '../team.ts'
import { visitor } from '../visitor.ts'

let app: TeamApp
let full: { url: string; close: () => Promise<unknown> }

beforeAll(async () => {
  app = await openTeamApp()
  const { services, changesOnce, live } = app
  const web = await buildApp({
    settings: services.settings,
    newRequestId: randomUUID,
    recordError: services.ports.errors.record,
  })
  serveContract(web, contract, handlersOf(serverModules, appServices), {
    services,
    changesOnce,
    streamEvents: eventStreams(live).open,
    isRoom: async () => false,
    isShared: async () => false,
    missingConsent: async () => undefined,
  })
  full = { url: await web.listen({ port: 0, host: '127.0.0.1' }), close: () => web.close() }
})
afterAll(async () => {
  await full.close()
  await app.end()
})

async function inFull(person: DemoPerson) {
  const who = visitor(full)
  who.takeCookie((await app.enter(person)).cookie())
  return who
}

test('nothing is written', async () => {
  const who = await inFull(meera)
  expect(await who.call('PUT', '/api/journey/visas/visit', {})).toMatchObject({
    status: 507,
    body: { code: 'no-room' },
  })
})

test('a logout ends the session', async () => {
  const who = await inFull(meera)
  await who.api.journey.read({})
  await who.api.accounts.signOut({})
  expect((await who.call('GET', '/api/journey')).status).toBe(401)
})

test('a session elsewhere can be ended, by its owner and by an admin', async () => {
  const [who, other] = [await inFull(meera), await inFull(meera)]
  const list = await who.api.accounts.sessions()
  const elsewhere = ensure(list.find(({ isThisOne }) => !isThisOne))
  await who.api.accounts.revoke({ id: elsewhere.id })
  await (await inFull(dev)).api.desk.endSessions({ id: app.idOf(meera) })
  expect((await other.call('GET', '/api/journey')).status).toBe(401)
})
