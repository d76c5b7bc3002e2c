// Who answers a conversation at the desk: taken, handed over, given back. Anyone may take one over from a colleague.
import * as kinds from './request-kinds.ts'
import * as audited from './audit-actions.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people, staff } from '#src/platform/identity/tables.ts'
import { foundOne } from '#src/wire/problem.ts'
import { assignees, end, handedTo, handedView, handers, isAssignee, isHander } from '../desk-kit/claims.ts'
import { announceRequests } from '../desk-kit/requests.ts'
import { claims } from '../desk-kit/tables.ts'
import { noteAction, type AuditAction } from '../audit/actions.ts'
import type { HandedView } from '../desk-kit/contract.ts'
import type { Claim } from './contract.ts'

const workOf = (owner: string) => ({ kind: kinds.toAnswer.name, subject: owner })

export async function take(call: Call, owner: string, to: string = call.caller.id, said = ''): Promise<void> {
  const colleague = foundOne((await colleagues(call)).find(({ id }) => id === to))
  const assignee = await handedTo(call, owner, to, said)
  await call.change(async change => {
    await change.tx
      .insert(claims)
      .values({ ...workOf(owner), owner, ...assignee })
      .onConflictDoUpdate({ target: [claims.kind, claims.subject], set: assignee })
    const what = to === call.caller.id ? audited.chatTaken : audited.chatHandedOver
    await note(change, call, what, owner, to === call.caller.id ? '' : `to ${colleague.firstName}`)
  })
}

export async function release(call: Call, owner: string): Promise<void> {
  await call.change(async change => {
    if (await end(change, workOf(owner))) await note(change, call, audited.chatReleased, owner, '')
  })
}

/** Anyone who answers a conversation that is nobody's has it from then on. */
export async function takeIfFree({ tx }: Change, call: Call, owner: string): Promise<void> {
  await tx
    .insert(claims)
    .values({ ...workOf(owner), owner, by: call.caller.id, claimedAt: call.now() })
    .onConflictDoNothing()
}

async function note(change: Change, call: Call, what: AuditAction, about: string, detail: string): Promise<void> {
  await noteAction(change, call, { what, about, detail })
  await change.announceToDesk('chat')
  await announceRequests(change, 'advisor')
}

type Standing = { claim: Claim | null; handed: HandedView | null }

/** Who has one, and who handed it to them. A claim ends with the seat of who made it. */
export async function claimOf(call: Call, owner: string): Promise<Standing> {
  const { db } = call
  const [row] = await db
    .select({ id: assignees.id, firstName: assignees.firstName, claim: claims, hander: handers.firstName })
    .from(claims)
    .innerJoin(assignees, isAssignee)
    .leftJoin(handers, isHander)
    .where(
      and(
        eq(claims.kind, kinds.toAnswer.name),
        eq(claims.subject, owner),
        inArray(assignees.id, db.select({ id: staff.person }).from(staff).where(answers)),
      ),
    )
  if (row === undefined) return { claim: null, handed: null }
  const { id, firstName, claim } = row
  return { claim: { id, firstName, since: claim.claimedAt.toString() }, handed: await handedView(call, row) }
}

const answers = inArray(staff.role, ['advisor', 'admin'])

const colleagues = ({ db }: Call) =>
  db
    .selectDistinct({ id: people.id, firstName: people.firstName })
    .from(staff)
    .innerJoin(people, eq(people.id, staff.person))
    .where(answers)
    .orderBy(people.firstName, people.id)
