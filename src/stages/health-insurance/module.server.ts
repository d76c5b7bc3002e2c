import { shippedOf } from '#src/features/dated-facts/rules.ts'
import { allOf, filesFor, stepFiles } from '#src/features/papers/list.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { shippedFacts, datedLists } from '#src/features/dated-facts/slots.ts'
import { history } from '#src/features/audit/actions.ts'
import { insuranceCards } from '#src/features/family/cards/slots.ts'
import { answers } from '#src/features/students/slots.ts'
import { personalData, recipients } from '#src/features/people/personal-data/sources.ts'
import { takesHere } from '#src/features/documents/places.ts'
import { approvals } from '#src/features/approvals/kinds.ts'
import { catalogues } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { priceLists } from '#src/features/legal/service.ts'
import { costs, spentOn } from '#src/features/money/paid.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { payable } from '#src/features/pay-links/payable.ts'
import { onForm } from '#src/features/forms/service.ts'
import { libraryGuides } from '#src/features/content/stock.ts'
import type { Moment } from '#src/journey/moments.ts'
import { webinarFields } from '#src/features/webinars/facts.shape.ts'
import { summaryOf } from '#src/journey/summary.ts'
import { part, type FactsOf } from '#src/journey/shape.ts'
import { insuranceInvoice, insuranceRest, insuranceDeposit } from './quote/rules.ts'
import { claimPapers } from './claims/rules.ts'
import { insurancePapers } from './own-cover/policy/rules.ts'
import { datedFacts } from './sources/dated/copy.ts'
import { applicationValues, detailsValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import {
  insuranceHindrances,
  blockAnswers,
  cardsForFamily,
  insuranceAnswers,
  deposits,
  insurersOf,
  payableDeposit,
} from './gives.ts'
import { datedDemands, datedPlans, datedWindows } from './catalogue/dated.ts'
import { planEntries } from './catalogue/desk/plans.ts'
import { insuranceHistory, claimHistory, policyHistory } from './history.ts'
import { takeSentForm } from './claims/sent-form.ts'
import { libraryGuides as inLibrary } from './copy.ts'
import { insuranceContracts } from './contract.ts'
import { insuranceFactsOf } from './facts.ts'
import { payableInvoice, insuranceCosts } from './invoices/payable.ts'
import { confirmInvoice, confirmRest } from './invoices/payment.ts'
import { billsReceipt, depositReceipt } from './invoices/receipts.ts'
import { confirmDeposit } from './policies/welcome.ts'
import { referralJobs } from './referrals/jobs.ts'
import { insuranceRefundApproval } from './refunds/approval.ts'
import { insuranceHandlers } from './service.ts'
import { usCitizenJobs } from './us-citizen/service.ts'
import { waiverJobs } from './waiver/jobs.ts'
import { type insuranceShape, loadedInsurance } from './facts.shape.ts'
import { healthInsurance } from './rules.ts'

// What the steps need to know of claims: how far they are, not what they are about.

type Claims = FactsOf<typeof loadedInsurance>['claims']

/** Of several, what waits for the student comes first. */
function standingOf(claims: Claims): FactsOf<typeof insuranceShape>['claims'] {
  const open = claims.filter(({ decidedAt }) => decidedAt === null)
  if (open.some(({ askedAt, answeredAt }) => isAsked(askedAt, answeredAt))) return 'asked'
  if (open.length > 0) return 'waiting'
  return claims.length === 0 ? null : 'decided'
}

/** Asked for more, and not answered since. */
const isAsked = (askedAt: Moment | null, answeredAt: Moment | null): boolean =>
  askedAt !== null && (answeredAt === null || answeredAt < askedAt)

export const insuranceSummary = summaryOf(
  healthInsurance,
  part({ ...loadedInsurance.fields, ...webinarFields }),
  ({ claims, ...facts }) => ({
    ...facts,
    claims: standingOf(claims),
  }),
)

const insurancePaper = { paper: 'insurance-policy', concerns: 'student', place: 'your insurance' } as const

export default defineServerModule({
  name: 'stages/health-insurance',
  calls: calls(insuranceContracts, insuranceHandlers),
  facts: [{ stages: ['health-insurance'], column: insuranceFactsOf }],
  summaries: { 'health-insurance': insuranceSummary },
  jobs: services => [...usCitizenJobs(services), ...referralJobs(services), ...waiverJobs(services)],
  gives: [
    ...Object.values(audited),
    shippedFacts(shippedOf(datedFacts)),
    history(['insurance', insuranceHistory]),
    history(['insurance', policyHistory]),
    history(['insurance', claimHistory]),
    answers(['insurance', insuranceAnswers]),
    answers(['blocks', blockAnswers]),
    insuranceCards(cardsForFamily),
    recipients({ insurers: insurersOf }),
    personalData({ hindrances: insuranceHindrances }),
    stepFiles(
      allOf(
        filesFor('certificate', {
          ...insurancePaper,
          what: 'Insurance certificate',
          usedIn: '/health-insurance/your-insurance',
        }),
        filesFor('own-cover', {
          ...insurancePaper,
          what: 'Your own insurance policy',
          usedIn: '/health-insurance/get-waiver-guide',
        }),
        filesFor('claim', {
          ...insurancePaper,
          paper: 'claim-papers',
          what: 'For an insurance claim',
          usedIn: '/health-insurance/file-insurance-claim',
        }),
      ),
    ),
    takesHere('own-cover', {
      papers: insurancePapers,
      concerns: 'student',
      words: 'The insurance that you have already',
      href: '/health-insurance/get-waiver-guide',
    }),
    takesHere('claim', {
      papers: claimPapers,
      concerns: 'student',
      words: 'An insurance claim',
      href: '/health-insurance/file-insurance-claim',
    }),
    approvals(insuranceRefundApproval),
    catalogues(planEntries),
    priceLists(deposits),
    costs(insuranceCosts),
    datedLists(datedDemands),
    datedLists(datedWindows),
    datedLists(datedPlans),
    paidFor({ ...insuranceDeposit, onPaid: confirmDeposit, receipt: depositReceipt }),
    paidFor({ ...insuranceInvoice, onPaid: confirmInvoice, receipt: billsReceipt }),
    paidFor({ ...insuranceRest, onPaid: confirmRest, receipt: billsReceipt }),
    spentOn({ kind: 'insurance', purposes: [insuranceDeposit, insuranceInvoice, insuranceRest] }),
    payable(payableDeposit),
    payable(payableInvoice),
    onForm({ claim: takeSentForm }),
    libraryGuides(inLibrary),
    ...Object.values(requestKinds),
    detailsValues,
    applicationValues,
  ],
})
