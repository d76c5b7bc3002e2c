import { and, count, desc, eq } from 'drizzle-orm'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { toeflBand, toeflRange } from '#src/values/test-scores.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { tooManyScores, type GmatScore, type GreScore, type TestScoresView, type ToeflScore } from './contract.ts'
import { mostOfATest, type Test } from './rules.ts'
import { gmatScores, greScores, toeflScores } from '../tables.ts'

export const read = (call: Call): Promise<TestScoresView> => scoresOf(call.db, call.caller.id)

export const setGre = (call: Call, { scores }: { scores: GreScore[] }): Promise<TestScoresView> =>
  put(call, async tx => {
    for (const { id, ...score } of scores)
      await putOne(id, {
        change: there =>
          tx
            .update(greScores)
            .set(score)
            .where(and(eq(greScores.id, there), eq(greScores.owner, call.caller.id)))
            .returning(),
        add: () => tx.insert(greScores).values({ ...score, owner: call.caller.id, createdAt: call.now() }),
      })
  })

export const setToefl = (call: Call, { scores }: { scores: ToeflScore[] }): Promise<TestScoresView> =>
  put(call, async tx => {
    for (const { id, ...score } of scores)
      await putOne(id, {
        change: there =>
          tx
            .update(toeflScores)
            .set(score)
            .where(and(eq(toeflScores.id, there), eq(toeflScores.owner, call.caller.id)))
            .returning(),
        add: () => tx.insert(toeflScores).values({ ...score, owner: call.caller.id, createdAt: call.now() }),
      })
  })

export const setGmat = (call: Call, { scores }: { scores: GmatScore[] }): Promise<TestScoresView> =>
  put(call, async tx => {
    for (const { id, ...score } of scores)
      await putOne(id, {
        change: there =>
          tx
            .update(gmatScores)
            .set(score)
            .where(and(eq(gmatScores.id, there), eq(gmatScores.owner, call.caller.id)))
            .returning(),
        add: () => tx.insert(gmatScores).values({ ...score, owner: call.caller.id, createdAt: call.now() }),
      })
  })

export const remove = (call: Call, { test, id }: { test: Test; id: string }): Promise<TestScoresView> =>
  put(call, async tx => {
    const table = tables[test]
    const removed = await tx
      .delete(table)
      .where(and(eq(table.id, id), eq(table.owner, call.caller.id)))
      .returning({ id: table.id })
    foundIn(removed)
  })

const tables = { gre: greScores, toefl: toeflScores, gmat: gmatScores } as const satisfies Record<Test, unknown>

async function put(call: Call, write: (tx: Transaction) => Promise<void>): Promise<TestScoresView> {
  return call.change(async ({ tx, announce }) => {
    await write(tx)
    await refuseTooMany(tx, call.caller.id)
    await announce(`person:${call.caller.id}`, 'profile')
    return scoresOf(tx, call.caller.id)
  })
}

type Writes = { change: (id: string) => Promise<unknown[]>; add: () => Promise<unknown> }

/** An id that is not one's own is as good as none at all: nothing of the batch is kept. */
async function putOne(id: string | undefined, { change, add }: Writes): Promise<void> {
  if (id === undefined) await add()
  else if ((await change(id)).length === 0) throw new Refusal(notFound)
}

async function refuseTooMany(tx: Queries, owner: string): Promise<void> {
  for (const table of Object.values(tables)) {
    const [there] = await tx.select({ rows: count() }).from(table).where(eq(table.owner, owner))
    if ((there?.rows ?? 0) > mostOfATest) throw new Refusal(tooManyScores)
  }
}

async function scoresOf(db: Queries, owner: string): Promise<TestScoresView> {
  const gre = await db
    .select()
    .from(greScores)
    .where(eq(greScores.owner, owner))
    .orderBy(desc(greScores.createdAt), desc(greScores.id))
  const toefl = await db
    .select()
    .from(toeflScores)
    .where(eq(toeflScores.owner, owner))
    .orderBy(desc(toeflScores.createdAt), desc(toeflScores.id))
  const gmat = await db
    .select()
    .from(gmatScores)
    .where(eq(gmatScores.owner, owner))
    .orderBy(desc(gmatScores.createdAt), desc(gmatScores.id))
  return {
    gre: gre.map(viewOf),
    toefl: toefl.map(row => ({ ...viewOf(row), ...onBothScales(row) })),
    gmat: gmat.map(viewOf),
  }
}

const viewOf = <Row extends { owner: string; createdAt: Temporal.Instant }>({ owner, createdAt, ...row }: Row) => ({
  ...row,
  userId: owner,
  createdAt: createdAt.toString(),
})

const onBothScales = ({ score, scale }: typeof toeflScores.$inferSelect) =>
  scale === '1-6' ? { band: score, range: toeflRange(score) ?? null } : { band: toeflBand(score) ?? null, range: null }
