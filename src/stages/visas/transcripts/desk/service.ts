// The desk takes the names out of what a student entered, and publishes it or says why not.
import * as kinds from '#src/stages/visas/request-kinds.ts'
import * as audited from '#src/stages/visas/audit-actions.ts'
import { desc, eq, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { linesOf, summaryOf, withdraw as takeDown, openLines, sealLines } from '../contributions.ts'
import * as copy from '../rules.ts'
import { linesProblem, written, type Line } from '../rules.ts'
import { nextRevision } from '../cache.ts'
import { transcriptContributions, transcripts } from '../tables.ts'
import { changedMeanwhile, settledBefore, type DeskTranscript, type QueuedTranscript } from './contract.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

type Row = typeof transcriptContributions.$inferSelect
type Named = { id: string }
type Seen = Named & { version: number }

const mostShown = 200
const address = '/visas/visa-transcripts'

export async function queue(call: Call): Promise<QueuedTranscript[]> {
  const { publishedAt, declinedAt, sentAt } = transcriptContributions
  const waits = sql`${publishedAt} is null and ${declinedAt} is null`
  const rows = await found(call)
    .orderBy(desc(waits), sql`case when ${waits} then ${sentAt} end asc`, desc(sentAt))
    .limit(mostShown)
  return rows.map(queuedOf)
}

export async function read(call: Call, { id }: Named): Promise<DeskTranscript> {
  const row = foundIn(await found(call).where(eq(transcriptContributions.id, id)))
  const { owner, original, version } = row.contribution
  await noteLook(call, { what: audited.transcriptRead, about: owner })
  return {
    ...queuedOf(row),
    lines: await linesOf(call, row),
    original: original && (await openLines(call, owner, original)),
    version,
    isPublic: row.shown?.withdrawnAt === null,
  }
}

export async function edit(call: Call, { id, version, lines }: Seen & { lines: readonly Line[] }) {
  const wrong = linesProblem(lines)
  if (wrong !== undefined) throw new Refusal(invalidInput, { lines: wrong })
  const known = foundIn(await call.db.select().from(transcriptContributions).where(eq(transcriptContributions.id, id)))
  const sealed = await sealLines(call, known.owner, written(lines))
  return call.change(async change => {
    const row = await waiting(change, { id, version })
    const next = row.version + 1
    await change.tx
      .update(transcriptContributions)
      .set({ lines: sealed, version: next, editedBy: call.caller.id })
      .where(eq(transcriptContributions.id, id))
    await change.announceToDesk('desk-transcripts')
    return { version: next }
  })
}

export async function publish(call: Call, seen: Seen): Promise<void> {
  return call.change(async change => {
    const row = await waiting(change, seen)
    const lines = await openLines(call, row.owner, row.lines)
    const { university, subject, consulate, funding, visaAccepted } = row
    const [made] = await change.tx
      .insert(transcripts)
      .values({
        university,
        subject,
        consulate,
        funding,
        visaAccepted,
        lines,
        publishedAt: call.now(),
        revision: await nextRevision(change.tx),
      })
      .returning({ id: transcripts.id })
    await settled(change, call, row, { publishedAt: call.now(), original: null, transcript: made?.id ?? null })
    await noteAction(change, call, { what: audited.transcriptPublished, about: row.owner })
    await notify(change, call, {
      to: row.owner,
      type: 'visa',
      title: 'Your interview helps others now',
      body: 'We took the names out of what you sent, and students who ask for an interview like yours can read it.',
      href: address,
    })
    await change.announce('all', 'transcripts')
  })
}

export async function decline(call: Call, { id, reason }: Named & { reason: string }): Promise<void> {
  return call.change(async change => {
    const row = await waiting(change, { id })
    await settled(change, call, row, { declinedAt: call.now(), reason })
    await noteAction(change, call, { what: audited.transcriptDeclined, about: row.owner })
    await notify(change, call, {
      to: row.owner,
      type: 'visa',
      title: 'We did not publish your interview',
      body: reason.slice(0, 500),
      href: address,
    })
  })
}

export async function withdraw(call: Call, { id }: Named): Promise<void> {
  return call.change(async change => {
    const row = await lockContribution(change, id)
    if (row.transcript === null) throw new Refusal(notFound)
    await takeDown(change, call, row.transcript)
    await noteAction(change, call, { what: audited.transcriptWithdrawn, about: row.owner })
    await change.announceToDesk('desk-transcripts')
  })
}

async function settled(change: Change, call: Call, row: Row, became: Partial<Row>): Promise<void> {
  await change.tx
    .update(transcriptContributions)
    .set({ ...became, settledBy: call.caller.id })
    .where(eq(transcriptContributions.id, row.id))
  await settle(change, call, { kind: kinds.transcript, subject: row.id })
  await change.announce(`person:${row.owner}`, 'transcripts')
  await change.announceToDesk('desk-transcripts')
}

async function lockContribution({ tx }: Change, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(transcriptContributions)
    .where(eq(transcriptContributions.id, id))
    .for('no key update')
  if (row === undefined) throw new Refusal(notFound)
  return row
}

/** Not answered yet, and as one saw it. */
async function waiting(change: Change, { id, version }: Named & { version?: number }): Promise<Row> {
  const row = await lockContribution(change, id)
  if (row.publishedAt !== null || row.declinedAt !== null) throw new Refusal(settledBefore)
  if (version !== undefined && version !== row.version) throw await changedBy(change, row.editedBy)
  return row
}

async function changedBy({ tx }: Change, id: string | null): Promise<Refusal> {
  const [person] = id === null ? [] : await tx.select().from(people).where(eq(people.id, id))
  return new Refusal({ ...changedMeanwhile, message: copy.changedBy(person?.firstName || 'Somebody') })
}

const editor = alias(people, 'editor')

const found = ({ db }: Call) =>
  db
    .select({
      contribution: transcriptContributions,
      university: universities,
      student: people,
      editor: editor.firstName,
      shown: transcripts,
    })
    .from(transcriptContributions)
    .innerJoin(universities, eq(universities.id, transcriptContributions.university))
    .innerJoin(people, eq(people.id, transcriptContributions.owner))
    .leftJoin(editor, eq(editor.id, transcriptContributions.editedBy))
    .leftJoin(transcripts, eq(transcripts.id, transcriptContributions.transcript))
    .$dynamic()

type FoundRow = Awaited<ReturnType<typeof found>>[number]

function queuedOf(row: FoundRow): QueuedTranscript {
  const { student, editor: editedBy } = row
  return {
    ...summaryOf(row),
    student: namedStudent(student),
    editedBy,
  }
}
