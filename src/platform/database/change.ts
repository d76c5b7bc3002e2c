// One verb, one transaction: its facts, the notice of what changed and the jobs to do later, in one commit.
import { createHash } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { topics, type DeskTopic, type Topic } from '#src/wire/topics.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { alreadyDone, conflict, problem, Refusal } from '#src/wire/problem.ts'
import type { Database, InTransaction, Queries, Transaction } from './database.ts'
import type { Vault } from '../vault/vault.ts'
import { idempotencyKeys } from './tables.ts'

export type Audience = `person:${string}` | `desk:${DeskRole}` | `session:${string}` | 'all'

export type Change = {
  tx: Transaction
  /** Tells the browsers of an audience what to look at again, once this is committed. Written with the commit. */
  announce: (audience: Audience, ...about: readonly Topic[]) => Promise<void>
  /** Tells those at the desk who hear of it. */
  announceToDesk: (...about: readonly DeskTopic[]) => Promise<void>
  /** Work to do once this is committed, and never if it is not; `after` a while, where it has time. */
  later: (job: string, payload: object, after?: Temporal.Duration) => Promise<void>
}

/** Something of this student's changed: they read it again, with their journey, and so do those at the desk who follow it. */
export async function announceBoth(
  { announce, announceToDesk }: Pick<Change, 'announce' | 'announceToDesk'>,
  student: string,
  own: Topic,
  desk: DeskTopic,
): Promise<void> {
  await announce(`person:${student}`, own, 'journey')
  await announceToDesk(desk)
}

export type Repeatable = { owner: string; key: string; request: string }

export type ChangeRunner = <T>(verb: (change: Change) => Promise<T>) => Promise<T>

type Parts = {
  db: Database
  inTransaction: InTransaction
  vault: Pick<Vault, 'seal' | 'open'>
  now: () => Temporal.Instant
  wakeStreams: () => void
  sendJob: (tx: Transaction, job: string, payload: object, after?: Temporal.Duration) => Promise<void>
  wakeJobs: (names: Iterable<string>, after?: Temporal.Duration) => void
}

export const keyReused = problem(
  'idempotency-key-reused',
  422,
  'This key was used for a different request before. Use a new one.',
)

/** The changes of a call that may be sent again. */
export type ChangesOnce = {
  /** A repeated call throws the first one's answer as a Replay instead of doing it again. */
  change: ChangeRunner
  /** Whether it was done before: for a verb that refused it after a look at what the first call left. */
  earlier: () => Promise<Replay | undefined>
}

export function changesOnce(parts: Parts, once: Repeatable): ChangesOnce {
  let isClaimed = false
  return {
    change: async verb => {
      // What a call changes first is what counts once; the rest of it is behind that.
      if (isClaimed) return changeRunner(parts)(verb)
      const result = await changeRunner(parts, once)(verb)
      isClaimed = true
      return result
    },
    earlier: async () => {
      const found = isClaimed ? undefined : await answerBefore(parts.db, once)
      return found?.request === once.request ? new Replay(await answerIn(parts.vault, found)) : undefined
    },
  }
}

export function changeRunner(parts: Parts, once?: Repeatable): ChangeRunner {
  return async verb => {
    const notices: Notice[] = []
    const announce: Change['announce'] = async (audience, ...about) => {
      notices.push(...about.map(subject => ({ audience, about: subject })))
    }
    const sent = new Map<string, Temporal.Duration | undefined>()
    const result = await parts.inTransaction(async (tx, withCommit) => {
      const earlier = once === undefined ? undefined : await claim(tx, once, parts.now())
      if (earlier !== undefined) throw new Replay(await answerIn(parts.vault, earlier))
      const done = await verb({
        tx,
        announce,
        announceToDesk: toDesk(announce),
        later: async (job, payload, after) => {
          await parts.sendJob(tx, job, payload, after)
          sent.set(job, after)
        },
      })
      const answer = once === undefined ? undefined : await sealedAnswer(parts.vault, once, done)
      if (once !== undefined && answer !== undefined) withCommit(keep(tx, once, answer))
      if (notices.length > 0) withCommit(insertOf(notices))
      return done
    })
    if (notices.length > 0) parts.wakeStreams()
    for (const [job, after] of sent) parts.wakeJobs([job], after)
    return result
  }
}

const toDesk =
  (announce: Change['announce']): Change['announceToDesk'] =>
  async (...about) => {
    for (const topic of about) for (const role of topics[topic].desk) await announce(`desk:${role}`, topic)
  }

/** What is changed and who hears of it: all that a command beside the server has. */
export type Announced = Pick<Change, 'tx' | 'announce' | 'announceToDesk'>

export function announcedIn(tx: Transaction): Announced {
  const announce: Change['announce'] = (audience, ...about) =>
    writeNotices(
      tx,
      about.map(subject => ({ audience, about: subject })),
    )
  return { tx, announce, announceToDesk: toDesk(announce) }
}

export type Notice = { audience: Audience; about: Topic }

/**
 * For what is written outside of a verb's own change, where `change` would take it for the answer of the call. The streams
 * hear of it with the next change, or within a second.
 */
export const writeNotices = async (tx: Transaction, notices: readonly Notice[]): Promise<void> => {
  await tx.execute(insertOf(notices))
}

/** One text however much it is, so that it is prepared: nearly every verb sends it. */
const insertOf = (notices: readonly Notice[]) => sql`
  insert into changes (audience, about)
  select audience, about from jsonb_to_recordset(${JSON.stringify(notices)}::jsonb) as notice (audience text, about text)`

/** The answer of the first call, on its way out to a repeated one: the root of the API sends it as it is. */
export class Replay extends Error {
  readonly answer: unknown

  constructor(answer: unknown) {
    super('This was done before.')
    this.answer = answer
  }
}

/** The unique key makes a parallel duplicate wait here until the first has committed, and then read its answer. */
async function claim(tx: Transaction, once: Repeatable, at: Temporal.Instant) {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ ...once, at })
    .onConflictDoNothing()
    .returning()
  if (claimed.length > 0) return undefined
  const earlier = await answerBefore(tx, once)
  if (earlier === undefined) throw new Refusal(conflict)
  if (earlier.request !== once.request) throw new Refusal(keyReused)
  return earlier
}

async function answerBefore(db: Queries, { owner, key }: Repeatable) {
  const [found] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))
  return found
}

const keep = (tx: Transaction, { owner, key }: Repeatable, answer: object) =>
  tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.owner, owner), eq(idempotencyKeys.key, key)))

/** An answer may hold what its owner's rows hold sealed. */
async function sealedAnswer(vault: Parts['vault'], { owner }: Repeatable, answer: unknown): Promise<object> {
  const sealed = await vault.seal(owner, JSON.stringify(answer ?? null))
  return { sealed: Buffer.from(sealed).toString('base64') }
}

async function answerIn(vault: Parts['vault'], { owner, answer }: typeof idempotencyKeys.$inferSelect) {
  const { success, data } = keptAnswer.safeParse(answer)
  // Kept by a release that sealed none: we say only that it was done.
  if (!success) throw new Refusal(alreadyDone)
  const { sealed } = data
  return JSON.parse(await vault.open(owner, Buffer.from(sealed, 'base64')))
}

const keptAnswer = z.object({ sealed: z.string() })

export const requestHash = (route: string, input: unknown) =>
  createHash('sha256')
    .update(`${route}\n${JSON.stringify(input)}`)
    .digest('base64url')
