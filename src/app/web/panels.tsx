import type { ComponentType, ReactNode } from 'react'
import type { StepView } from '../../journey/read.ts'
import { stages } from '../../stages/stages.ts'
import { later, type Later } from '../../ui/later.tsx'
import { Loading, SkeletonLine } from '../../ui/skeleton.tsx'

type Panel = Later<object>
type Panels = Readonly<Record<string, Panel>>

const waiting = (
  <Loading>
    <SkeletonLine width="70%" />
    <SkeletonLine width="55%" />
  </Loading>
)

const panel = (load: () => Promise<{ default: ComponentType }>): Panel =>
  later(async () => (await load()).default, waiting)

const toBeMarked = new WeakSet<Panel>()

/** A panel that tells, or ticks: marking the step done is what to do next. */
function toMark(load: () => Promise<{ default: ComponentType }>): Panel {
  const one = panel(load)
  toBeMarked.add(one)
  return one
}

const WebinarPanel = later(
  async () => (await import('../../features/webinars/screens/webinar-panel.tsx')).WebinarPanel,
  waiting,
)

const webinarOf = (stage: string): Panels => ({
  AttendWebinar: Object.assign(() => <WebinarPanel stage={stage} />, { ready: WebinarPanel.ready }),
})

/** What each step shows when it is open, by stage and step id; fetched when it is opened. */
const panels: Readonly<Record<string, Panels>> = {
  'sop-review': {
    SubmitSop: panel(() => import('../../stages/sop-review/submit/screens/submit-sop.tsx')),
    ReviewFeedback: panel(() => import('../../stages/sop-review/feedback/screens/review-feedback.tsx')),
    ...webinarOf('sop-review'),
  },
  loans: {
    ApplyToBanks: panel(() => import('../../stages/loans/application/screens/apply-to-banks.tsx')),
    FinalizeOffer: panel(() => import('../../stages/loans/offers/screens/finalize-offer.tsx')),
    MeetBankOfficial: panel(() => import('../../stages/loans/meetings/screens/meet-bank-official.tsx')),
    ...webinarOf('loans'),
  },
  visas: {
    I20Form: panel(() => import('../../stages/visas/i20/screens/i20-form.tsx')),
    ConsularAppointment: panel(() => import('../../stages/visas/appointment/screens/consular-appointment.tsx')),
    CompileDocs: panel(() => import('../../stages/visas/compile-docs/screens/compile-docs.tsx')),
    DS160: panel(() => import('../../stages/visas/ds-160/screens/ds-160.tsx')),
    PostInterview: panel(() => import('../../stages/visas/post-interview/screens/post-interview.tsx')),
    PaySEVISFee: panel(() => import('../../stages/visas/sevis/screens/pay-sevis-fee.tsx')),
    MockInterview: panel(() => import('../../stages/visas/mock-interview/screens/mock-interview.tsx')),
    VisaTranscripts: panel(() => import('../../stages/visas/transcripts/screens/visa-transcripts.tsx')),
    ...webinarOf('visas'),
  },
  'health-insurance': {
    EnterDetails: panel(() => import('../../stages/health-insurance/details/screens/enter-details.tsx')),
    ViewRecommended: panel(() => import('../../stages/health-insurance/recommend/screens/view-recommended.tsx')),
    ViewAll: panel(() => import('../../stages/health-insurance/recommend/screens/view-all.tsx')),
    PurchaseInsurance: panel(() => import('../../stages/health-insurance/purchase/screens/purchase-insurance.tsx')),
    WaiverGuide: panel(() => import('../../stages/health-insurance/waiver/screens/waiver-panel.tsx')),
    PayInvoice: panel(() => import('../../stages/health-insurance/invoices/screens/invoice-panel.tsx')),
    YourInsurance: panel(() => import('../../stages/health-insurance/policies/screens/policy-panel.tsx')),
    FileInsuranceClaim: panel(() => import('../../stages/health-insurance/claims/screens/file-insurance-claim.tsx')),
    ...webinarOf('health-insurance'),
  },
  vaccines: {
    CheckRequirements: panel(() => import('../../stages/vaccines/records/screens/check-requirements.tsx')),
    PlanDoses: panel(() => import('../../stages/vaccines/plan/screens/plan-doses.tsx')),
    BookAppointment: panel(() => import('../../stages/vaccines/clinics/screens/book-appointment.tsx')),
    BringProof: panel(() => import('../../stages/vaccines/proof/screens/bring-proof.tsx')),
  },
  forex: {
    GetCard: panel(() => import('../../stages/forex/card/screens/get-card.tsx')),
    CardDetails: panel(() => import('../../stages/forex/card/screens/card-details.tsx')),
  },
  'phone-connection': {
    KeepIndianNumber: toMark(() => import('../../stages/phone-connection/screens/keep-number.tsx')),
    ChoosePlan: panel(() => import('../../stages/phone-connection/screens/choose-plan.tsx')),
    SecondSignIn: panel(() => import('../../stages/phone-connection/screens/second-sign-in.tsx')),
  },
  'bank-accounts': {
    CompareAccounts: panel(() => import('../../stages/bank-accounts/screens/compare-accounts.tsx')),
    CollectPapers: toMark(() => import('../../stages/bank-accounts/screens/collect-papers.tsx')),
    OpenAccount: panel(() => import('../../stages/bank-accounts/screens/open-account.tsx')),
  },
  'credit-card': {
    CompareCards: panel(() => import('../../stages/credit-card/screens/compare-cards.tsx')),
    ApplyForCard: panel(() => import('../../stages/credit-card/screens/apply-for-card.tsx')),
  },
}

const beside = (load: () => Promise<{ default: ComponentType }>): Panel =>
  later(async () => (await load()).default, null)

/** What a stage shows beside where it begins. */
const besideStarts: Panels = {
  forex: beside(() => import('../../features/exchange/screens/compare-rates.tsx')),
  loans: beside(() => import('../../stages/loans/lenders/screens/compare-lenders.tsx')),
}

export function besideStartOf(stage: string): ReactNode {
  const Beside = besideStarts[stage]
  return Beside !== undefined && <Beside />
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

const CustomStepPanel = later(
  async () => (await import('../../features/custom-steps/screens/custom-step-panel.tsx')).default,
  waiting,
)

export function panelOf(stage: string, step: StepView): ReactNode {
  const Panel = panels[stage]?.[step.id]
  if (Panel === undefined && !step.isCustom) return null
  return Panel === undefined ? <CustomStepPanel key={step.id} step={step} /> : <Panel />
}

/** Of the step that an address names: asked for before the journey says how the step stands. */
export async function getPanelReady(path: string): Promise<void> {
  const [, route = '', name] = path.split('/')
  const step = stages.find(stage => stage.route === route)?.steps.find(({ id, route }) => name === route || name === id)
  const Panel = step && panels[route]?.[step.id]
  await Panel?.ready()
}
