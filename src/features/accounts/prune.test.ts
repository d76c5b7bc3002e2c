// What is old is old by the house's own clock, whatever the machine's says.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { openTeamHouse, type TeamHouse } from '#tests/team.ts'
import { rateLimits } from '#src/platform/database/tables.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { pruneRecords } from '#src/platform/records/prune.ts'
import { pruneAccounts } from './jobs.ts'
import { links } from './tables.ts'

let house: TeamHouse
beforeAll(async () => {
  house = await openTeamHouse()
})
afterAll(() => house.end())

const left = async () => {
  const { db } = house.house
  await pruneAccounts(house.house)
  await pruneRecords(house.house)
  return Promise.all([sessions, links, rateLimits].map(table => db.$count(table)))
}

test('what still opens something stays, and goes once it does not', async () => {
  const asMeera = await house.enter(meera)
  await asMeera.call('POST', '/api/sign-in-links', { email: kavya.email })
  const before = await left()
  expect(before.every(count => count > 0)).toBe(true)
  expect((await asMeera.call('GET', '/api/journey')).status).toBe(200)
  house.clock.pass({ hours: 24 * 400 })
  expect(await left()).toEqual([0, 0, 0])
})
