// What is old is old by the server's own clock, whatever the machine's says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { pruneRecords } from '#src/platform/records/prune.ts'
import { pruneAccounts } from './module.server.ts'
import { links } from './tables.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const left = async () => {
  const { db } = app.services
  await pruneAccounts(app.services)
  await pruneRecords(app.services)
  return Promise.all([sessions, links, rateLimits].map(table => db.$count(table)))
}

test('what still opens something stays, and goes once it does not', async () => {
  const asMeera = await app.enter(meera)
  await asMeera.api.accounts.sendLink({ email: kavya.email })
  const before = await left()
  expect(before.every(count => count > 0)).toBe(true)
  await asMeera.api.journey.read({})
  app.clock.pass({ hours: 24 * 400 })
  expect(await left()).toEqual([0, 0, 0])
})
