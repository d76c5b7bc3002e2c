// Nobody is at the desk of a new server: anyone who runs it makes the first admin, once.
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ensure } from '#tests/api.ts'
import { openTestApp, type TestApp } from '#tests/app.ts'
import { giveSecondFactor } from '#tests/second-factor.ts'
import { visitor, type Visitor } from '#tests/visitor.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { makeFirstAdmin } from './first-admin.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.end())

const asha = { email: 'asha@company.example', firstName: 'Asha', lastName: 'Rao' }
const second = { ...asha, email: 'second@company.example' }

const make = (who = asha) => makeFirstAdmin(app.services, who)
const open = (who: Visitor, { email }: { email: string }, token = '') =>
  who.api.accounts.signInByLink({ email, oobCode: token })
const rolesOf = ({ email }: { email: string }) =>
  app.services.db.$count(
    staff,
    inArray(staff.person, app.services.db.select({ id: people.id }).from(people).where(eq(people.email, email))),
  )
const user = async (who: Visitor) => (await who.api.accounts.session({})).user

/** Whose address it is opens the link first, and then the command is run again. */
async function makeBoth(who = asha): Promise<string | undefined> {
  await open(visitor(app), who, (await make(who))?.token)
  return (await make(who))?.token
}

test('an address has no role before its own link was opened, and of five made at once one is the first', async () => {
  const { services: parts } = app
  const added = await Promise.all(Array.from({ length: 5 }, () => make()))
  expect(added.map(made => made?.became).toSorted()).toEqual(['added', 'refused', 'refused', 'refused', 'refused'])
  expect(await parts.db.$count(people)).toBe(1)
  expect(await rolesOf(asha)).toBe(0)
  const before = visitor(app)
  await open(before, asha, added[0]?.token)

  const made = (await Promise.all(Array.from({ length: 5 }, () => make()))).filter(one => one !== undefined)
  expect(made).toMatchObject([{ became: 'admin' }])
  expect(await user(before)).toBeNull()
  const admin = visitor(app)
  await open(admin, asha, made[0]?.token)
  expect(await user(admin)).toMatchObject({ secondFactor: 'not-set-up' })
  expect((await admin.call('GET', '/api/desk/seat')).status).toBe(404)
  await giveSecondFactor(app, admin)
  expect(await admin.api.desk.seat()).toMatchObject({ firstName: 'Asha', roles: ['admin'] })
  expect(await admin.api.desk.actions()).toMatchObject([
    { what: 'role-granted', by: 'Asha Rao', aboutName: 'Asha Rao' },
  ])
  await expect(open(visitor(app), asha, made[0]?.token)).rejects.toMatchObject({ status: 422 })
})

test('somebody who has an account gets the role, and it is no second account', async () => {
  const { services: parts } = app
  await parts.db.delete(staff)
  expect(await make()).toMatchObject({ became: 'admin' })
  expect(await parts.db.$count(people, eq(people.email, asha.email))).toBe(1)
  expect(await make()).toBeUndefined()
  expect(await parts.db.$count(people)).toBe(1)
})

test('a stranger who registered the address first is signed out with their tokens and is no admin', async () => {
  const stranger = visitor(app)
  const password = 'a-strangers-own-7'
  const typed = { ...second, middleName: '', password, prefix: 'IN:91', phone: '9848412345' }
  await stranger.api.accounts.register(typed)
  await giveSecondFactor(app, stranger)
  const { token } = await stranger.api.accounts.bearer({})
  const byToken = async () =>
    Object((await visitor(app).call('GET', '/api/session', undefined, { authorization: `Bearer ${token}` })).body).user
  expect(await byToken()).not.toBeNull()

  const refused = await make(second)
  expect(refused).toMatchObject({ became: 'refused' })
  expect(await user(stranger)).toBeNull()
  expect(await byToken()).toBeNull()
  // By the password they come in again, to an account without a role.
  await stranger.api.accounts.signIn({ email: second.email, password })
  await giveSecondFactor(app, stranger)
  expect((await stranger.call('GET', '/api/desk/seat')).status).toBe(404)
  expect(await rolesOf(second)).toBe(0)

  // Whose address it is takes it off that account, and then becomes an admin in one of their own.
  await visitor(app).api.unproved.release({ oobCode: ensure(refused).token })
  const admin = visitor(app)
  await open(admin, second, await makeBoth(second))
  await giveSecondFactor(app, admin)
  await giveSecondFactor(app, stranger)
  expect(await admin.api.desk.seat()).toMatchObject({ roles: ['admin'] })
  expect((await stranger.call('GET', '/api/desk/seat')).status).toBe(404)
})

test('there are two who can confirm each other’s roles, and a third is made at the desk', async () => {
  expect(await make({ ...asha, email: 'third@company.example' })).toBeUndefined()
  expect(await app.services.db.$count(staff, eq(staff.role, 'admin'))).toBe(2)
})

test('a role from before that nobody’s address holds counts nowhere, and goes with the address', async () => {
  const { db } = app.services
  const admin = visitor(app)
  await db
    .delete(staff)
    .where(inArray(staff.person, db.select({ id: people.id }).from(people).where(eq(people.email, second.email))))
  await open(admin, second, (await make(second))?.token)
  await giveSecondFactor(app, admin)
  await db.update(people).set({ emailVerifiedAt: null }).where(eq(people.email, second.email))
  expect((await admin.call('GET', '/api/desk/seat')).status).toBe(404)
  expect(await rolesOf(second)).toBe(1)
  expect((await make(second))?.became).toBe('refused')
  expect(await rolesOf(second)).toBe(0)
})
