// The desk's side: who takes what on, how urgent it is, and what is done.
import { and, asc, desc, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { settledBefore, takenAlready, type RequestView } from './contract.ts'
import * as copy from './copy.ts'
import { tellDesk } from './requests.ts'
import { isDoneByHand, type Priority } from './rules.ts'
import { requests } from './tables.ts'

type Row = typeof requests.$inferSelect
type Named = { id: string }

const mostShown = 300
const mostUrgentFirst = sql`array_position(array['urgent', 'high', 'medium', 'low'], ${requests.priority})`

export async function list(call: Call, { state }: { state: 'open' | 'settled' }): Promise<RequestView[]> {
  return state === 'open'
    ? views(call, isNull(requests.settledAt), [mostUrgentFirst, asc(requests.askedAt)])
    : views(call, isNotNull(requests.settledAt), [desc(requests.settledAt)])
}

export async function note(
  call: Call,
  { student, title, priority }: { student: string; title: string; priority: Priority },
): Promise<RequestView> {
  const role = call.caller.roles[0]
  if (role === undefined) throw new Refusal(notFound)
  const id = await call.change(async change => {
    const [person] = await change.tx
      .select({ id: people.id })
      .from(people)
      .where(and(eq(people.id, student), eq(people.isGuest, false)))
    // A lender knows only those who applied to his bank: he has no students to note anything about.
    if (person === undefined || role === 'lender') throw new Refusal(notFound)
    const [made] = await change.tx
      .insert(requests)
      .values({
        owner: student,
        role,
        kind: 'note',
        subject: sql`uuidv7()::text`,
        title,
        path: `/desk/students/${student}`,
        priority,
        askedAt: call.now(),
      })
      .returning({ id: requests.id })
    await tellDesk(change, role)
    return made?.id ?? ''
  })
  return one(call, id)
}

export async function setPriority(call: Call, { id, priority }: Named & { priority: Priority }): Promise<Nothing> {
  await call.change(async change => {
    const row = await held(change, call, id)
    await change.tx.update(requests).set({ priority }).where(eq(requests.id, id))
    await tellDesk(change, row.role)
  })
  return {}
}

export async function take(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const row = await held(change, call, id)
    if (row.settledAt !== null) throw new Refusal(settledBefore)
    if (row.takenBy === call.caller.id) return
    if (row.takenBy !== null) throw await takenBy(change, row.takenBy)
    await change.tx.update(requests).set({ takenBy: call.caller.id, takenAt: call.now() }).where(eq(requests.id, id))
    await tellDesk(change, row.role)
  })
  return {}
}

export async function giveBack(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const row = await held(change, call, id)
    const mayGive = row.takenBy === call.caller.id || call.caller.roles.includes('admin')
    if (row.takenBy === null) return
    if (!mayGive) throw await takenBy(change, row.takenBy)
    await change.tx.update(requests).set({ takenBy: null, takenAt: null }).where(eq(requests.id, id))
    await tellDesk(change, row.role)
  })
  return {}
}

/** Only what is done by hand: what else a student asked for is settled by answering it where it is asked. */
export async function settle(call: Call, { id }: Named): Promise<Nothing> {
  await call.change(async change => {
    const row = await held(change, call, id)
    if (!isDoneByHand(row.kind)) throw new Refusal(notFound)
    if (row.settledAt !== null) throw new Refusal(settledBefore)
    await change.tx
      .update(requests)
      .set({ settledAt: call.now(), settledBy: call.caller.id })
      .where(eq(requests.id, id))
    await tellDesk(change, row.role)
    if (row.kind === 'correction') await change.announce(`person:${row.owner}`, 'rights')
  })
  return {}
}

async function held({ tx }: Change, call: Call, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isFor(call)))
    .for('no key update')
  if (row === undefined) throw new Refusal(notFound)
  return row
}

async function takenBy({ tx }: Change, id: string): Promise<Refusal> {
  const [person] = await tx.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return new Refusal({ ...takenAlready, message: copy.takenBy(person?.name || 'Somebody') })
}

/** An admin's are all; a lender's are those for his own bank. */
function isFor({ caller: { roles, bank } }: Call): SQL | undefined {
  if (roles.includes('admin')) return undefined
  const plain = roles.filter(role => role !== 'lender')
  return or(
    plain.length === 0 ? sql`false` : inArray(requests.role, plain),
    roles.includes('lender') && bank !== null ? and(eq(requests.role, 'lender'), eq(requests.bank, bank)) : undefined,
  )
}

async function one(call: Call, id: string): Promise<RequestView> {
  const [view] = await views(call, eq(requests.id, id), [])
  if (view === undefined) throw new Refusal(notFound)
  return view
}

async function views(call: Call, which: SQL | undefined, order: readonly SQL[]): Promise<RequestView[]> {
  const [taker, settler] = [alias(people, 'taker'), alias(people, 'settler')]
  const rows = await call.db
    .select({ request: requests, student: people, taker: taker.firstName, settler: settler.firstName })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.owner))
    .leftJoin(taker, eq(taker.id, requests.takenBy))
    .leftJoin(settler, eq(settler.id, requests.settledBy))
    .where(and(which, isFor(call)))
    .orderBy(...order, requests.id)
    .limit(mostShown)
  return rows.map(({ request, student, taker: takenByName, settler: settledBy }) => ({
    id: request.id,
    student: { id: student.id, name: `${student.firstName} ${student.lastName}`.trim() },
    role: request.role,
    kind: request.kind,
    title: request.title,
    path: request.path,
    priority: request.priority,
    askedAt: request.askedAt.toString(),
    takenBy: request.takenBy === null ? null : { id: request.takenBy, name: takenByName ?? '' },
    takenAt: request.takenAt?.toString() ?? null,
    settledAt: request.settledAt?.toString() ?? null,
    settledBy,
  }))
}
