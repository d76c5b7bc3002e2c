import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { attendWebinar } from '#src/features/webinars/rules.ts'
import { momentOf, type Moment } from '#src/journey/moments.ts'
import { part } from '#src/journey/shape.ts'
import { defineStage, type Lock, type Rule, type StepDetail } from '#src/journey/stage.ts'
import type { Holder } from '#src/journey/holder.ts'
import type { Status } from '#src/journey/status.ts'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import * as copy from './copy.ts'
import { insuranceShape, isElsewhere } from './facts.shape.ts'
import { askedAt, invoiceOf, isBeingPaid, leftTurns, standingBills } from './invoices/rules.ts'
import { ownWaiver, ownWaiverDates } from './own-cover/deciding/rules.ts'
import { coverageDates } from './renewal/dates/rules.ts'
import { renewalDue } from './renewal/rules.ts'
import {
  hasPolicy,
  isPolicy,
  openRequest,
  ownCoverOf,
  policiesOf,
  type InsuranceFacts,
  type RequestFact,
} from './standing/rules.ts'

/** They bought one, or said that they buy none here: how they came to it is done. */
const needsNoPlan = (facts: InsuranceFacts): boolean => hasPolicy(facts) || ownCoverOf(facts) !== undefined

/** The steps of buying leave the stage with it. */
const buysElsewhere = (facts: InsuranceFacts): boolean => ownCoverOf(facts) !== undefined

/** A policy from elsewhere has to be shown to the university, unless it takes no waivers. */
const hasOwnWaiver = (facts: InsuranceFacts): boolean =>
  isElsewhere(ownCoverOf(facts)) && facts.choice.university?.noWaiver !== true

const enterDetails: Rule<InsuranceFacts> = facts =>
  facts.choice.detailsAt === null && !needsNoPlan(facts) ? 'incomplete' : 'complete'

const choosePlan: Rule<InsuranceFacts> = facts => {
  if (needsNoPlan(facts)) return 'complete'
  if (facts.choice.detailsAt === null) return 'locked'
  return facts.choice.planChosenAt === null ? 'incomplete' : 'complete'
}

const purchase: Rule<InsuranceFacts> = facts => {
  const open = openRequest(facts)
  if (open !== undefined) return open.checkoutAt === null ? 'incomplete' : 'processing'
  if (hasPolicy(facts)) return 'complete'
  return isReady(facts) ? 'incomplete' : 'locked'
}

const isReady = ({ choice }: InsuranceFacts): boolean =>
  choice.detailsAt !== null && choice.university?.isVerified === true && choice.planChosenAt !== null

function whyPurchaseLocked({ choice: { university, plans } }: InsuranceFacts): Lock<'view-all'> {
  if (university !== null && !university.isVerified) return { why: copy.locks.universityUnverified }
  if (university !== null && plans === 0) return { why: copy.locks.noPlans }
  return { why: copy.locks.planFirst, mendedAt: { route: 'view-all', label: copy.locks.seePlans } }
}

/** Where a renewal and the insurance that still runs are at different points, what the student has to do comes first. */
const ofPolicies =
  (statusOf: (policy: RequestFact, now: Moment) => Status): Rule<InsuranceFacts> =>
  (facts, now) => {
    const statuses = new Set(policiesOf(facts, now).map(policy => statusOf(policy, now)))
    return urgency.find(status => statuses.has(status)) ?? 'locked'
  }

const urgency = ['readyForReview', 'incomplete', 'pending', 'processing', 'complete'] as const

const waiverOfPolicies = ofPolicies(policy => {
  const { waiver, cardAt } = policy
  if (waiver.approvedAt !== null) return 'complete'
  if (isRefused(waiver)) return 'readyForReview'
  return hasWaiver(policy) && waiver.hasGuide && cardAt !== null ? 'processing' : 'pending'
})

const waiverGuide: Rule<InsuranceFacts> = (facts, now) =>
  hasOwnWaiver(facts) ? ownWaiver(facts) : waiverOfPolicies(facts, now)

