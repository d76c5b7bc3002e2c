// The queue of what waits for a second person, and their yes or no: once, no matter who is first.
import { noteAction, type AuditAction } from '../audit/actions.ts'
import * as audited from './audit-actions.ts'
import { and, asc, desc, eq, gt, inArray, isNotNull, or } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { mustHaveProved } from '../accounts/proof/service.ts'
import { announceTo, isOpen, nameOf, type Waiting } from './requests.ts'
import { askerGone, cannotConfirm, who, type ApprovalView, type approvalsContract } from './contract.ts'
import { work } from '../desk-kit/kinds.ts'
import { approvals as approvalKinds, type AnyKind } from './kinds.ts'
import { hindranceFor, type Outcome } from './rules.ts'
import { approvals } from './tables.ts'

const mostShown = 100

export const approvalsHandlers = (
  kinds: readonly AnyKind[],
): Handlers<{ approvals: typeof approvalsContract }>['approvals'] => ({
  list: (call, input) => list(kinds, call, input),
  confirm: (call, { id }) => confirm(kinds, call, id),
  refuse: (call, { id }) => refuse(kinds, call, id),
})

type Listed = { state: 'open' | 'decided'; students?: readonly string[] | undefined }

async function list(kinds: readonly AnyKind[], call: Call, { state, students }: Listed): Promise<ApprovalView[]> {
  const mine = kinds.filter(({ who }) => who.some(role => call.caller.roles.includes(role)))
  const isMine = or(
    inArray(
      approvals.kind,
      mine.map(({ name }) => name),
    ),
    eq(approvals.askedBy, call.caller.id),
  )
  const which = state === 'open' ? and(isOpen, gt(approvals.expiresAt, call.now())) : isNotNull(approvals.decidedAt)
  const rows = await call.db
    .select()
    .from(approvals)
    .where(and(which, isMine, students && inArray(approvals.about, [...students])))
    .orderBy(state === 'open' ? asc(approvals.askedAt) : desc(approvals.decidedAt), approvals.id)
    .limit(mostShown)
  const names = await namesOf(call, rows)
  return rows.flatMap(row => {
    const kind = kinds.find(({ name }) => name === row.kind)
    return kind === undefined ? [] : [viewOf(call, kind, row, names)]
  })
}

/** What one asked for oneself, or is about, waits for somebody else. */
export const toConfirm = work({
  name: 'approval',
  words: 'To confirm',
  queue: '/desk/confirm',
  roles: who,
  topic: 'approvals',
  waiting: async (call, { students }, { given }) => {
    const kinds = given(approvalKinds)
    const open = await list(kinds, call, { state: 'open', students })
    return open.flatMap(({ id, hindrance, kind, about, what, askedAt, expiresAt }) => {
      if (hindrance !== null) return []
      const isOfStaff = kinds.find(({ name }) => name === kind)?.isOfStaff === true
      const [since, due] = [Temporal.Instant.from(askedAt), Temporal.Instant.from(expiresAt)]
      return [{ id, student: isOfStaff ? null : about, what, since, due }]
    })
  },
})

async function namesOf({ db }: Call, rows: readonly Waiting[]): Promise<ReadonlyMap<string, string>> {
  const ids = rows.flatMap(({ about, askedBy, decidedBy }) => [
    about,
    askedBy,
    ...(decidedBy === null ? [] : [decidedBy]),
  ])
  if (ids.length === 0) return new Map()
  const found = await db.select().from(people).where(inArray(people.id, ids))
  return new Map(found.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`.trim()]))
}

function viewOf(call: Call, kind: AnyKind, row: Waiting, names: ReadonlyMap<string, string>): ApprovalView {
  const { id, about, askedBy, decidedBy, outcome } = row
  const named = (person: string) => ({ id: person, name: names.get(person) ?? '' })
  return {
    id,
    kind: row.kind,
    words: kind.words,
    what: kind.describe(row.payload, named(about).name),
    about: named(about),
    path: kind.path(row),
    askedBy: named(askedBy),
    askedAt: row.askedAt.toString(),
    expiresAt: row.expiresAt.toString(),
    hindrance: hindranceOf(call, kind, row) ?? null,
    outcome,
    decidedBy: decidedBy === null ? null : named(decidedBy).name,
    decidedAt: row.decidedAt?.toString() ?? null,
  }
}

const hindranceOf = ({ caller, now }: Call, { who }: AnyKind, row: Waiting) =>
  hindranceFor(
    { ...row, who, expiresAt: row.expiresAt.toString(), isDecided: row.decidedAt !== null },
    caller,
    now().toString(),
  )

async function confirm(kinds: readonly AnyKind[], call: Call, id: string): Promise<void> {
  await mustHaveProved(call)
  return call.change(async change => {
    const { row, kind } = await lockApproval(change, kinds, id)
    const hindrance = hindranceOf(call, kind, row)
    if (hindrance !== undefined) throw new Refusal(cannotConfirm[hindrance])
    if (!(await mayStillAsk(change, kind, row.askedBy))) throw new Refusal(askerGone)
    await decide(change, call, { row, kind }, 'confirmed')
    await kind.perform(change, call, row)
  })
}

/** Anyone who asked may take it back; anyone who may confirm it may refuse it, and nobody else knows of it. */
const refuse = (kinds: readonly AnyKind[], call: Call, id: string): Promise<void> =>
  call.change(async change => {
    const { row, kind } = await lockApproval(change, kinds, id)
    const isOwn = row.askedBy === call.caller.id
    if (!isOwn && !kind.who.some(role => call.caller.roles.includes(role))) throw new Refusal(notFound)
    if (row.decidedAt !== null) throw new Refusal(cannotConfirm.decided)
    await decide(change, call, { row, kind }, isOwn ? 'withdrawn' : 'refused')
  })

type Held = { row: Waiting; kind: AnyKind }

/** The row is held, so that of two who decide at once the second finds it decided. */
async function lockApproval({ tx }: Change, kinds: readonly AnyKind[], id: string): Promise<Held> {
  const [row] = await tx.select().from(approvals).where(eq(approvals.id, id)).for('update')
  const kind = kinds.find(({ name }) => name === row?.kind)
  if (row === undefined || kind === undefined) throw new Refusal(notFound)
  return { row, kind }
}

async function mayStillAsk({ tx }: Change, { who }: AnyKind, asker: string): Promise<boolean> {
  return (await tx.$count(staff, and(eq(staff.person, asker), inArray(staff.role, [...who])))) > 0
}

const noted = {
  confirmed: audited.approvalConfirmed,
  refused: audited.approvalRefused,
  withdrawn: audited.approvalWithdrawn,
} as const satisfies Partial<Record<Outcome, AuditAction>>

async function decide(change: Change, call: Call, { row, kind }: Held, outcome: keyof typeof noted): Promise<void> {
  await change.tx
    .update(approvals)
    .set({ decidedAt: call.now(), decidedBy: call.caller.id, outcome })
    .where(eq(approvals.id, row.id))
  const detail = kind.describe(row.payload, await nameOf(change.tx, row.about))
  await noteAction(change, call, { what: noted[outcome], about: row.about, detail })
  await announceTo(change, kind)
}
