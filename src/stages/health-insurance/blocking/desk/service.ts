import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import * as audited from '#src/stages/health-insurance/audit-actions.ts'
import { desc, eq, inArray, isNull } from 'drizzle-orm'
import { notify } from '#src/features/notifications/notify.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, Refusal } from '#src/wire/problem.ts'
import { notifyBoth } from '#src/stages/health-insurance/notices.ts'
import { notices } from './copy.ts'
import { isBlockOf } from '../guard.ts'
import { insuranceBlocks } from '../tables.ts'
import { alreadyBlocked, notBlocked, type BlockedStudent, type DeskBlock } from '../contract.ts'
import { displayName } from '#src/platform/identity/naming.ts'

const mostShown = 300

export async function list({ db }: Call): Promise<BlockedStudent[]> {
  const rows = await db
    .select()
    .from(insuranceBlocks)
    .where(isNull(insuranceBlocks.unblockedAt))
    .orderBy(desc(insuranceBlocks.id))
    .limit(mostShown)
  const names = await namesOf(db, rows)
  return rows.map(row => ({
    student: { id: row.owner, name: names.get(row.owner) ?? '' },
    block: viewOf(row, names),
  }))
}

type Read = { student: BlockedStudent['student']; current: DeskBlock | null; earlier: DeskBlock[] }

export async function read({ db }: Call, { student }: { student: string }): Promise<Read> {
  const person = foundIn(await db.select().from(people).where(eq(people.id, student)))
  const rows = await db
    .select()
    .from(insuranceBlocks)
    .where(eq(insuranceBlocks.owner, student))
    .orderBy(desc(insuranceBlocks.id))
    .limit(mostShown)
  const names = await namesOf(db, rows)
  const current = rows.find(({ unblockedAt }) => unblockedAt === null)
  return {
    student: { id: student, name: displayName(person) },
    current: current === undefined ? null : viewOf(current, names),
    earlier: rows.filter(({ unblockedAt }) => unblockedAt !== null).map(row => viewOf(row, names)),
  }
}

export const block = (call: Call, { student, reason }: { student: string; reason: string }): Promise<void> =>
  call.change(async change => {
    await holdPerson(change, student)
    const [standing] = await change.tx.select().from(insuranceBlocks).where(isBlockOf(student))
    if (standing !== undefined) throw new Refusal(alreadyBlocked)
    await change.tx
      .insert(insuranceBlocks)
      .values({ owner: student, reason, blockedAt: call.now(), blockedBy: call.caller.id })
    await note(change, call, { student, what: audited.insuranceBlocked, detail: reason, said: notices.blocked })
  })

export const unblock = (call: Call, { student }: { student: string }): Promise<void> =>
  call.change(async change => {
    const [ended] = await change.tx
      .update(insuranceBlocks)
      .set({ unblockedAt: call.now(), unblockedBy: call.caller.id })
      .where(isBlockOf(student))
      .returning({ reason: insuranceBlocks.reason })
    if (ended === undefined) throw new Refusal(notBlocked)
    await note(change, call, {
      student,
      what: audited.insuranceUnblocked,
      detail: ended.reason,
      said: notices.unblocked,
    })
  })

type Noted = {
  student: string
  what: AuditAction
  detail: string
  said: { title: string; body: string }
}

/** The reason goes into the audit, and not into what the student is sent. */
async function note(change: Change, call: Call, { student, what, detail, said }: Noted): Promise<void> {
  await noteAction(change, call, { what, about: student, detail: detail.slice(0, 200) })
  await notify(change, call, { to: student, type: 'insurance', ...said, href: '/health-insurance' })
  await notifyBoth(change, student)
}

/** So that of two who block at once the second finds the first one's. */
async function holdPerson({ tx }: Change, id: string): Promise<void> {
  const found = await tx.select({ id: people.id }).from(people).where(eq(people.id, id)).for('no key update')
  foundIn(found)
}

type Row = typeof insuranceBlocks.$inferSelect

function viewOf(row: Row, names: ReadonlyMap<string, string>): DeskBlock {
  const name = (id: string | null) => (id === null ? null : (names.get(id) ?? null))
  return {
    reason: row.reason,
    blockedAt: row.blockedAt.toString(),
    blockedBy: name(row.blockedBy),
    unblockedAt: row.unblockedAt?.toString() ?? null,
    unblockedBy: name(row.unblockedBy),
  }
}

async function namesOf(db: Queries, rows: readonly Row[]): Promise<Map<string, string>> {
  const ids = rows
    .flatMap(({ owner, blockedBy, unblockedBy }) => [owner, blockedBy, unblockedBy])
    .filter(id => id !== null)
  const found = ids.length === 0 ? [] : await db.select().from(people).where(inArray(people.id, ids))
  return new Map(found.map(person => [person.id, displayName(person)]))
}
