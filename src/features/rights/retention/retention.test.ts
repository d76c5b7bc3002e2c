import { personalDataOf } from '#src/features/people/personal-data/sources.ts'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dev, meera, rohan } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { appServices } from '#src/app/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notifications } from '#src/features/notifications/tables.ts'
import { eraseDue } from '../erasure/erasures.ts'
import { erasures } from '../tables.ts'
import { keepNoLonger } from './periods.ts'
import { unusedSince } from './rules.ts'

let app: TeamApp

beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const at = (text: string) => Temporal.Instant.from(text)
test.each([
  ['2023-06-23T06:00:00Z', false],
  ['2023-06-22T06:00:01Z', false],
  ['2023-06-22T06:00:00Z', true],
  ['2020-01-01T00:00:00Z', true],
])('last seen %s, on the 15th of June 2026 it is unused: %s', (lastSeenAt, unused) => {
  const now = at('2026-06-15T06:00:00Z')
  expect(Temporal.Instant.compare(at(lastSeenAt), unusedSince(now)) <= 0).toBe(unused)
})

const run = () => keepNoLonger(app.services, personalDataOf(appServices))
const pass = async (days: number) => {
  app.clock.pass({ hours: 24 * days })
  await app.services.sql`delete from sessions where expires_at < ${app.clock.now().toString()}::timestamptz`
}
const erasureOf = async (person: string) =>
  (await app.services.db.select().from(erasures).where(eq(erasures.owner, person))).at(-1)

test('an account that nobody signs in to is notified of and erased; one who comes in time stays; staff stay', async () => {
  for (const person of [meera, rohan, dev]) await app.enter(person)
  await pass(3 * 365 - 8)
  await run()
  expect(await app.services.db.$count(erasures)).toBe(0)
  await pass(3)
  await Promise.all([run(), run()])
  expect(await erasureOf(app.idOf(dev))).toBeUndefined()
  expect(await erasureOf(app.idOf(meera))).toMatchObject({ why: 'unused', undoneAt: null })
  const notified = await app.services.db
    .select()
    .from(notifications)
    .where(eq(notifications.owner, app.idOf(meera)))
  expect(notified.map(({ body }) => body)).toEqual([expect.stringContaining('Sign in before that day, and it stays.')])

  await pass(6)
  await app.enter(rohan)
  await pass(2)
  await eraseDue(app.services, personalDataOf(appServices))
  expect(await erasureOf(app.idOf(rohan))).toMatchObject({ undoneAt: expect.anything(), erasedAt: null })
  expect(await erasureOf(app.idOf(meera))).toMatchObject({ erasedAt: expect.anything() })
  // Who was never seen since we look is not unused.
  expect((await app.services.db.select().from(people).where(eq(people.email, 'arjun.reddy@example.com'))).length).toBe(
    1,
  )
})

test('a visitor goes once nobody can come back as that visitor', async () => {
  const guest = await app.enterAsGuest()
  await guest.api.journey.askEarlyAccess({ stage: 'apartments' })
  await pass(29)
  await run()
  expect(await erasureOf(guest.id)).toBeUndefined()
  await pass(2)
  await run()
  await eraseDue(app.services, personalDataOf(appServices))
  expect(await erasureOf(guest.id)).toMatchObject({ why: 'visitor', erasedAt: expect.anything() })
  expect(await app.services.sql`select from happenings where owner = ${guest.id}`).toEqual([])
})

test('all visitors go in one night, however many they are', async () => {
  const { db } = app.services
  const createdAt = app.clock.now().subtract({ hours: 24 * 40 })
  const guests = await db
    .insert(people)
    .values(Array.from({ length: 450 }, () => ({ isGuest: true, createdAt })))
    .returning({ id: people.id })
  await run()
  const gone = await db
    .select({ owner: erasures.owner })
    .from(erasures)
    .where(
      inArray(
        erasures.owner,
        guests.map(({ id }) => id),
      ),
    )
  expect(gone).toHaveLength(450)
})
