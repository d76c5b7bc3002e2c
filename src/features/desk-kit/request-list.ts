// All that waits for somebody at the desk, in one list: the requests that they may see and answer, and what modules give besides.
// Counts, Today, a student's file and the queues read it.
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, foundOne } from '#src/wire/problem.ts'
import { assignees, claimView, handedView, handers, isAssignee, isClaimOf, isHander } from './claims.ts'
import { type Desk, type Kinds, type Waiting, type Wanted, type WorkSource } from './kinds.ts'
import type { CountsView, RequestView } from './contract.ts'
import { byDue, dueAt, mostShown, priorities, wholeList } from './rules.ts'
import { claims, requests } from './tables.ts'
import { namedStudent } from '#src/platform/identity/naming.ts'

/** Of what is due soonest, so that the page counts what is late by its own clock. */
const mostCounted = 100

type Listed = {
  state: 'open' | 'settled'
  student?: string | undefined
  students?: readonly string[] | undefined
  queue?: string | undefined
  most?: number
}

/** Of more than can be shown, what is due first. */
export async function list(
  desk: Desk,
  call: Call,
  { state, student, students = student === undefined ? undefined : [student], queue, most = mostShown }: Listed,
): Promise<RequestView[]> {
  const which = and(isOf(students), queue === undefined ? undefined : eq(queueIn(desk), queue))
  if (state === 'settled')
    return views(desk.kinds, call, and(isNotNull(requests.settledAt), which), [desc(requests.settledAt)], most)
  const [asked, others, claimed] = await Promise.all([
    views(desk.kinds, call, and(isNull(requests.settledAt), which), [asc(requests.dueAt)], most),
    othersWaiting(desk, call, { students, queue }),
    claimsOfWork(desk, call),
  ])
  return [...asked, ...others.flatMap(from => viewsOf(from, claimed))]
    .toSorted(byDue)
    .slice(0, most)
    .toSorted(
      (one, other) =>
        priorities.indexOf(other.priority) - priorities.indexOf(one.priority) ||
        Temporal.Instant.compare(Temporal.Instant.from(one.askedAt), Temporal.Instant.from(other.askedAt)),
    )
}

const isOf = (students: readonly string[] | undefined): SQL | undefined =>
  students === undefined ? undefined : inArray(requests.owner, [...students])

/** The page that counts a request. */
const queueIn = ({ queues }: Desk): SQL<string> =>
  sql`coalesce(${JSON.stringify(queues)}::jsonb ->> ${requests.kind}, ${wholeList})`

type Seats = Pick<Call['caller'], 'roles' | 'bank'>

/** An admin's are all; a lender's are those for their own bank. */
export function isFor({ caller: { roles, bank } }: { caller: Seats }): SQL | undefined {
  if (roles.includes('admin')) return undefined
  const plain = roles.filter(role => role !== 'lender')
  return or(
    plain.length === 0 ? sql`false` : inArray(requests.role, plain),
    roles.includes('lender') && bank !== null ? and(eq(requests.role, 'lender'), eq(requests.bank, bank)) : undefined,
  )
}

type FromSource = { source: WorkSource; rows: readonly Waiting[] }

type FromWhere = Wanted & { queue?: string | undefined; kind?: string | undefined }

const othersWaiting = (
  { sources, app }: Desk,
  call: Call,
  { students, queue, kind }: FromWhere = {},
): Promise<FromSource[]> =>
  Promise.all(
    sources
      .filter(
        source =>
          (queue ?? source.queue) === source.queue &&
          (kind ?? source.name) === source.name &&
          source.roles.some(role => call.caller.roles.includes(role)),
      )
      .map(async source => {
        const [rows, done] = await Promise.all([source.waiting(call, { students }, app), doneByHand(call, source)])
        return { source, rows: rows.filter(({ id }) => !done.has(id)) }
      }),
  )

/** What somebody said is done, by its name among those of its source. */
async function doneByHand({ db }: Call, { name, isByHand }: WorkSource): Promise<ReadonlySet<string>> {
  if (isByHand !== true) return new Set()
  const rows = await db
    .select({ subject: requests.subject })
    .from(requests)
    .where(and(eq(requests.kind, name), isNotNull(requests.settledAt)))
  return new Set(rows.map(({ subject }) => subject))
}

/** Who has what is no request, by its id in the list. */
async function claimsOfWork({ sources }: Desk, { db }: Call) {
  const rows = await db
    .select({ claim: claims, assignee: assignees.firstName })
    .from(claims)
    .leftJoin(assignees, isAssignee)
    .where(
      inArray(
        claims.kind,
        sources.map(({ name }) => name),
      ),
    )
  return new Map(rows.map(row => [workId(row.claim.kind, row.claim.subject), row]))
}

const workId = (kind: string, subject: string): string => `${kind}:${subject}`

/** What waits by its id in the list, for who may see it. */
export async function workAt(desk: Desk, call: Call, id: string) {
  const [kind = ''] = id.split(':', 1)
  const found = (await othersWaiting(desk, call, { kind })).flatMap(from =>
    shownOf(from).map(row => ({ source: from.source, row })),
  )
  return foundOne(found.find(({ source, row }) => workId(source.name, row.id) === id))
}

/** As they stand in the list. */
function shownOf({ source: { name, queue, inOne }, rows }: FromSource): readonly Required<Waiting>[] {
  const all = rows.map(row => ({ path: queue, due: dueAt(undefined, row.since), ...row }))
  const [first] = all
  if (inOne === undefined || first === undefined) return all
  return [{ ...first, id: name, what: inOne(all.length), path: queue }]
}

