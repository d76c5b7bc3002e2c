import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openTeamApp, type TeamApp } from '#tests/team.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { changes } from '../live/tables.ts'
import { openDatabase } from './database.ts'
import { isLost } from './transactions.ts'

let app: TeamApp
beforeAll(async () => {
  app = await openTeamApp()
})
afterAll(() => app.end())

const visit = (stage: string) =>
  ({ owner: app.idOf(meera), stage, what: 'visited', step: '', at: app.clock.now() }) as const
const visitsOf = (stage: string) => app.services.db.select().from(happenings).where(eq(happenings.stage, stage))

test('what a verb did and the news of it are one transaction', async () => {
  await app.services.change(async ({ tx, announce }) => {
    await announce('all', 'journey', 'visas')
    await tx.insert(happenings).values(visit('one-transaction'))
  })
  const [done] = await app.services.sql`select xmin::text as xid from happenings where stage = 'one-transaction'`
  const notified = await app.services
    .sql`select xid::text, about from changes where xid::text = ${done?.['xid'] ?? ''} order by id`
  expect(notified).toEqual([
    { xid: done?.['xid'], about: 'journey' },
    { xid: done?.['xid'], about: 'visas' },
  ])
})

test('where the news cannot be written nothing is done, and anyone who asked is notified so', async () => {
  const impossible = 'no text may hold this: \u0000'
  const done = app.services.change(async ({ tx, announce }) => {
    await tx.insert(happenings).values(visit('impossible-news'))
    await announce(`person:${impossible}`, 'journey')
  })
  await expect(done).rejects.toThrow()
  expect(await visitsOf('impossible-news')).toEqual([])
  // Its connection is as good as before.
  await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      app.services.change(({ announce }) => announce(`person:turn-${turn}`, 'journey')),
    ),
  )
  const notified = await app.services.db.select().from(changes)
  expect(notified.filter(({ audience }) => audience.startsWith('person:turn-'))).toHaveLength(20)
})

test('a verb that refuses leaves neither rows nor news', async () => {
  const refused = app.services.change(async ({ tx, announce }) => {
    await tx.insert(happenings).values(visit('refused'))
    await announce('person:refused', 'journey')
    throw new Error('refused')
  })
  await expect(refused).rejects.toThrow('refused')
  expect(await visitsOf('refused')).toEqual([])
  expect(await app.services.db.select().from(changes).where(eq(changes.audience, 'person:refused'))).toEqual([])
})

test('a verb that goes on after its connection was lost does nothing more, and nothing of it is done', async () => {
  const isOver = app.services.inTransaction(async tx => {
    await tx.insert(happenings).values(visit('lost'))
    const [self] = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await app.asOwner(`select pg_terminate_backend(${self?.pid ?? 0}, 5000)`)
    const failed = []
    for (let turn = 0; turn < 3; turn += 1)
      failed.push(
        await tx
          .insert(happenings)
          .values(visit('lost'))
          .then(() => false, isLost),
      )
    expect(failed).toEqual([true, true, true])
    return failed
  })
  await expect(isOver).rejects.toThrow()
  expect(await visitsOf('lost')).toEqual([])
  await app.services.inTransaction(tx => tx.insert(happenings).values(visit('lost')))
  expect(await visitsOf('lost')).toHaveLength(1)
})

test('a statement that comes often is prepared, in a transaction too, and one that comes seldom is not', async () => {
  const { db, inTransaction, close } = openDatabase(app.databaseUrl, { max: 1 })
  for (let turn = 0; turn < 30; turn += 1) {
    await db
      .select()
      .from(happenings)
      .where(eq(happenings.stage, `turn-${turn}`))
    await inTransaction(async tx =>
      tx
        .select()
        .from(changes)
        .where(eq(changes.about, `turn-${turn}`)),
    )
  }
  await db.select().from(happenings).where(eq(happenings.step, 'seldom'))
  const prepared = await db.execute<{ statement: string }>(sql`select statement from pg_prepared_statements`)
  const about = (words: string) => prepared.filter(({ statement }) => statement.includes(words)).length
  expect([about('"stage" = $1'), about('"about" = $1'), about('"step" = $1')]).toEqual([1, 1, 0])
  await close()
})
