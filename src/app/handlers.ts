// Where features meet: each verb of the contract and the function that answers it.
import * as proof from '../features/accounts/proof/service.ts'
import { secondFactorHandlers } from '../features/accounts/second-factor/service.ts'
import * as undo from '../features/accounts/undo/service.ts'
import * as unproved from '../features/accounts/unproved/service.ts'
import { waysHandlers } from '../features/accounts/ways/service.ts'
import { accountsHandlers } from '../features/accounts/service.ts'
import * as chatReplies from '../features/chat/replies/service.ts'
import { chatHandlers } from '../features/chat/service.ts'
import * as customStepRequests from '../features/custom-steps/desk/requests/service.ts'
import { deskCustomStepsHandlers } from '../features/custom-steps/desk/service.ts'
import * as customSteps from '../features/custom-steps/service.ts'
import * as formsOfContent from '../features/content/sent-form.ts'
import * as content from '../features/content/service.ts'
import { datedFactsHandlers } from '../features/dated-facts/service.ts'
import * as formsOfSteps from '../features/custom-steps/sent-form.ts'
import { deskHandlers } from '../features/desk/service.ts'
import { read as readRates } from '../features/exchange/service.ts'
import { joiningHandlers } from '../features/joining/service.ts'
import * as documents from '../features/documents/service.ts'
import * as drafts from '../features/drafts/service.ts'
import { formsHandlers, type OnForm } from '../features/forms/service.ts'
import { notificationsHandlers } from '../features/notifications/service.ts'
import type { OnPaid } from '../features/payments/notices.ts'
import { paymentsHandlers } from '../features/payments/service.ts'
import * as places from '../features/places/service.ts'
import * as productsDesk from '../features/products/desk/service.ts'
import { counters } from '../features/products/rules.ts'
import * as products from '../features/products/service.ts'
import { noteContact } from '../features/profile/person/sign-up.ts'
import { profileHandlers } from '../features/profile/service.ts'
import { doneBeforeAt } from '../features/progress/done-before.ts'
import * as progress from '../features/progress/service.ts'
import * as requests from '../features/requests/service.ts'
import * as breach from '../features/rights/breach/service.ts'
import { rightsHandlers } from '../features/rights/service.ts'
import { studentsHandlers } from '../features/students/service.ts'
import * as universities from '../features/universities/service.ts'
import * as webinarDesk from '../features/webinars/desk/service.ts'
import * as webinars from '../features/webinars/service.ts'
import { momentOf } from '../journey/moments.ts'
import { readJourney } from '../journey/read.ts'
import type { Handlers } from '../platform/http/serve.ts'
import type { Call, House } from '../platform/house.ts'
import { platformHandlers } from '../platform/service.ts'
import { forexHandlers, fundCard } from '../stages/forex/service.ts'
import { confirmDeposit, confirmInvoice, insuranceHandlers, takeClaimForm } from '../stages/health-insurance/service.ts'
import { loansHandlers } from '../stages/loans/service.ts'
import * as phone from '../stages/phone-connection/service.ts'
import { sopHandlers } from '../stages/sop-review/service.ts'
import { stages } from '../stages/stages.ts'
import { vaccinesHandlers } from '../stages/vaccines/service.ts'
import { confirmCall, visasHandlers } from '../stages/visas/service.ts'
import { approvalKinds } from './approvals.ts'
import { datedLists } from './dated-lists.ts'
import { approvalsHandlers } from '../features/approvals/service.ts'
import { deskWork } from './desk-work.ts'
import { hasPapers } from './papers.ts'
import { rightsSources } from './rights.ts'
import { history, told } from './history.ts'
import { loadFacts, loadFactsAt, loadFactsOf } from './journey-facts.ts'
import type { AppContract } from './contract.ts'

const journey: progress.Journey = { stages, loadFacts, loadFactsAt }

/** The journey of whoever calls. */
const stagesOf = async (call: Call) => (await progress.read(journey, call)).stages

/** The same of a student, for a job. */
export const journeyOfStudent = async (house: House, student: string) =>
  readJourney(stages, await loadFactsOf(house, student), momentOf(house.now()))

const doneBefore = doneBeforeAt(stages)

/** What is paid for, and what it means to its stage. */
export const onPaid: OnPaid = {
  'insurance-deposit': confirmDeposit,
  'insurance-invoice': confirmInvoice,
  'attorney-call': confirmCall,
  'card-funding': fundCard,
}

/** What is filled in at Typeform, and what it means to where it was asked for. */
const onForm: OnForm = {
  step: formsOfSteps.takeSentForm,
  content: formsOfContent.takeSentForm,
  claim: takeClaimForm,
}

export const handlers: Handlers<AppContract> = {
  accounts: accountsHandlers(noteContact),
  proof,
  ways: waysHandlers(hasPapers),
  unproved,
  undo,
  secondFactor: secondFactorHandlers,
  joining: joiningHandlers(rightsSources),
  journey: {
    read: call => progress.read(journey, call),
    facts: call => progress.facts(journey, call),
    visit: (call, input) => progress.visit(journey, call, input),
    mark: (call, input) => progress.mark(journey, call, input),
    unmark: (call, input) => progress.unmark(journey, call, input),
    showBadge: (call, input) => progress.showBadge(journey, call, input),
    askEarlyAccess: (call, input) => progress.askEarlyAccess(journey, call, input),
  },
  ...profileHandlers(doneBefore),
  universities,
  places,
  documents,
  drafts,
  exchange: { read: readRates },
  content,
  webinars,
  customSteps,
  deskCustomSteps: deskCustomStepsHandlers(stages),
  customStepRequests,
  webinarDesk,
  payments: paymentsHandlers(onPaid),
  forms: formsHandlers(onForm),
  ...sopHandlers,
  ...visasHandlers,
  ...insuranceHandlers,
  ...loansHandlers,
  ...forexHandlers,
  ...vaccinesHandlers,
  products: products.productsHandlers(async (call, kind) => {
    await progress.refuseLocked(journey, call, counters[kind])
  }),
  productsDesk,
  phone,
  chat: chatHandlers(stagesOf),
  chatReplies,
  requests,
  rights: rightsHandlers(rightsSources),
  breach,
  students: studentsHandlers({
    stages,
    factsOf: (call, student) => loadFactsOf(call, student),
    history,
    told,
    work: deskWork,
  }),
  notifications: notificationsHandlers(stagesOf),
  desk: deskHandlers(stages),
  approvals: approvalsHandlers(approvalKinds),
  datedFacts: datedFactsHandlers(datedLists),
  platform: platformHandlers,
}
