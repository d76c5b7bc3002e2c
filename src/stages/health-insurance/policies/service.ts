// The insurances of a student, with their cards.
import { and, eq } from 'drizzle-orm'
import { attachedTo } from '#src/features/documents/documents.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { todayOf } from '#src/platform/today.ts'
import { dayOf, formatUsDay } from '#src/values/dates.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { card as cardWords } from './copy.ts'
import { pdfAnswer } from '#src/platform/made-files.ts'
import { papersOf } from '../brochures/service.ts'
import { insuranceRequests } from '../tables.ts'
import { comingBack } from '../refunds/approval.ts'
import { keptRuleOf } from '../refunds/ended.ts'
import { currentOnes } from '../standing/rules.ts'
import { policiesWhere, universityName, type Policy, nameIn, openApplication } from './current.ts'
import type { PolicyView } from './contract.ts'
import { policyStatusOf } from './rules.ts'
import type { PressJobs } from './press/worker.ts'

const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))

export { askEnd, takeBackEnd } from './end-request.ts'

type Policies = { current: PolicyView | null; following: PolicyView[]; earlier: PolicyView[] }

export async function read(call: Call): Promise<Policies> {
  const policies = await policiesWhere(call.db, eq(insuranceRequests.owner, call.caller.id))
  const ids = policies.map(({ request }) => certificateOf(request.id))
  const [certificates, back] = await Promise.all([attachedTo(call.db, ids), comingBack(call)])
  const views = await Promise.all(
    policies.map(policy =>
      viewOf(call, policy, {
        certificate: certificates.get(certificateOf(policy.request.id))?.at(-1),
        back: back.get(policy.request.id) ?? [],
      }),
    ),
  )
  const standing = views.filter(({ endedAt }) => endedAt === null)
  const [current = null, ...following] = currentOnes(standing, todayOf(call).toString(), view => ({
    start: view.coverageStartDate,
    end: view.coverageEndDate,
    paidAt: view.boughtAt,
  }))
  return { current, following, earlier: views.filter(view => view !== current && !following.includes(view)) }
}

/** What the certificate of an insurance is attached to. */
export const certificateOf = (request: string): string => `insurance-certificate:${request}`

type Beside = { certificate: DocumentView | undefined; back: PolicyView['back'] }

async function viewOf(call: Call, policy: Policy, { certificate, back }: Beside): Promise<PolicyView> {
  const { request, plan, card, brochure } = policy
  const coverage = {
    coverageStartDate: request.coverageStart.toString(),
    coverageEndDate: request.coverageEnd.toString(),
  }
  const days = { ...coverage, hasCard: card !== null, isEnded: request.cancelledAt !== null }
  return {
    id: request.id,
    insurancePlan: request.planName,
    retailName: plan.retailName,
    partner: request.partner,
    insuranceCompany: plan.insuranceCompany,
    policyID: plan.policyId,
    ...coverage,
    status: policyStatusOf(days, todayOf(call)),
    university: universityName(policy),
    universityID: request.university,
    boughtAt: momentOf(request.depositConfirmedAt ?? request.createdAt),
    card: card && { ...(await faceOf(call, policy, card)), issuedAt: momentOf(card.issuedAt) },
    cardLongURL: card && `/api/insurance/policies/${request.id}/card`,
    certificateLongURL: certificate === undefined ? null : `/api/documents/${certificate.id}`,
    certificateName: certificate?.name ?? null,
    planID: request.plan,
    brochureURL: brochure ?? plan.fullBrochureUrl,
    claimsAddress: plan.claimsAddress,
    sampleOf: plan.sampleOf?.toString() ?? null,
    refundRule: keptRuleOf(request),
    endAskedOn: request.endAskedOn?.toString() ?? null,
    endedAt: request.cancelledAt === null ? null : momentOf(request.cancelledAt),
    back,
  }
}

export async function faceOf({ vault }: Pick<Call, 'vault'>, { request }: Policy, card: NonNullable<Policy['card']>) {
  const [typed, member] = await Promise.all([
    openApplication(vault, request),
    vault.open(request.owner, card.sealedMember),
  ])
  return { name: nameIn(typed), member }
}

export async function card(call: Call, { policy: id }: { policy: string }): Promise<FileAnswer> {
  const [policy] = await policiesWhere(
    call.db,
    and(eq(insuranceRequests.id, id), eq(insuranceRequests.owner, call.caller.id)),
  )
  if (policy?.card == null) throw new Refusal(notFound)
  await call.limits.use(papersOf(call.caller.id))
  const { request, plan } = policy
  const pdf = await press.run(call.caller.id, 'printCard', {
    at: call.now().toString(),
    ...(await faceOf(call, policy, policy.card)),
    policy: plan.policyId,
    plan: request.planName,
    insurer: plan.insuranceCompany,
    university: universityName(policy),
    from: formatUsDay(request.coverageStart),
    until: formatUsDay(request.coverageEnd),
    isSample: plan.sampleOf !== null,
    endedOn: request.cancelledAt && formatUsDay(dayOf(request.cancelledAt)),
  })
  return pdfAnswer(cardWords.file, pdf)
}