/** A second answer of the same rule: who has the waiver now. */
function waiverHolder({ waiver, cardAt, university }: RequestFact, now: Moment): Holder | undefined {
  if (waiver.approvedAt !== null) return undefined
  if (isRefused(waiver)) return student
  if (waiver.submittedAt !== null) return { who: 'other', name: university }
  if (waiver.isRefused || !waiver.hasGuide || cardAt !== null) return student
  // Kept to only where it was promised, and not named any more once it has passed.
  const until = waiver.guideBy
  return until === null || until <= now ? us : { ...us, until }
}

function invoiceHolder(policy: RequestFact, now: Moment): Holder | undefined {
  const { left, next } = invoiceOf(policy, now)
  if (left === 0 || next === 'later') return undefined
  return next === 'none' || isBeingPaid(next, now) ? us : student
}

const student = { who: 'student' } as const
const us = { who: 'safar', name: 'us' } as const

/** Of several insurances, what waits for the student comes first. */
function heldBy(
  facts: InsuranceFacts,
  now: Moment,
  holderOf: (policy: RequestFact, now: Moment) => Holder | undefined,
) {
  const holders = policiesOf(facts, now).flatMap(policy => holderOf(policy, now) ?? [])
  const holder = holders.find(({ who }) => who === 'student') ?? holders[0]
  return holder === undefined ? {} : { holder }
}

const isRefused = ({ refusedAt, submittedAt }: RequestFact['waiver']): boolean =>
  refusedAt !== null && (submittedAt === null || submittedAt <= refusedAt)

/** Where the university takes no waivers, or nobody wrote how, the student says when it is done. */
const hasWaiver = ({ waiver }: RequestFact): boolean => !waiver.isRefused && waiver.hasGuide

const payInvoice = ofPolicies((policy, now) => {
  const { left, next } = invoiceOf(policy, now)
  if (left === 0) return 'complete'
  if (next === 'none') return 'pending'
  if (next === 'later') return 'complete'
  return isBeingPaid(next, now) ? 'processing' : 'readyForReview'
})

/** After an insurance was ended, until all that goes back was sent. */
const isMoneyOnItsWay = (facts: InsuranceFacts): boolean =>
  !hasPolicy(facts) &&
  facts.requests.some(({ cancelledAt }) => cancelledAt !== null) &&
  facts.refunds.some(({ sentAt }) => sentAt === null)

/** Near its end the student has to think of the next one; what ended can still be looked at. */
const yourInsurance: Rule<InsuranceFacts> = (facts, now) => {
  if (renewalDue(facts.requests, now) !== undefined) return 'readyForReview'
  if (isMoneyOnItsWay(facts)) return 'processing'
  if (!hasPolicy(facts)) return facts.requests.some(({ depositAt }) => depositAt !== null) ? 'complete' : 'locked'
  return policiesOf(facts, now).every(({ cardAt }) => cardAt !== null) ? 'complete' : 'processing'
}

const claimStatuses = { asked: 'readyForReview', waiting: 'processing', decided: 'complete' } as const

/** Most people never claim: the step can be opened at any time, and where nothing is claimed nothing is to be done. */
const fileClaim: Rule<InsuranceFacts> = ({ claims }) => (claims === null ? 'complete' : claimStatuses[claims])

/** One partner's customers claim through us; who has filed a claim sees it also when the policy was ended since. */
const claimsElsewhere = ({ requests, claims }: InsuranceFacts): boolean =>
  claims === null && !requests.some(request => isPolicy(request) && request.partner === 'WellAway')

const universityDetail = ({ choice: { university } }: InsuranceFacts): StepDetail =>
  university === null ? {} : { university: { id: university.id, name: university.name } }

const waiverDates = (facts: InsuranceFacts, now: Moment): StepDetail =>
  hasOwnWaiver(facts) ? ownWaiverDates(facts) : policyWaiverDates(facts, now)

const policyWaiverDates = (facts: InsuranceFacts, now: Moment): StepDetail => ({
  ...heldBy(facts, now, waiverHolder),
  ...(policiesOf(facts, now).some(({ waiver }) => isRefused(waiver)) && { answer: copy.answers.refused }),
  turns: policiesOf(facts, now).flatMap(({ waiver: { guideBy } }) => guideBy ?? []),
  dates: policiesOf(facts, now).flatMap(({ waiver }) =>
    waiver.deadline === null || waiver.approvedAt !== null || waiver.isRefused
      ? []
      : [{ title: copy.lastDay, when: waiver.deadline }],
  ),
})

