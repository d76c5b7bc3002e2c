// One act for many students: looked at before, done once for each key, and taken back. See decision 83.
import { and, asc, desc, eq, inArray, isNull, lt } from 'drizzle-orm'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { Call } from '#src/platform/services.ts'
import { foundIn, foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import { countWho, fullName, rowsWho } from '#src/features/people/finding/search.ts'
import { erasures } from '#src/features/rights/tables.ts'
import { studentsIn } from '../strip/service.ts'
import type { ActForMany, Done, Foreseen, OneOfMany } from './acts.ts'
import { tooManyAtOnce, unconfirmed, type Act, type manyContract, type Outcome, type WhoOfMany } from './contract.ts'
import * as rules from './rules.ts'
import { actRoles, confirmFrom, mostForMany, undoFor } from './rules.ts'
import { deskBatches, deskBatchStudents } from './tables.ts'

type Acts = readonly ActForMany[]

export const manyHandlers = (acts: Acts): Handlers<{ many: typeof manyContract }>['many'] => ({
  steps: call => actNamed(acts, call, 'step').choices?.(call) ?? Promise.resolve([]),
  preview: (call, input) => preview(acts, call, input),
  run: (call, input) => run(acts, call, input),
  undo: (call, input) => undo(acts, call, input),
})

/** Who may not do it for one student is answered as if it were not there. */
function actNamed(acts: Acts, { caller }: Call, name: Act['do']): ActForMany {
  const may = actRoles[name].some(role => caller.roles.includes(role))
  return foundOne(acts.find(act => may && act.name === name))
}

type Wanted = { who: WhoOfMany; act: Act }

async function preview(acts: Acts, call: Call, { who, act }: Wanted) {
  const { students, foreseen, leftOut } = await foresee(actNamed(acts, call, act.do), call, { who, act })
  const [first] = students
  return {
    first: first === undefined ? null : { name: first.name, words: foreseen.shown(first) },
    count: students.length,
    leftOut,
  }
}

type LeftOut = Outcome['leftOut'][number] & { id?: string }
type ForMany = { students: OneOfMany[]; foreseen: Foreseen; leftOut: LeftOut[] }

/** Guests have nothing of what is given here, and who leaves is given nothing more. */
async function foresee(doing: ActForMany, call: Call, { who, act }: Wanted): Promise<ForMany> {
  const found = await findStudents(call, who)
  const leaving = await leavingAmong(call, found)
  const whyNone = ({ id, isGuest }: Found) =>
    isGuest ? rules.leftOut.isGuest : leaving.has(id) ? rules.leftOut.isLeaving : undefined
  const able = found.filter(student => whyNone(student) === undefined)
  const foreseen = await doing.preview(call, act, able)
  const gone = 'ids' in who ? new Set(who.ids).size - found.length : 0
  return {
    students: able.filter(({ id }) => !foreseen.leftOut.has(id)),
    foreseen,
    leftOut: [
      ...found.flatMap(student => {
        const why = whyNone(student) ?? foreseen.leftOut.get(student.id)
        return why === undefined ? [] : [{ id: student.id, name: student.name, why }]
      }),
      ...Array.from({ length: gone }, () => ({ name: rules.someone, why: rules.leftOut.isGone })),
    ],
  }
}

type Found = OneOfMany & { isGuest: boolean }

/** Newest first, as the list shows them. */
async function findStudents(call: Call, who: WhoOfMany): Promise<Found[]> {
  const which = 'ids' in who ? inArray(people.id, [...who.ids]) : studentsIn(call, who.filter)
  const rows = await rowsWho(call, which, mostForMany + 1)
  if (rows.length > mostForMany) {
    const message = rules.tooMany(await countWho(call, which))
    throw new Refusal({ ...tooManyAtOnce, message })
  }
  return rows.map(person => {
    const { id, firstName, isGuest } = person
    return { id, name: fullName(person), firstName, isGuest }
  })
}

async function leavingAmong({ db }: Call, students: readonly Found[]): Promise<ReadonlySet<string>> {
  const ids = students.map(({ id }) => id)
  const rows = await db
    .select({ owner: erasures.owner })
    .from(erasures)
    .where(and(inArray(erasures.owner, ids), isNull(erasures.undoneAt)))
  return new Set(rows.map(({ owner }) => owner))
}

type Run = Wanted & { batch: string; count: number | null }

async function run(acts: Acts, call: Call, { batch, count, ...wanted }: Run): Promise<Outcome> {
  const doing = actNamed(acts, call, wanted.act.do)
  const before = await outcomeOf(call.db, call, doing, batch)
  if (before !== undefined) return before
  const { students, leftOut } = await foresee(doing, call, wanted)
  refuseUnconfirmed(students.length, count)
  const { each, last } = await doing.do(call, wanted.act, students)
  return call.change(async change => {
    const first = await isFirst(change, call, batch, doing)
    if (first) {
      const part = `as one of ${students.length}`
      const done: { owner: string; outcome: Done }[] = []
      // In one order, so that two who do it at once wait for each other, and never both.
      for (const student of students.toSorted((one, other) => one.id.localeCompare(other.id)))
        done.push({ owner: student.id, outcome: await each(change, call, student, part) })
      const kept = done.flatMap(({ owner, outcome }) =>
        'kept' in outcome ? [{ student: owner, kept: outcome.kept }] : [],
      )
      if (kept.length > 0) await last?.(change, call, kept)
      await noteRows(change, [
        ...done.map(({ owner, outcome }) => ({ batch, owner, ...outcome })),
        ...leftOut.flatMap(({ id, why }) => (id === undefined ? [] : [{ batch, owner: id, leftOut: why }])),
      ])
    }
    const outcome = foundOne(await outcomeOf(change.tx, call, doing, batch))
    // Of who is not there no row can say it, so it is said once.
    const gone = first ? leftOut.filter(({ id }) => id === undefined) : []
    return { ...outcome, leftOut: [...outcome.leftOut, ...gone] }
  })
}

function refuseUnconfirmed(count: number, confirmed: number | null): void {
  if (confirmed === null && count >= confirmFrom)
    throw new Refusal({ ...unconfirmed, message: rules.notConfirmed(count) })
  if (confirmed !== null && count > confirmed)
    throw new Refusal({ ...unconfirmed, message: rules.moreNow(count, confirmed) })
}

/** A parallel call with the same key waits here until the first has committed. */
async function isFirst({ tx }: Change, { caller, now }: Call, id: string, { name }: ActForMany): Promise<boolean> {
  await tx.delete(deskBatches).where(lt(deskBatches.at, now().subtract({ hours: 24 })))
  const [made] = await tx
    .insert(deskBatches)
    .values({ id, by: caller.id, act: name, at: now() })
    .onConflictDoNothing()
    .returning()
  return made !== undefined
}

async function noteRows({ tx }: Change, rows: (typeof deskBatchStudents.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(deskBatchStudents).values(rows)
}

/** What came of it; nothing, where it was not done yet. Somebody else's key is not found. */
async function outcomeOf(db: Queries, { caller }: Call, doing: ActForMany, id: string): Promise<Outcome | undefined> {
  const [batch] = await db.select().from(deskBatches).where(eq(deskBatches.id, id))
  if (batch === undefined) return undefined
  if (batch.by !== caller.id || batch.act !== doing.name) throw new Refusal(notFound)
  const rows = await db
    .select({ person: people, leftOut: deskBatchStudents.leftOut })
    .from(deskBatchStudents)
    .innerJoin(people, eq(people.id, deskBatchStudents.owner))
    .where(eq(deskBatchStudents.batch, id))
    .orderBy(desc(people.createdAt), people.id)
  return {
    batch: id,
    done: rows.filter(({ leftOut }) => leftOut === null).length,
    leftOut: rows.flatMap(({ person, leftOut: why }) => (why === null ? [] : [{ name: fullName(person), why }])),
    undoSeconds: (doing.undoFor ?? undoFor).total('seconds'),
  }
}

/** By who did it. Asked again, it tries those that are not taken back yet, and says how many are in all. */
const undo = (acts: Acts, call: Call, { batch: id }: { batch: string }): Promise<{ undone: number; kept: number }> =>
  call.change(async change => {
    const { tx } = change
    const isMine = and(eq(deskBatches.id, id), eq(deskBatches.by, call.caller.id))
    const batch = foundIn(await tx.select().from(deskBatches).where(isMine).for('update'))
    const doing = actNamed(acts, call, batch.act)
    const isDone = and(eq(deskBatchStudents.batch, id), isNull(deskBatchStudents.leftOut))
    const rows = await tx.select().from(deskBatchStudents).where(isDone).orderBy(asc(deskBatchStudents.owner))
    const undone: string[] = rows.flatMap(({ owner, undoneAt }) => (undoneAt === null ? [] : [owner]))
    for (const { owner, kept, undoneAt } of rows)
      if (undoneAt === null && (await doing.undo(change, call, { student: owner, kept }))) undone.push(owner)
    if (undone.length > 0)
      await tx
        .update(deskBatchStudents)
        .set({ undoneAt: call.now() })
        .where(and(isDone, inArray(deskBatchStudents.owner, undone)))
    return { undone: undone.length, kept: rows.length - undone.length }
  })
