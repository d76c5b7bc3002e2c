// What colleagues write down about a student for each other.
import { and, desc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { noteAction, noteLook, type HistorySource } from '#src/features/audit/actions.ts'
import { headingsFor, seesStage } from '#src/features/audit/rules.ts'
import type { BoundStage } from '#src/journey/read.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import * as audited from '../audit-actions.ts'
import type { NoteView } from './contract.ts'
import { notes, requests } from '../tables.ts'
import type { Kinds } from '../kinds.ts'
import { todo } from '../request-verbs.ts'
import { stageRequired } from '../rules.ts'

const mostShown = 200

type Stages = readonly Pick<BoundStage, 'route' | 'label'>[]

const stagesFor = ({ caller }: Call, stages: Stages): Stages => {
  const seen = headingsFor(caller.roles)
  return stages.filter(({ route }) => seesStage(seen, route))
}

const seesJourney = ({ caller }: Call): boolean => headingsFor(caller.roles).includes('journey')

/** A note of no stage may be about any of them: besides who guides the whole journey, its author alone reads it. */
const isReadable = (call: Call, stages: Stages): SQL | undefined =>
  seesJourney(call)
    ? undefined
    : or(
        inArray(
          notes.stage,
          stagesFor(call, stages).map(({ route }) => route),
        ),
        and(isNull(notes.stage), eq(notes.author, call.caller.id)),
      )

type Of = { student: string }

export async function read(stages: Stages, call: Call, { student }: Of): Promise<NoteView[]> {
  await requireStudent(call, student)
  await noteLook(call, { what: audited.studentRead, about: student })
  const rows = await call.db
    .select({ note: notes, name: people.firstName })
    .from(notes)
    .leftJoin(people, eq(people.id, notes.author))
    .where(and(eq(notes.owner, student), isReadable(call, stages)))
    .orderBy(desc(notes.at), desc(notes.id))
    .limit(mostShown)
  const opened = rows.map(async ({ note, name }) => ({
    id: note.id,
    text: await call.vault.open(student, note.text),
    author: note.author === null ? null : { id: note.author, name: name ?? '' },
    at: note.at.toString(),
    stage: note.stage,
    about: stages.find(({ route }) => route === note.stage)?.label ?? null,
  }))
  return Promise.all(opened)
}

/** Who sees one stage alone writes about that one, whatever was left out. */
function stageFor(call: Call, stages: Stages, stage: string | null): string | null {
  const theirs = stagesFor(call, stages)
  if (stage === null) return seesJourney(call) ? null : foundOne(theirs[0]?.route)
  if (!theirs.some(({ route }) => route === stage)) throw new Refusal(invalidInput, { stage: stageRequired })
  return stage
}

type Written = Of & { text: string; stage: string | null }

export async function write(stages: Stages, call: Call, { student, text, ...said }: Written): Promise<{ id: string }> {
  await requireStudent(call, student)
  const stage = stageFor(call, stages, said.stage)
  const sealed = await call.vault.seal(student, text)
  return call.change(async change => {
    const [row] = await change.tx
      .insert(notes)
      .values({ owner: student, author: call.caller.id, text: sealed, at: call.now(), stage })
      .returning({ id: notes.id })
    await noteAction(change, call, { what: audited.noteWritten, about: student })
    await change.announceToDesk('desk-notes')
    return { id: row?.id ?? '' }
  })
}

/** By its author, or an admin. */
const isOwn = ({ caller }: Call, id: string): SQL | undefined =>
  and(eq(notes.id, id), caller.roles.includes('admin') ? undefined : eq(notes.author, caller.id))

type Staged = { id: string; stage: string | null }

/** A note from before notes had stages is read by those whose stage it is once it is given one. */
export async function setStage(stages: Stages, call: Call, { id, ...said }: Staged): Promise<void> {
  const stage = stageFor(call, stages, said.stage)
  return call.change(async change => {
    const [changed] = await change.tx
      .update(notes)
      .set({ stage })
      .where(isOwn(call, id))
      .returning({ owner: notes.owner })
    if (changed === undefined) throw new Refusal(notFound)
    await noteAction(change, call, { what: audited.noteStaged, about: changed.owner })
    await change.announceToDesk('desk-notes')
  })
}

export async function remove(call: Call, { id }: { id: string }): Promise<void> {
  return call.change(async change => {
    const [gone] = await change.tx.delete(notes).where(isOwn(call, id)).returning({ owner: notes.owner })
    if (gone === undefined) throw new Refusal(notFound)
    await noteAction(change, call, { what: audited.noteRemoved, about: gone.owner })
    await change.announceToDesk('desk-notes')
  })
}

async function requireStudent({ db }: Call, student: string): Promise<void> {
  const isStudent = and(eq(people.id, student), eq(people.isGuest, false))
  if ((await db.$count(people, isStudent)) === 0) throw new Refusal(notFound)
}

/** What was asked by hand, of a role that the reader has: the others are in the history of the feature that asks for them. */
export const requestsOf =
  (kinds: Kinds): HistorySource =>
  async ({ db, caller: { roles } }, student) => {
    const rows = await db
      .select({ request: requests, settler: people.firstName })
      .from(requests)
      .leftJoin(people, eq(people.id, requests.settledBy))
      .where(eq(requests.owner, student))
      .orderBy(desc(requests.askedAt))
      .limit(100)
    return rows
      .filter(
        ({ request: { kind, role } }) =>
          kinds(kind).isByHand === true && (roles.includes('admin') || roles.includes(role)),
      )
      .flatMap(({ request: { title, kind: name, askedAt, settledAt }, settler }) => {
        const isTodo = name === todo.name
        const kind = isTodo ? ('note' as const) : ('step' as const)
        return [
          { at: askedAt, kind, what: `${isTodo ? 'To do' : 'Asked'}: ${title}` },
          ...(settledAt === null ? [] : [{ at: settledAt, kind, what: `Settled: ${title}`, by: settler }]),
        ]
      })
  }
