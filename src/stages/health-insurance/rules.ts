import { attendWebinar } from '../../features/webinars/rules.ts'
import { momentOf, type Moment } from '../../journey/moments.ts'
import { defineStage, type Lock, type Rule, type StepDetail } from '../../journey/stage.ts'
import * as copy from './copy.ts'
import { askedAt, isDue } from './invoices/rules.ts'
import {
  isBeingPaid,
  isPolicy,
  openRequest,
  policyOf,
  type InsuranceFacts,
  type RequestFact,
  type WaiverFact,
} from './standing/rules.ts'

/** Once a deposit is paid, how they came to it is done. */
const enterDetails: Rule<InsuranceFacts> = facts =>
  facts.choice.detailsAt === undefined && policyOf(facts) === undefined ? 'incomplete' : 'complete'

const choosePlan: Rule<InsuranceFacts> = facts => {
  if (policyOf(facts) !== undefined) return 'complete'
  if (facts.choice.detailsAt === undefined) return 'locked'
  return facts.choice.planChosenAt === undefined ? 'incomplete' : 'complete'
}

const purchase: Rule<InsuranceFacts> = facts => {
  const open = openRequest(facts)
  if (open !== undefined) return open.checkoutAt === undefined ? 'incomplete' : 'processing'
  if (policyOf(facts) !== undefined) return 'complete'
  return isReady(facts) ? 'incomplete' : 'locked'
}

const isReady = ({ choice }: InsuranceFacts): boolean =>
  choice.detailsAt !== undefined && choice.university?.isVerified === true && choice.planChosenAt !== undefined

function whyPurchaseLocked({ choice: { university, plans } }: InsuranceFacts): Lock {
  if (university !== undefined && !university.isVerified) return { why: copy.locks.universityUnverified }
  if (university !== undefined && plans === 0) return { why: copy.locks.noPlans }
  return { why: copy.locks.planFirst, mendedAt: { route: 'view-all', label: copy.locks.seePlans } }
}

const waiverGuide: Rule<InsuranceFacts> = facts => {
  const policy = policyOf(facts)
  if (policy === undefined) return 'locked'
  const { waiver, cardAt } = policy
  if (waiver.approvedAt !== undefined) return 'complete'
  if (isRefused(waiver)) return 'readyForReview'
  return hasWaiver(policy) && waiver.hasGuide && cardAt !== undefined ? 'processing' : 'pending'
}

const isRefused = ({ refusedAt, submittedAt }: WaiverFact): boolean =>
  refusedAt !== undefined && (submittedAt === undefined || submittedAt <= refusedAt)

/** Where there is nothing to be let off from, or nobody wrote how, the student says when it is done. */
const hasWaiver = ({ waiver }: RequestFact): boolean => !waiver.isRefused && waiver.hasGuide

const payInvoice: Rule<InsuranceFacts> = (facts, now) => {
  const policy = policyOf(facts)
  if (policy === undefined) return 'locked'
  if (policy.invoice === 0) return 'complete'
  const standing = policy.invoices.filter(({ voidedAt }) => voidedAt === undefined)
  if (standing.length === 0) return 'pending'
  const next = standing.find(({ paidAt, dueOn }) => paidAt === undefined && isDue(dueOn, now))
  if (next === undefined) return 'complete'
  return isBeingPaid(next) ? 'processing' : 'readyForReview'
}

/** What ended can still be looked at. */
const yourInsurance: Rule<InsuranceFacts> = facts => {
  const policy = policyOf(facts)
  if (policy === undefined)
    return facts.requests.some(({ depositAt }) => depositAt !== undefined) ? 'complete' : 'locked'
  return policy.cardAt === undefined ? 'processing' : 'complete'
}

const fileClaim: Rule<InsuranceFacts> = ({ claims }) => {
  if (claims.some(({ askedAt, answeredAt, decidedAt }) => isAsked(askedAt, answeredAt) && decidedAt === undefined))
    return 'readyForReview'
  if (claims.some(({ decidedAt }) => decidedAt === undefined)) return 'processing'
  return claims.length === 0 ? 'incomplete' : 'complete'
}

/** Asked for more, and not answered since. */
const isAsked = (askedAt: Moment | undefined, answeredAt: Moment | undefined): boolean =>
  askedAt !== undefined && (answeredAt === undefined || answeredAt < askedAt)

/** One partner's customers claim through us; who has filed a claim sees it also when the policy was ended since. */
const claimsElsewhere = ({ requests, claims }: InsuranceFacts): boolean =>
  claims.length === 0 && !requests.some(request => isPolicy(request) && request.partner === 'WellAway')

const universityDetail = ({ choice: { university } }: InsuranceFacts): StepDetail =>
  university === undefined ? {} : { university: { id: university.id, name: university.name } }

function waiverDates(facts: InsuranceFacts): StepDetail {
  const waiver = policyOf(facts)?.waiver
  if (waiver?.deadline === undefined || waiver.approvedAt !== undefined || waiver.isRefused) return {}
  return { dates: [{ title: 'Last day to hand in the waiver', when: waiver.deadline }] }
}

function invoiceDates(facts: InsuranceFacts): StepDetail {
  const unpaid = policyOf(facts)?.invoices.find(
    ({ paidAt, voidedAt }) => paidAt === undefined && voidedAt === undefined,
  )
  if (unpaid === undefined) return {}
  return { dates: [{ title: 'Insurance invoice due', when: unpaid.dueOn }], turns: [momentOf(askedAt(unpaid.dueOn))] }
}

function coverageDates(facts: InsuranceFacts): StepDetail {
  const policy = policyOf(facts)
  if (policy === undefined) return {}
  return {
    dates: [
      { title: 'Insurance begins', when: policy.coverageStart },
      { title: 'Insurance ends', when: policy.coverageEnd },
    ],
  }
}

const purchaseFirst: Lock = {
  why: copy.locks.purchaseFirst,
  mendedAt: { route: 'purchase-insurance', label: copy.locks.toPurchase },
}

export const healthInsurance = defineStage<InsuranceFacts>()({
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
      status: choosePlan,
      whyLocked: copy.locks.detailsFirst,
    },
    {
      id: 'ViewAll',
      route: 'view-all',
      title: 'View all plans',
      status: choosePlan,
      whyLocked: copy.locks.detailsFirst,
    },
    attendWebinar,
    {
      id: 'PurchaseInsurance',
      route: 'purchase-insurance',
      title: 'Purchase insurance',
      retitled: facts => (policyOf(facts) === undefined ? undefined : 'Renew Insurance'),
      status: purchase,
      whyLocked: whyPurchaseLocked,
    },
    {
      id: 'WaiverGuide',
      route: 'get-waiver-guide',
      title: 'Get waiver guide',
      status: waiverGuide,
      whyLocked: () => purchaseFirst,
      canBeMarked: facts => {
        const policy = policyOf(facts)
        return policy !== undefined && !hasWaiver(policy)
      },
      detail: waiverDates,
    },
    {
      id: 'PayInvoice',
      route: 'pay-invoice',
      title: 'Pay invoice',
      status: payInvoice,
      whyLocked: () => purchaseFirst,
      detail: invoiceDates,
    },
    {
      id: 'YourInsurance',
      route: 'your-insurance',
      title: 'Your insurance',
      status: yourInsurance,
      whyLocked: () => purchaseFirst,
      detail: coverageDates,
    },
    {
      id: 'FileInsuranceClaim',
      route: 'file-insurance-claim',
      title: 'File insurance claim',
      status: fileClaim,
      isHidden: claimsElsewhere,
    },
  ],
})