function invoiceDates(facts: InsuranceFacts, now: Moment): StepDetail {
  const policies = policiesOf(facts, now)
  const unpaid = policies.flatMap(policy => standingBills(policy).slice(0, 1))
  const first = unpaid.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn))[0]
  return {
    ...heldBy(facts, now, invoiceHolder),
    ...(first !== undefined && {
      answer: copy.answers.bill(formatMoney(dollars(first.amount)), formatDay(Temporal.PlainDate.from(first.dueOn))),
    }),
    dates: unpaid.map(({ dueOn }) => ({ title: 'Insurance invoice due', when: dueOn, isPayment: true })),
    turns: [
      ...unpaid.map(({ dueOn }) => momentOf(askedAt(dueOn))),
      ...policies.flatMap(policy => standingBills(policy).flatMap(bill => leftTurns(bill))),
    ],
  }
}

const purchaseFirst: Lock<'purchase-insurance'> = {
  why: copy.locks.purchaseFirst,
  mendedAt: { route: 'purchase-insurance', label: copy.locks.toPurchase },
}

export const healthInsurance = defineStage(part({ ...insuranceShape.fields, ...webinarFields }))({
  route: 'health-insurance',
  label: 'Health Insurance',
  isListed: true,
  welcome: copy.welcome,
  steps: [
    {
      id: 'EnterDetails',
      route: 'enter-details',
      title: 'Enter details',
      status: enterDetails,
      detail: universityDetail,
    },
    {
      id: 'ViewRecommended',
      route: 'view-recommended',
      title: 'View recommended plans',
      needs: ['enter-details'],
      status: choosePlan,
      whyLocked: copy.locks.detailsFirst,
    },
    {
      id: 'ViewAll',
      route: 'view-all',
      title: 'View all plans',
      needs: ['enter-details'],
      status: choosePlan,
      whyLocked: copy.locks.detailsFirst,
    },
    attendWebinar,
    {
      id: 'PurchaseInsurance',
      route: 'purchase-insurance',
      title: 'Purchase insurance',
      retitled: facts => (hasPolicy(facts) ? 'Renew Insurance' : undefined),
      needs: ['view-all'],
      status: purchase,
      isHidden: buysElsewhere,
      whyLocked: whyPurchaseLocked,
      // Anyone who left the card page can pay again: nothing waits for anybody else.
      detail: facts => ({
        ...((openRequest(facts)?.checkoutAt ?? null) !== null && { holder: student }),
        ...(hasPolicy(facts) && { isThere: true }),
      }),
    },
    {
      id: 'WaiverGuide',
      route: 'get-waiver-guide',
      title: 'Get waiver guide',
      saysItself: true,
      needs: ['purchase-insurance'],
      status: waiverGuide,
      isHidden: facts => buysElsewhere(facts) && !hasOwnWaiver(facts),
      whyLocked: () => purchaseFirst,
      canBeMarked: ({ requests }) => requests.some(request => isPolicy(request) && !hasWaiver(request)),
      detail: waiverDates,
    },
    {
      id: 'PayInvoice',
      route: 'pay-invoice',
      title: 'Pay invoice',
      needs: ['purchase-insurance'],
      status: payInvoice,
      isHidden: buysElsewhere,
      whyLocked: () => purchaseFirst,
      detail: invoiceDates,
    },
    {
      id: 'YourInsurance',
      route: 'your-insurance',
      title: 'Your insurance',
      needs: ['purchase-insurance'],
      status: yourInsurance,
      saysItself: ['readyForReview', 'complete'],
      labels: { readyForReview: copy.endsSoon, complete: copy.viewLabel },
      // What ended can still be looked at.
      isHidden: facts => buysElsewhere(facts) && facts.requests.every(({ depositAt }) => depositAt === null),
      whyLocked: () => purchaseFirst,
      detail: coverageDates,
    },
    {
      id: 'FileInsuranceClaim',
      route: 'file-insurance-claim',
      title: 'File insurance claim',
      status: fileClaim,
      saysItself: ['complete'],
      labels: { complete: copy.viewLabel },
      detail: ({ claims }) => (claims === 'asked' ? { answer: copy.answers.claim } : {}),
      isHidden: claimsElsewhere,
    },
  ],
})
