// The desk's side: who takes what on, how urgent it is, and what is done.
import * as audited from './audit-actions.ts'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import { noteAction } from '#src/features/audit/actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import type { DeskRole } from '#src/wire/route.ts'
import { dayOf } from '#src/values/dates.ts'
import { foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import {
  giveBack as endClaim,
  handOver as handOverClaim,
  isClaimOf,
  take as claim,
  type ClaimWords,
  type Work,
} from './claims.ts'
import { requestKind, type Kinds } from './kinds.ts'
import {
  notTaken,
  settledBefore,
  takenAlready,
  type ColleagueView,
  type RequestView,
  type Undoable,
} from './contract.ts'
import * as copy from './rules.ts'
import type { Priority } from './rules.ts'
import { announceRequests } from './requests.ts'
import { claims, requests } from './tables.ts'
import { isFor, one } from './request-list.ts'
import { undoably } from './undo.ts'

type Row = typeof requests.$inferSelect
type Named = { id: string }
type HandedOver = Named & { to: string; note: string }

/** What a member of staff noted is to be done. */
export const todo = requestKind({ name: 'note', words: 'To do', queue: copy.wholeList, isByHand: true })

type Noted = { student: string; title: string; priority: Priority; dueOn: string | null }

export async function note(kinds: Kinds, call: Call, noted: Noted): Promise<RequestView> {
  refusePastDay(call, noted)
  return one(kinds, call, await call.change(change => addTodo(change, call, noted)))
}

export function refusePastDay({ now }: Pick<Call, 'now'>, { dueOn }: Pick<Noted, 'dueOn'>): void {
  if (dueOn !== null && dueOn < dayOf(now()).toString()) throw new Refusal(invalidInput, { dueOn: copy.dayIsOver })
}

/** Answers its id. `part` is what the audit says, where it is one of many. */
export async function addTodo(
  change: Change,
  call: Call,
  { student, title, priority, dueOn, part }: Noted & { part?: string },
): Promise<string> {
  const role = foundOne(call.caller.roles[0])
  const askedAt = call.now()
  const due = dueOn === null ? copy.dueAt(todo.due, askedAt) : copy.endOf(Temporal.PlainDate.from(dueOn))
  const [person] = await change.tx
    .select({ id: people.id })
    .from(people)
    .where(and(eq(people.id, student), eq(people.isGuest, false)))
  // A lender knows only those who applied to their bank: they have no students to note anything about.
  if (person === undefined || role === 'lender') throw new Refusal(notFound)
  const [made] = await change.tx
    .insert(requests)
    .values({
      owner: student,
      role,
      kind: todo.name,
      subject: sql`uuidv7()::text`,
      title,
      path: `/desk/students/${student}`,
      priority,
      askedAt,
      dueAt: due,
    })
    .returning({ id: requests.id })
  await noteAction(change, call, {
    what: audited.todoAdded,
    about: student,
    ...(part !== undefined && { detail: part }),
  })
  await announceRequests(change, role)
  return foundOne(made).id
}

/** While nobody has taken it or said that it is done. */
export async function takeTodoBack(
  change: Change,
  call: Call,
  { student, id }: { student: string; id: string },
): Promise<boolean> {
  const isTaken = change.tx.select().from(claims).where(isClaimOf(requests.kind, requests.subject))
  const [gone] = await change.tx
    .delete(requests)
    .where(
      and(
        eq(requests.id, id),
        eq(requests.owner, student),
        eq(requests.kind, todo.name),
        isNull(requests.settledAt),
        notExists(isTaken),
      ),
    )
    .returning()
  if (gone === undefined) return false
  await noteAction(change, call, { what: audited.todoTakenBack, about: student })
  await announceRequests(change, gone.role)
  return true
}

export async function setPriority(call: Call, { id, priority }: Named & { priority: Priority }): Promise<void> {
  await call.change(async change => {
    const row = await requestFor(change, call, id)
    await change.tx.update(requests).set({ priority }).where(eq(requests.id, id))
    await announceRequests(change, row.role)
  })
}

export const claimWords: ClaimWords = { taken: takenAlready, takenBy: copy.takenBy, notTaken }

async function announceClaim(kinds: Kinds, change: Change, { kind, role }: Row): Promise<void> {
  await announceRequests(change, role)
  const { topic } = kinds(kind)
  if (topic !== undefined) await change.announceToDesk(topic)
}

const workOf = ({ kind, subject, owner }: Row): Work => ({ kind, subject, owner })

export const take = (kinds: Kinds, call: Call, { id }: Named): Promise<Undoable> =>
  undoably(call, 'taken', openOne(call, id), async (change, row) => {
    await claim(change, call, row.work, claimWords)
    await announceClaim(kinds, change, row)
  })

export const giveBack = (kinds: Kinds, call: Call, { id }: Named): Promise<Undoable> =>
  undoably(call, 'given back', anyOne(call, id), async (change, row) => {
    await endClaim(change, call, row.work, claimWords)
    await announceClaim(kinds, change, row)
  })

const withWork = (row: Row) => ({ ...row, work: workOf(row), roles: [row.role] })
const openOne = (call: Call, id: string) => async (change: Change) => withWork(await openRequest(change, call, id))
const anyOne = (call: Call, id: string) => async (change: Change) => withWork(await requestFor(change, call, id))

/** To somebody whose roles, and whose bank, let them answer it. */
export async function handOver(kinds: Kinds, call: Call, { id, to, note: said }: HandedOver): Promise<Undoable> {
  const colleague = (await membersFor(call)).find(one => one.id === to)
  return undoably(call, 'handed over', openOne(call, id), async (change, row) => {
    if (colleague === undefined || !mayAnswer(colleague, row)) throw new Refusal(notFound)
    await handOverClaim(change, call, row.work, { to, note: said, words: claimWords })
    await noteAction(change, call, {
      what: audited.requestHandedOver,
      about: row.owner,
      detail: `to ${colleague.name}`,
    })
    await announceClaim(kinds, change, row)
  })
}

const mayAnswer = ({ roles, bank }: Member, { role, bank: asked }: Row): boolean =>
  roles.includes('admin') || (roles.includes(role) && (role !== 'lender' || bank === asked))

type Member = Omit<ColleagueView, 'taken' | 'overdue'>

/** Those whom something can be handed to: admins, and who has a role in common; of lenders those of one's own bank. */
async function membersFor({ db, caller }: Call): Promise<Member[]> {
  const rows = await db
    .select({
      id: people.id,
      name: people.firstName,
      roles: sql<DeskRole[]>`array_agg(${staff.role} order by ${staff.role})`,
      bank: sql<string | null>`max(${staff.bank})`,
    })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.person))
    .groupBy(people.id)
    .orderBy(people.firstName, people.id)
  if (caller.roles.includes('admin')) return rows
  return rows.filter(
    ({ roles, bank }) =>
      roles.includes('admin') ||
      roles.some(role => caller.roles.includes(role) && (role !== 'lender' || bank === caller.bank)),
  )
}

