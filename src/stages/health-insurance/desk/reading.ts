// What underwriters read: the queue, one insurance, and on demand what was typed.
import { and, eq, isNotNull } from 'drizzle-orm'
import { noteAction } from '../../../features/desk/actions.ts'
import type { DeskAction } from '../../../features/desk/rules.ts'
import { attachedTo } from '../../../features/documents/documents.ts'
import { momentOf } from '../../../journey/moments.ts'
import type { Call } from '../../../platform/house.ts'
import { people } from '../../../platform/identity/tables.ts'
import { dayOf } from '../../../values/dates.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import { billsFor } from '../invoices/service.ts'
import { openAnswers, openApplication, type Typed } from '../policies/application.ts'
import { guideOf, policiesWhere, universityName, type Policy } from '../policies/current.ts'
import { policyStatusOf } from '../policies/rules.ts'
import { certificateOf } from '../policies/service.ts'
import { insuranceRequests } from '../purchase/tables.ts'
import { stateOf } from '../waiver/reading.ts'
import { waiverStageOf } from '../waiver/rules.ts'
import type { DeskPolicy, QueuedPolicy, TypedField } from './contract.ts'
import type { Todo } from './rules.ts'
import { todosFor } from './todos.ts'

type Named = { id: string }

const mostShown = 300

export async function queue(call: Call): Promise<QueuedPolicy[]> {
  const policies = await policiesWhere(call.db, undefined)
  const [todos, names] = await Promise.all([todosFor(call.db, policies), namesOf(call, policies)])
  const all = policies.map(policy => queuedOf(call, policy, todos, names)).toReversed()
  const waiting = all.filter(one => one.todos.length > 0)
  const rest = all.filter(one => one.todos.length === 0).toReversed()
  return [...waiting, ...rest].slice(0, mostShown)
}

async function namesOf({ db }: Call, policies: readonly Policy[]): Promise<Map<string, string>> {
  const owners = new Set(policies.map(({ request }) => request.owner))
  const rows = await db
    .selectDistinct({ id: people.id, first: people.firstName, last: people.lastName })
    .from(people)
    .innerJoin(insuranceRequests, eq(insuranceRequests.owner, people.id))
    .where(isNotNull(insuranceRequests.depositConfirmedAt))
  return new Map(rows.filter(({ id }) => owners.has(id)).map(({ id, first, last }) => [id, `${first} ${last}`.trim()]))
}

function queuedOf(
  { now }: Call,
  policy: Policy,
  todos: ReadonlyMap<string, Todo[]>,
  names: ReadonlyMap<string, string>,
): QueuedPolicy {
  const { request, card } = policy
  return {
    id: request.id,
    student: { id: request.owner, name: names.get(request.owner) ?? '' },
    planName: request.planName,
    partner: request.partner,
    university: universityName(policy),
    paidAt: momentOf(request.depositConfirmedAt ?? request.createdAt),
    todos: todos.get(request.id) ?? [],
    status: policyStatusOf(
      {
        coverageStartDate: request.coverageStart.toString(),
        coverageEndDate: request.coverageEnd.toString(),
        hasCard: card !== null,
        isEnded: request.cancelledAt !== null,
      },
      dayOf(now()),
    ),
  }
}

export async function read(call: Call, { id }: Named): Promise<DeskPolicy> {
  const policy = await policyNamed(call, id)
  const [todos, names, bills, certificates] = await Promise.all([
    todosFor(call.db, [policy]),
    namesOf(call, [policy]),
    billsFor(call, id),
    attachedTo(call.db, [certificateOf(id)]),
  ])
  const { request, plan } = policy
  return {
    ...queuedOf(call, policy, todos, names),
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
    bills,
    card: await cardOf(call, policy),
    certificate: certificates.get(certificateOf(id))?.at(-1) ?? null,
    waiver: await waiverOf(call, policy),
    endedAt: request.cancelledAt && momentOf(request.cancelledAt),
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

async function waiverOf(call: Call, policy: Policy): Promise<DeskPolicy['waiver']> {
  const { university, waiver } = policy
  const state = stateOf(policy)
  return {
    stage: waiverStageOf(state),
    window: {
      opens: university.waiverOpens?.toString() ?? null,
      deadline: university.waiverDeadline?.toString() ?? null,
    },
    guide: guideOf(policy),
    isOwn: waiver?.guide != null,
    guideVersion: waiver?.guideVersion ?? 0,
    submittedAt: state.submittedAt,
    approvedAt: state.approvedAt,
    refusedAt: state.refusedAt,
    refusal: waiver?.refusal ?? null,
    decidedBy: await nameOf(call, waiver?.decidedBy ?? null),
  }
}

async function nameOf({ db }: Call, id: string | null): Promise<string | null> {
  const [person] = id === null ? [] : await db.select({ name: people.firstName }).from(people).where(eq(people.id, id))
  return person?.name ?? null
}

export const application = (call: Call, { id }: Named): Promise<TypedField[]> =>
  open(call, id, 'insurance-read', policy => openApplication(call.vault, policy.request))

export const answers = (call: Call, { id }: Named): Promise<TypedField[]> =>
  open(call, id, 'insurance-answers-read', async policy => (await openAnswers(call.vault, policy.request)) ?? {})

/** Written down before it is answered: who cannot be noted reads nothing. */
async function open(
  call: Call,
  id: string,
  what: DeskAction,
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
  const [policy] = await policiesWhere(db, and(eq(insuranceRequests.id, id)))
  if (policy === undefined) throw new Refusal(notFound)
  return policy
}

/** Under whose key it is sealed. */
export const ownerOf = async (call: Pick<Call, 'db'>, id: string): Promise<string> =>
  (await policyNamed(call, id)).request.owner
