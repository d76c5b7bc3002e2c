import type { ComponentType, ReactNode } from 'react'
import type { StepView } from '../../journey/read.ts'
import type { bankAccounts } from '../../stages/bank-accounts/rules.ts'
import type { creditCard } from '../../stages/credit-card/rules.ts'
import type { forex } from '../../stages/forex/rules.ts'
import type { healthInsurance } from '../../stages/health-insurance/rules.ts'
import type { loans } from '../../stages/loans/rules.ts'
import type { phoneConnection } from '../../stages/phone-connection/rules.ts'
import type { sopReview } from '../../stages/sop-review/rules.ts'
import type { vaccines } from '../../stages/vaccines/rules.ts'
import type { visas } from '../../stages/visas/rules.ts'
import { stages } from '../../stages/stages.ts'
import { later, type Later } from '../../ui/later.tsx'
import { Loading, SkeletonLine } from '../../ui/skeleton.tsx'

type Panel = Later<object>
type Panels = Readonly<Record<string, Panel>>
/** One for each step of the stage's table. */
type PanelsOf<S extends { steps: readonly { id: string }[] }> = Readonly<Record<S['steps'][number]['id'], Panel>>

const waiting = (
  <Loading>
    <SkeletonLine width="70%" />
    <SkeletonLine width="55%" />
  </Loading>
)

const panel = (load: () => Promise<{ default: ComponentType }>): Panel =>
  later(async () => (await load()).default, waiting)

const WebinarPanel = later(
  async () => (await import('../../features/webinars/screens/webinar-panel.tsx')).WebinarPanel,
  waiting,
)

const webinarOf = (stage: string) => ({
  AttendWebinar: Object.assign(() => <WebinarPanel stage={stage} />, { ready: WebinarPanel.ready }),
})

type AllPanels = {
  'sop-review': PanelsOf<typeof sopReview>
  loans: PanelsOf<typeof loans>
  visas: PanelsOf<typeof visas>
  'health-insurance': PanelsOf<typeof healthInsurance>
  vaccines: PanelsOf<typeof vaccines>
  forex: PanelsOf<typeof forex>
  'phone-connection': PanelsOf<typeof phoneConnection>
  'bank-accounts': PanelsOf<typeof bankAccounts>
  'credit-card': PanelsOf<typeof creditCard>
}

/** What each step shows when it is open, by stage and step id; fetched when it is opened. */
const panels: AllPanels = {
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
    KeepIndianNumber: panel(() => import('../../stages/phone-connection/screens/keep-number.tsx')),
    ChoosePlan: panel(() => import('../../stages/phone-connection/screens/choose-plan.tsx')),
    SecondSignIn: panel(() => import('../../stages/phone-connection/screens/second-sign-in.tsx')),
  },
  'bank-accounts': {
    CompareAccounts: panel(() => import('../../stages/bank-accounts/screens/compare-accounts.tsx')),
    CollectPapers: panel(() => import('../../stages/bank-accounts/screens/collect-papers.tsx')),
    OpenAccount: panel(() => import('../../stages/bank-accounts/screens/open-account.tsx')),
  },
  'credit-card': {
    CompareCards: panel(() => import('../../stages/credit-card/screens/compare-cards.tsx')),
    ApplyForCard: panel(() => import('../../stages/credit-card/screens/apply-for-card.tsx')),
  },
}

const panelsByStage: Readonly<Record<string, Panels>> = panels

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

const rowOf = (stage: string, { id }: StepView) =>
  stages.find(({ route }) => route === stage)?.steps.find(step => step.id === id)

/** What the desk assigned says by itself what to do next. */
export const isMarkNext = (stage: string, step: StepView): boolean => {
  const row = rowOf(stage, step)
  return row === undefined || row.isMarkNext === true
}

export const saysItself = (stage: string, step: StepView): boolean => rowOf(stage, step)?.saysItself === true

const CustomStepPanel = later(
  async () => (await import('../../features/custom-steps/screens/custom-step-panel.tsx')).default,
  waiting,
)

export function panelOf(stage: string, step: StepView): ReactNode {
  const Panel = panelsByStage[stage]?.[step.id]
  if (Panel === undefined && !step.isCustom) return null
  return Panel === undefined ? <CustomStepPanel key={step.id} step={step} /> : <Panel />
}

/** Of the step that an address names: asked for before the journey says how the step stands. */
export async function getPanelReady(path: string): Promise<void> {
  const [, route = '', name] = path.split('/')
  const step = stages.find(stage => stage.route === route)?.steps.find(({ id, route }) => name === route || name === id)
  const Panel = step && panelsByStage[route]?.[step.id]
  await Panel?.ready()
}