/** With how much each of them has taken: what is answered is nobody's load, though who answered may keep it. */
export async function colleagues(call: Call): Promise<ColleagueView[]> {
  const [members, loads] = await Promise.all([
    membersFor(call),
    call.db
      .select({
        by: claims.by,
        taken: sql<number>`count(*)::int`,
        overdue: sql<number>`(count(*) filter (where ${requests.dueAt} < ${call.now().toString()}::timestamptz))::int`,
      })
      .from(claims)
      .innerJoin(requests, and(isClaimOf(requests.kind, requests.subject), isNull(requests.settledAt)))
      .groupBy(claims.by),
  ])
  const loadOf = new Map(loads.map(({ by, ...load }) => [by, load]))
  return members.map(member => ({ ...member, ...(loadOf.get(member.id) ?? { taken: 0, overdue: 0 }) }))
}

/** Only what is done by hand: what else a student asked for is settled by answering it where it is asked. */
export const settle = (kinds: Kinds, call: Call, { id }: Named): Promise<Undoable> =>
  undoably(call, 'done', anyOne(call, id), async (change, row) => {
    if (kinds(row.kind).isByHand !== true) throw new Refusal(notFound)
    if (row.settledAt !== null) throw new Refusal(settledBefore)
    await change.tx
      .update(requests)
      .set({ settledAt: call.now(), settledBy: call.caller.id })
      .where(eq(requests.id, id))
    await announceRequests(change, row.role)
    if (row.kind === 'correction') await change.announce(`person:${row.owner}`, 'rights')
  })

/** Pressed by mistake, or not done after all. */
export async function reopen(kinds: Kinds, call: Call, { id }: Named): Promise<void> {
  return call.change(async change => {
    const row = await requestFor(change, call, id)
    if (kinds(row.kind).isByHand !== true) throw new Refusal(notFound)
    // What was asked by nobody waits again by itself.
    if (kinds(row.kind).isWork === true) await change.tx.delete(requests).where(eq(requests.id, id))
    else await change.tx.update(requests).set({ settledAt: null, settledBy: null }).where(eq(requests.id, id))
    await announceRequests(change, row.role)
    if (row.kind === 'correction') await change.announce(`person:${row.owner}`, 'rights')
  })
}

export async function openRequest(change: Change, call: Call, id: string): Promise<Row> {
  const row = await requestFor(change, call, id)
  if (row.settledAt !== null) throw new Refusal(settledBefore)
  return row
}

async function requestFor({ tx }: Change, call: Call, id: string): Promise<Row> {
  const [row] = await tx
    .select()
    .from(requests)
    .where(and(eq(requests.id, id), isFor(call)))
    .for('no key update')
  if (row === undefined) throw new Refusal(notFound)
  return row
}
