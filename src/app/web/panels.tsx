import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import type { StepView } from '../../journey/read.ts'
import { Loading, SkeletonLine } from '../../ui/skeleton.tsx'

type Panels = Readonly<Record<string, ComponentType>>

const toBeMarked = new WeakSet<ComponentType>()

/** A panel that tells, or ticks: marking the step done is what to do next. */
function toMark(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const panel = lazy(load)
  toBeMarked.add(panel)
  return panel
}

const WebinarPanel = lazy(async () => ({
  default: (await import('../../features/webinars/screens/webinar-panel.tsx')).WebinarPanel,
}))

const webinarOf = (stage: string): Panels => ({ AttendWebinar: () => <WebinarPanel stage={stage} /> })

/** What each step shows when it is open, by stage and step id; fetched when it is opened. */
const panels: Readonly<Record<string, Panels>> = {
  'sop-review': {
    SubmitSop: lazy(() => import('../../stages/sop-review/submit/screens/submit-sop.tsx')),
    ReviewFeedback: lazy(() => import('../../stages/sop-review/feedback/screens/review-feedback.tsx')),
    ...webinarOf('sop-review'),
  },
  loans: {
    ApplyToBanks: lazy(() => import('../../stages/loans/application/screens/apply-to-banks.tsx')),
    FinalizeOffer: lazy(() => import('../../stages/loans/offers/screens/finalize-offer.tsx')),
    MeetBankOfficial: lazy(() => import('../../stages/loans/meetings/screens/meet-bank-official.tsx')),
    ...webinarOf('loans'),
  },
  visas: {
    I20Form: lazy(() => import('../../stages/visas/i20/screens/i20-form.tsx')),
    ConsularAppointment: lazy(() => import('../../stages/visas/appointment/screens/consular-appointment.tsx')),
    CompileDocs: lazy(() => import('../../stages/visas/compile-docs/screens/compile-docs.tsx')),
    DS160: lazy(() => import('../../stages/visas/ds-160/screens/ds-160.tsx')),
    PostInterview: lazy(() => import('../../stages/visas/post-interview/screens/post-interview.tsx')),
    PaySEVISFee: lazy(() => import('../../stages/visas/sevis/screens/pay-sevis-fee.tsx')),
    MockInterview: lazy(() => import('../../stages/visas/mock-interview/screens/mock-interview.tsx')),
    VisaTranscripts: lazy(() => import('../../stages/visas/transcripts/screens/visa-transcripts.tsx')),
    ...webinarOf('visas'),
  },
  'health-insurance': {
    EnterDetails: lazy(() => import('../../stages/health-insurance/details/screens/enter-details.tsx')),
    ViewRecommended: lazy(() => import('../../stages/health-insurance/recommend/screens/view-recommended.tsx')),
    ViewAll: lazy(() => import('../../stages/health-insurance/recommend/screens/view-all.tsx')),
    PurchaseInsurance: lazy(() => import('../../stages/health-insurance/purchase/screens/purchase-insurance.tsx')),
    WaiverGuide: lazy(() => import('../../stages/health-insurance/waiver/screens/waiver-panel.tsx')),
    PayInvoice: lazy(() => import('../../stages/health-insurance/invoices/screens/invoice-panel.tsx')),
    YourInsurance: lazy(() => import('../../stages/health-insurance/policies/screens/policy-panel.tsx')),
    FileInsuranceClaim: lazy(() => import('../../stages/health-insurance/claims/screens/file-insurance-claim.tsx')),
    ...webinarOf('health-insurance'),
  },
  vaccines: {
    CheckRequirements: lazy(() => import('../../stages/vaccines/records/screens/check-requirements.tsx')),
    PlanDoses: lazy(() => import('../../stages/vaccines/plan/screens/plan-doses.tsx')),
    BookAppointment: lazy(() => import('../../stages/vaccines/clinics/screens/book-appointment.tsx')),
    BringProof: lazy(() => import('../../stages/vaccines/proof/screens/bring-proof.tsx')),
  },
  forex: {
    GetCard: lazy(() => import('../../stages/forex/card/screens/get-card.tsx')),
    CardDetails: lazy(() => import('../../stages/forex/card/screens/card-details.tsx')),
  },
  'phone-connection': {
    KeepIndianNumber: toMark(() => import('../../stages/phone-connection/screens/keep-number.tsx')),
    ChoosePlan: lazy(() => import('../../stages/phone-connection/screens/choose-plan.tsx')),
    SecondSignIn: lazy(() => import('../../stages/phone-connection/screens/second-sign-in.tsx')),
  },
  'bank-accounts': {
    CompareAccounts: lazy(() => import('../../stages/bank-accounts/screens/compare-accounts.tsx')),
    CollectPapers: toMark(() => import('../../stages/bank-accounts/screens/collect-papers.tsx')),
    OpenAccount: lazy(() => import('../../stages/bank-accounts/screens/open-account.tsx')),
  },
  'credit-card': {
    CompareCards: lazy(() => import('../../stages/credit-card/screens/compare-cards.tsx')),
    ApplyForCard: lazy(() => import('../../stages/credit-card/screens/apply-for-card.tsx')),
  },
}

/** What a stage shows beside where it begins. */
const besideStarts: Panels = {
  forex: lazy(() => import('../../features/exchange/screens/compare-rates.tsx')),
  loans: lazy(() => import('../../stages/loans/lenders/screens/compare-lenders.tsx')),
}

export function besideStartOf(stage: string): ReactNode {
  const Beside = besideStarts[stage]
  return (
    Beside !== undefined && (
      <Suspense>
        <Beside />
      </Suspense>
    )
  )
}

/** Marking it done is what to do next where a panel only tells; where it has a deed of its own, that is. */
export function isMarkNext(stage: string, { id }: StepView): boolean {
  const panel = panels[stage]?.[id]
  return panel === undefined || toBeMarked.has(panel)
}

/**
 * The waiver is under way also while it is the student's turn, a card while it is paid, and an appointment that stands
 * is no answer of ours: their panels say what is the matter.
 */
const speaking: Readonly<Record<string, readonly string[]>> = {
  'health-insurance': ['WaiverGuide'],
  vaccines: ['BookAppointment'],
  forex: ['GetCard', 'CardDetails'],
}

export const saysItself = (stage: string, { id }: StepView): boolean => speaking[stage]?.includes(id) === true

const CustomStepPanel = lazy(() => import('../../features/custom-steps/screens/custom-step-panel.tsx'))

export function panelOf(stage: string, step: StepView): ReactNode {
  const Panel = panels[stage]?.[step.id]
  if (Panel === undefined && !step.isCustom) return null
  return (
    <Suspense
      fallback={
        <Loading>
          <SkeletonLine width="70%" />
          <SkeletonLine width="55%" />
        </Loading>
      }
    >
      {Panel === undefined ? <CustomStepPanel key={step.id} step={step} /> : <Panel />}
    </Suspense>
  )
}