const viewsOf = (from: FromSource, claimed: Awaited<ReturnType<typeof claimsOfWork>>): RequestView[] =>
  shownOf(from).map(({ id, student, what, path, since, due }) => ({
    id: workId(from.source.name, id),
    student,
    subject: id,
    kind: from.source.name,
    kindWords: from.source.words,
    queue: from.source.queue,
    isRequest: false,
    isByHand: from.source.isByHand === true,
    title: what,
    path,
    priority: 'medium',
    askedAt: since.toString(),
    dueAt: due.toString(),
    takenBy: takenSince(claimed.get(workId(from.source.name, id)), since),
    handed: null,
    settledAt: null,
    settledBy: null,
  }))

/** A claim of before was of what was done since. */
function takenSince(row: Claimed | undefined, since: Temporal.Instant) {
  if (row === undefined || Temporal.Instant.compare(row.claim.claimedAt, since) < 0) return null
  return claimView(row)
}

type Claimed = { claim: typeof claims.$inferSelect; assignee: string | null }

/** How many wait on each page, as its own list shows them, and when what is due soonest is due. */
export async function counts(desk: Desk, call: Call): Promise<CountsView> {
  const open = and(isNull(requests.settledAt), isFor(call))
  const [asked, soon, others] = await Promise.all([
    call.db
      .select({
        queue: queueIn(desk),
        // What several requests are about is one row of its queue.
        count: sql<number>`count(distinct ${requests.subject})::int`,
        rows: sql<number>`count(*)::int`,
      })
      .from(requests)
      .where(open)
      .groupBy(sql`1`),
    call.db.select({ at: requests.dueAt }).from(requests).where(open).orderBy(asc(requests.dueAt)).limit(mostCounted),
    othersWaiting(desk, call),
  ])
  const shown = others.map(shownOf)
  const ofPages = [
    ...asked.filter(row => row.queue !== wholeList),
    ...others.map(({ source, rows }) => ({ queue: source.queue, count: rows.length })),
  ]
  const counted = [...Map.groupBy(ofPages, ({ queue }) => queue)].map(([queue, rows]) => ({
    queue,
    count: rows.reduce((sum, { count }) => sum + count, 0),
  }))
  const whole = [...asked.map(({ rows }) => rows), ...shown.map(({ length }) => length)].reduce((sum, n) => sum + n, 0)
  return {
    queues: [{ queue: wholeList, count: whole }, ...counted],
    soonest: [...soon.map(({ at }) => at), ...shown.flat().map(({ due }) => due)]
      .toSorted(Temporal.Instant.compare)
      .slice(0, mostCounted)
      .map(String),
  }
}

/** How much of each of these students waits. */
export async function countsOf(desk: Desk, call: Call, students: readonly string[]): Promise<Map<string, number>> {
  const [asked, others] = await Promise.all([
    call.db
      .select({ owner: requests.owner, count: sql<number>`count(*)::int` })
      .from(requests)
      .where(and(isNull(requests.settledAt), isFor(call), isOf(students)))
      .groupBy(requests.owner),
    othersWaiting(desk, call, { students }),
  ])
  const found = new Map(asked.map(({ owner, count }) => [owner, count]))
  for (const { student } of others.flatMap(({ rows }) => rows))
    if (student !== null) found.set(student.id, (found.get(student.id) ?? 0) + 1)
  return found
}

/** What was asked of these students and is due before then, the soonest first: for a letter, which nobody calls for. */
export const dueOf = (db: Queries, caller: Seats, students: readonly string[], before: Temporal.Instant) =>
  db
    .select({ owner: requests.owner, dueAt: requests.dueAt })
    .from(requests)
    .where(and(isNull(requests.settledAt), isFor({ caller }), isOf(students), lt(requests.dueAt, before)))
    .orderBy(asc(requests.dueAt))

export async function one(kinds: Kinds, call: Call, id: string): Promise<RequestView> {
  return foundIn(await views(kinds, call, eq(requests.id, id), [], 1))
}

async function views(
  kinds: Kinds,
  call: Call,
  which: SQL | undefined,
  order: readonly SQL[],
  most: number,
): Promise<RequestView[]> {
  const settler = alias(people, 'settler')
  const rows = await call.db
    .select({
      request: requests,
      student: people,
      claim: claims,
      assignee: assignees.firstName,
      hander: handers.firstName,
      settler: settler.firstName,
    })
    .from(requests)
    .innerJoin(people, eq(people.id, requests.owner))
    .leftJoin(claims, isClaimOf(requests.kind, requests.subject))
    .leftJoin(assignees, isAssignee)
    .leftJoin(handers, isHander)
    .leftJoin(settler, eq(settler.id, requests.settledBy))
    .where(and(which, isFor(call)))
    .orderBy(...order, requests.id)
    .limit(most)
  const shown = rows.map(async ({ request, student, claim: claimed, assignee, hander, settler: settledBy }) => ({
    id: request.id,
    student: namedStudent(student),
    subject: request.subject,
    kind: request.kind,
    kindWords: kinds(request.kind).words,
    queue: kinds(request.kind).queue,
    isRequest: true,
    isByHand: kinds(request.kind).isByHand === true,
    title: request.title,
    path: request.path,
    priority: request.priority,
    askedAt: request.askedAt.toString(),
    dueAt: request.dueAt.toString(),
    takenBy: claimView({ claim: claimed, assignee }),
    handed: await handedView(call, { claim: claimed, hander }),
    settledAt: request.settledAt?.toString() ?? null,
    settledBy,
  }))
  return Promise.all(shown)
}
