// What all actions on an insurance have in common.
import { eq } from 'drizzle-orm'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { Refusal } from '#src/wire/problem.ts'
import { noteAction, type AuditAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { people } from '#src/platform/identity/tables.ts'
import { type Policy, holdPolicy } from '../policies/current.ts'
import { notifyBoth } from '../notices.ts'
import { noteTodos } from '../todos/todos.ts'
import { policyEnded } from './contract.ts'

export async function holdStanding(change: Change, id: string): Promise<Policy> {
  const policy = await holdPolicy(change, id)
  if (policy.request.cancelledAt !== null) throw new Refusal(policyEnded)
  return policy
}

/** 'Farah', or nobody we know any more. */
export async function firstNameOf({ tx }: Change, id: string | null): Promise<string> {
  const [person] = id === null ? [] : await tx.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return person?.name || 'Somebody'
}

type Done = {
  what: AuditAction
  detail?: string
  /** What the student reads, and where it is shown; nothing for what is no news to them. */
  message?: { title: string; body: string }
  href?: string
}

/** After every action: it is written down, the student hears of it, and the lists follow. */
export async function noteAndNotify(change: Change, call: Call, { request }: Policy, done: Done): Promise<void> {
  const { what, detail = request.planName, message, href } = done
  await noteAction(change, call, { what, about: request.owner, detail })
  if (message !== undefined) await notify(change, call, { to: request.owner, type: 'insurance', ...message, href })
  await noteTodos(change, call, request.id)
  await notifyBoth(change, request.owner)
  // Bills are read with what was paid for them.
  await change.announce(`person:${request.owner}`, 'payments')
}

const stage = '/health-insurance'

export const pages = {
  waiver: `${stage}/get-waiver-guide`,
  invoice: `${stage}/pay-invoice`,
  policy: `${stage}/your-insurance`,
} as const
