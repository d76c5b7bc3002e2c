// Nobody is at the desk of a new server: anyone who runs it makes the first admin, once.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestHouse, type TestHouse } from '#tests/house.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { visitor } from '#tests/visitor.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { makeFirstAdmin } from './first-admin.ts'

let house: TestHouse

beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.end())

const asha = { email: 'asha@company.example', firstName: 'Asha', lastName: 'Rao' }

test('of five made at once one is the first, signs in by the link and is in the audit', async () => {
  const { house: parts } = house
  const tokens = await Promise.all(Array.from({ length: 5 }, () => makeFirstAdmin(parts, asha)))
  const made = tokens.filter(token => token !== undefined)
  expect(made).toHaveLength(1)
  expect(await parts.db.$count(people)).toBe(1)
  const admin = visitor(house)
  expect((await admin.call('POST', '/api/session/link', { email: asha.email, oobCode: made[0] })).status).toBe(200)
  expect((await admin.call('GET', '/api/session')).body).toMatchObject({ user: { secondFactor: 'not-set-up' } })
  expect((await admin.call('GET', '/api/desk/seat')).status).toBe(404)
  await giveSecondFactor(house, admin)
  expect((await admin.call('GET', '/api/desk/seat')).body).toMatchObject({ firstName: 'Asha', roles: ['admin'] })
  expect((await admin.call('GET', '/api/desk/actions')).body).toMatchObject([
    { what: 'role-granted', by: 'Asha Rao', aboutName: 'Asha Rao' },
  ])
  expect((await visitor(house).call('POST', '/api/session/link', { email: asha.email, oobCode: made[0] })).status).toBe(
    422,
  )
})

test('somebody who has an account gets the role, and it is no second account', async () => {
  const { house: parts } = house
  await parts.db.delete(staff)
  expect(await makeFirstAdmin(parts, asha)).toEqual(expect.any(String))
  expect(await parts.db.$count(people, eq(people.email, asha.email))).toBe(1)
  expect(await makeFirstAdmin(parts, asha)).toBeUndefined()
  expect(await parts.db.$count(people)).toBe(1)
})

test('there are two who can confirm each other’s roles, and a third is made at the desk', async () => {
  const { house: parts } = house
  const second = { ...asha, email: 'second@company.example' }
  expect(await makeFirstAdmin(parts, second)).toEqual(expect.any(String))
  expect(await makeFirstAdmin(parts, { ...asha, email: 'third@company.example' })).toBeUndefined()
  expect(await parts.db.$count(staff, eq(staff.role, 'admin'))).toBe(2)
})
