// A student tells of their own interview. It stays theirs: what is published by it goes when they take it back.
import { and, desc, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import * as kinds from '../request-kinds.ts'
import { tooManySent, waitsAlready, type ContributionView } from './contract.ts'
import { choicesIn, requireUniversity } from './params.ts'
import { fundings, written, type Contribution, type Line, speakers } from './rules.ts'
import { nextRevision } from './cache.ts'
import { transcriptContributions, transcripts } from './tables.ts'

const noticesOf = (person: string) => perDay(`transcripts:${person}`, 5)

export async function tell(call: Call, input: Contribution): Promise<{ id: string }> {
  const { university, subject, outcome } = input
  const { consulate } = choicesIn({ ...input, funding: input.funding[0] ?? '' })
  const funding = fundings.filter(one => input.funding.includes(one))
  await requireUniversity(call, university)
  await call.limits.use(noticesOf(call.caller.id), tooManySent)
  const lines = await sealLines(call, call.caller.id, written(input.lines))
  const about = { university, subject, consulate, funding, visaAccepted: outcome === 'accepted' }
  return call.change(async change => {
    const [made] = await change.tx
      .insert(transcriptContributions)
      .values({ owner: call.caller.id, ...about, original: lines, lines, sentAt: call.now() })
      .onConflictDoNothing()
      .returning({ id: transcriptContributions.id })
    if (made === undefined) throw new Refusal(waitsAlready)
    await ask(change, call, {
      student: call.caller.id,
      role: 'advisor',
      kind: kinds.transcript,
      subject: made.id,
      title: 'Take the names out of an interview',
      path: `/desk/transcripts/${made.id}`,
      priority: 'low',
    })
    await notifyOwner(change, call.caller.id)
    return { id: made.id }
  })
}

export async function takeBack(call: Call, { id }: { id: string }): Promise<void> {
  return call.change(async change => {
    const [gone] = await change.tx
      .delete(transcriptContributions)
      .where(and(eq(transcriptContributions.id, id), eq(transcriptContributions.owner, call.caller.id)))
      .returning()
    if (gone === undefined) throw new Refusal(notFound)
    if (gone.transcript !== null) await withdraw(change, call, gone.transcript)
    await settle(change, { now: call.now }, { kind: kinds.transcript, subject: id })
    await notifyOwner(change, call.caller.id)
  })
}

/** Nobody finds it any more, and nothing of what was said is kept. */
export async function withdraw(change: Change, { now }: Pick<Call, 'now'>, id: string): Promise<void> {
  await change.tx
    .update(transcripts)
    .set({ withdrawnAt: now(), lines: [], revision: await nextRevision(change.tx) })
    .where(and(eq(transcripts.id, id), isNull(transcripts.withdrawnAt)))
  await change.announce('all', 'transcripts')
}

export async function sentInterviews(call: Call): Promise<ContributionView[]> {
  const rows = await call.db
    .select({ contribution: transcriptContributions, university: universities })
    .from(transcriptContributions)
    .innerJoin(universities, eq(universities.id, transcriptContributions.university))
    .where(eq(transcriptContributions.owner, call.caller.id))
    .orderBy(desc(transcriptContributions.id))
    .limit(20)
  return Promise.all(rows.map(async row => ({ ...summaryOf(row), lines: await linesOf(call, row) })))
}

type Found = {
  contribution: typeof transcriptContributions.$inferSelect
  university: typeof universities.$inferSelect
}

export const summaryOf = ({ contribution: row, university }: Found): Omit<ContributionView, 'lines'> => ({
  id: row.id,
  university: { id: university.id, name: university.displayName ?? university.name },
  subject: row.subject,
  consulate: row.consulate,
  funding: row.funding,
  visaAccepted: row.visaAccepted,
  sentAt: row.sentAt.toString(),
  declinedAt: row.declinedAt?.toString() ?? null,
  reason: row.reason,
  publishedAt: row.publishedAt?.toString() ?? null,
})

export const linesOf = (call: Call, { contribution: { owner, lines } }: Found): Promise<Line[]> =>
  openLines(call, owner, lines)

async function notifyOwner(change: Change, owner: string): Promise<void> {
  await change.announce(`person:${owner}`, 'transcripts')
  await change.announceToDesk('desk-transcripts')
}

const lines = z.array(z.object({ speaker: z.enum(speakers), txt: z.string() }))

export const sealLines = ({ vault }: Call, owner: string, said: readonly Line[]): Promise<Uint8Array> =>
  vault.seal(owner, JSON.stringify(said))

export const openLines = async ({ vault }: Call, owner: string, sealed: Uint8Array): Promise<Line[]> =>
  lines.parse(JSON.parse(await vault.open(owner, sealed)))
