// What underwriters read: the queue, one insurance, and on demand what was typed.
import * as audited from '../audit-actions.ts'
import { eq, gte } from 'drizzle-orm'
import { noteAction, noteLook, type AuditAction } from '#src/features/audit/actions.ts'
import { attachedTo } from '#src/features/documents/documents.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { foundIn, notFound, Refusal } from '#src/wire/problem.ts'
import { paidAndLeft } from '../invoices/rules.ts'
import { billsFor } from '../invoices/service.ts'
import { guideOf, policiesWhere, type Policy, openAnswers, openApplication, type Typed } from '../policies/current.ts'
import { policyStatusOf } from '../policies/rules.ts'
import { certificateOf } from '../policies/service.ts'
import { insuranceRequests } from '../tables.ts'
import { stateOf, windowOf } from '../waiver/queries.ts'
import { waiverStageOf } from '../waiver/rules.ts'
import { paymentsOfPolicies, termsOf } from '../refunds/ended.ts'
import type { DeskPolicy, QueuedPolicy, TypedField } from './contract.ts'
import { owedIn, standingsWhere, todosIn, type StandingRow } from '../todos/standings.ts'

type Named = { id: string }

const mostShown = 300

/** Those whose coverage is not over for long. */
export async function queue(call: Call): Promise<QueuedPolicy[]> {
  const today = dayOf(call.now())
  const rows = await standingsWhere(call.db, gte(insuranceRequests.coverageEnd, today.subtract({ years: 1 })))
  const all = rows.map(row => queuedOf(row, today))
  const waiting = all.filter(one => one.todos.length > 0)
  const rest = all.filter(one => one.todos.length === 0).toReversed()
  return [...waiting, ...rest].slice(0, mostShown)
}

function queuedOf(row: StandingRow, today: Temporal.PlainDate): QueuedPolicy {
  const { request, student, university } = row
  return {
    id: request.id,
    student: { id: request.owner, name: student },
    planName: request.planName,
    partner: request.partner,
    university,
    paidAt: momentOf(request.paidAt ?? request.createdAt),
    todos: todosIn(row),
    status: policyStatusOf(
      {
        coverageStartDate: request.coverageStart.toString(),
        coverageEndDate: request.coverageEnd.toString(),
        hasCard: row.cardAt !== null,
        isEnded: request.cancelledAt !== null,
      },
      today,
    ),
  }
}

export async function read(call: Call, { id }: Named): Promise<DeskPolicy> {
  const policy = await policyNamed(call, id)
  await noteLook(call, { what: audited.insurancePolicyRead, about: policy.request.owner })
  const [[standing], bills, certificates, paid] = await Promise.all([
    standingsWhere(call.db, eq(insuranceRequests.id, id)),
    billsFor(call, id),
    attachedTo(call.db, [certificateOf(id)]),
    paymentsOfPolicies(call.db, eq(insuranceRequests.id, id)),
  ])
  if (standing === undefined) throw new Refusal(notFound)
  const { request, plan } = policy
  return {
    ...queuedOf(standing, dayOf(call.now())),
    visa: request.visa,
    coverageStartDate: request.coverageStart.toString(),
    coverageEndDate: request.coverageEnd.toString(),
    numberOfMonths: request.months,
    billingCycle: request.billingCycle,
    finalPremium: request.premium,
    depositAmount: request.depositAmount,
    groupDiscount: request.groupDiscount,
    referralDiscount: request.referralDiscount,
    invoice: request.invoice,
    ...paidAndLeft(request.invoice, bills),
    bills,
    card: await cardOf(call, policy),
    certificate: certificates.get(certificateOf(id))?.at(-1) ?? null,
    waiver: { ...(await waiverOf(call, policy)), owes: owedIn(standing), readBy: momentOrNull(standing.readBy) },
    endedAt: request.cancelledAt && momentOf(request.cancelledAt),
    endAskedOn: request.endAskedOn?.toString() ?? null,
    refundTerms: paid.flatMap(row => termsOf(row) ?? []),
    hasAnswers: request.sealedAnswers !== null,
    sampleOf: plan.sampleOf?.toString() ?? null,
  }
}

async function cardOf(call: Call, { request, card }: Policy): Promise<DeskPolicy['card']> {
  if (card === null) return null
  return {
    member: await call.vault.open(request.owner, card.sealedMember),
    issuedAt: momentOf(card.issuedAt),
    issuedBy: await nameOf(call, card.issuedBy),
  }
}

async function waiverOf(call: Call, policy: Policy): Promise<Omit<DeskPolicy['waiver'], 'owes' | 'readBy'>> {
  const { waiver } = policy
  const state = stateOf(policy)
  return {
    stage: waiverStageOf(state),
    window: windowOf(policy),
    guide: guideOf(policy),
    isOwn: waiver?.guide != null,
    guideVersion: waiver?.guideVersion ?? 0,
    emailBy: momentOrNull(waiver?.emailBy),
    emailAt: momentOrNull(waiver?.emailAt),
    guideBy: momentOrNull(policy.request.guideBy),
    guideSentAt: momentOrNull(waiver?.guideSentAt),
    submittedAt: state.submittedAt,
    approvedAt: state.approvedAt,
    refusedAt: state.refusedAt,
    refusal: waiver?.refusal ?? null,
    decidedBy: await nameOf(call, waiver?.decidedBy ?? null),
  }
}

const momentOrNull = (at: Temporal.Instant | null | undefined) => (at ? momentOf(at) : null)

async function nameOf({ db }: Call, id: string | null): Promise<string | null> {
  const [person] = id === null ? [] : await db.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return person?.name ?? null
}

export const application = (call: Call, { id }: Named): Promise<TypedField[]> =>
  open(call, id, audited.insuranceRead, policy => openApplication(call.vault, policy.request))

export const answers = (call: Call, { id }: Named): Promise<TypedField[]> =>
  open(call, id, audited.insuranceAnswersRead, async policy => (await openAnswers(call.vault, policy.request)) ?? {})

/** Written down before it is answered: who cannot be noted reads nothing. */
async function open(
  call: Call,
  id: string,
  what: AuditAction,
  unseal: (policy: Policy) => Promise<Typed>,
): Promise<TypedField[]> {
  const policy = await policyNamed(call, id)
  const typed = await unseal(policy)
  const { owner, planName } = policy.request
  await call.change(change => noteAction(change, call, { what, about: owner, detail: planName }))
  return Object.entries(typed).flatMap(([field, value]) => {
    const text = typeof value === 'string' ? value : value.join(', ')
    return text === '' ? [] : [{ field, value: text }]
  })
}

async function policyNamed({ db }: Pick<Call, 'db'>, id: string): Promise<Policy> {
  const policy = foundIn(await policiesWhere(db, eq(insuranceRequests.id, id)))
  return policy
}

/** Under whose key it is sealed. */
export const ownerOf = async (call: Pick<Call, 'db'>, id: string): Promise<string> =>
  (await policyNamed(call, id)).request.owner
