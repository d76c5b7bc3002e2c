// A waiver as its student reads it.
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf, formatUsDay } from '#src/values/dates.ts'
import { guideOf, universityName, type Policy, nameIn, openApplication, textIn } from '../policies/current.ts'
import { verdictOf } from '../details/verdict.ts'
import { allBackUntil } from '../refunds/rules.ts'
import { isRefusal } from '../refunds/ended.ts'
import type { WaiverView } from './contract.ts'
import { waiverStageOf, windowFor, type WaiverState, type Window } from './rules.ts'

type Value = WaiverView['values'][number]

export const stateOf = (policy: Policy): WaiverState => ({
  isRefusedToAll: policy.university.noWaiver,
  hasGuide: guideOf(policy) !== null,
  hasCard: policy.card !== null,
  submittedAt: at(policy.waiver?.submittedAt),
  approvedAt: at(policy.waiver?.approvedAt),
  refusedAt: at(policy.waiver?.refusedAt),
})

export async function waiverOf(call: Pick<Call, 'vault'>, policy: Policy): Promise<WaiverView> {
  const { request, university, waiver, card } = policy
  const state = stateOf(policy)
  const { submittedAt, approvedAt, refusedAt } = state
  return {
    policy: request.id,
    stage: waiverStageOf(state),
    university: { id: university.id, name: universityName(policy) },
    partner: request.partner,
    verdict: verdictOf(policy, request.visa, request.coverageStart.toString()),
    paidAt: momentOf(request.depositConfirmedAt ?? request.createdAt),
    guide: university.noWaiver || (card === null && !isGuideGiven(policy)) ? null : guideOf(policy),
    emailBy: at(waiver?.emailBy),
    emailAt: at(waiver?.emailAt),
    readBy: at(waiver?.readBy),
    guideBy: at(request.guideBy),
    guideAt: waiver?.guide == null ? null : at(waiver.guideAt),
    window: windowOf(policy),
    values: card === null ? [] : await valuesOf(call, policy, card),
    submittedAt,
    approvedAt,
    refusedAt,
    refusal: waiver?.refusal ?? null,
    allBackUntil: lastDayForAll(request, waiver),
  }
}

export function windowOf({ university, waiver, request }: Policy): Window {
  const { waiverOpens, waiverDeadline, waiverWindowSource: source, waiverWindowCheckedOn: checkedOn } = university
  const read =
    source === null || checkedOn === null
      ? null
      : { opens: dayIn(waiverOpens), deadline: dayIn(waiverDeadline), source, checkedOn: checkedOn.toString() }
  return windowFor(read, dayIn(waiver?.ownDeadline ?? null), request.coverageStart.toString())
}

const dayIn = (day: Temporal.PlainDate | null): string | null => day?.toString() ?? null

/** As American forms want them. */
async function valuesOf({ vault }: Pick<Call, 'vault'>, policy: Policy, card: NonNullable<Policy['card']>) {
  const { request, plan } = policy
  const [typed, member] = await Promise.all([
    openApplication(vault, request),
    vault.open(request.owner, card.sealedMember),
  ])
  return [
    { label: 'Name of the insured', value: nameIn(typed) },
    { label: 'Insurance company', value: plan.insuranceCompany },
    { label: 'Plan', value: request.planName },
    { label: 'Policy number', value: plan.policyId },
    { label: 'Member number', value: member },
    { label: 'Coverage start (month/day/year)', value: formatUsDay(request.coverageStart) },
    { label: 'Coverage end (month/day/year)', value: formatUsDay(request.coverageEnd) },
    { label: 'Student ID', value: textIn(typed, 'studentId') },
  ] satisfies Value[]
}

/** Before there is a card: by the desk, or by itself when it was due. */
const isGuideGiven = ({ waiver }: Policy): boolean => waiver?.guideSentAt != null || waiver?.guideLateAt != null

type Waiver = Policy['waiver']

/** By the rule that was kept with the purchase. */
export function lastDayForAll({ coverageStart, refundDays }: Policy['request'], waiver: Waiver): string | null {
  if (refundDays === null || waiver?.refusedAt == null || !isRefusal(waiver)) return null
  const refusedOn = dayOf(waiver.refusedAt).toString()
  return allBackUntil({ coverageStart: coverageStart.toString(), refusedOn, rule: { refusedWithinDays: refundDays } })
}

const at = (moment: Temporal.Instant | null | undefined): string | null => (moment ? momentOf(moment) : null)
