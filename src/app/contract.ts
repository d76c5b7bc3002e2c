// Every call there is, feature by feature.
import { accountsContract } from '../features/accounts/contract.ts'
import { proofContract } from '../features/accounts/proof/contract.ts'
import { undoContract } from '../features/accounts/undo/contract.ts'
import { unprovedContract } from '../features/accounts/unproved/contract.ts'
import { secondFactorContract } from '../features/accounts/second-factor/contract.ts'
import { waysContract } from '../features/accounts/ways/contract.ts'
import { approvalsContract } from '../features/approvals/contract.ts'
import { chatContract } from '../features/chat/contract.ts'
import { customStepsContract } from '../features/custom-steps/contract.ts'
import { deskCustomStepsContract } from '../features/custom-steps/desk/contract.ts'
import { customStepRequestsContract } from '../features/custom-steps/desk/requests/contract.ts'
import { contentContract } from '../features/content/contract.ts'
import { chatRepliesContract } from '../features/chat/replies/contract.ts'
import { datedFactsContract } from '../features/dated-facts/contract.ts'
import { deskContract } from '../features/desk/contract.ts'
import { draftsContract } from '../features/drafts/contract.ts'
import { joiningContract } from '../features/joining/contract.ts'
import { exchangeContract } from '../features/exchange/contract.ts'
import { formsContract } from '../features/forms/contract.ts'
import { documentsContract } from '../features/documents/contract.ts'
import { notificationsContract } from '../features/notifications/contract.ts'
import { paymentsContract } from '../features/payments/contract.ts'
import { placesContract } from '../features/places/contract.ts'
import { profileContracts } from '../features/profile/contract.ts'
import { productsContract } from '../features/products/contract.ts'
import { productsDeskContract } from '../features/products/desk/contract.ts'
import { progressContract } from '../features/progress/contract.ts'
import { requestsContract } from '../features/requests/contract.ts'
import { breachContract } from '../features/rights/breach/contract.ts'
import { rightsContract } from '../features/rights/contract.ts'
import { studentsContract } from '../features/students/contract.ts'
import { universitiesContract } from '../features/universities/contract.ts'
import { webinarsContract } from '../features/webinars/contract.ts'
import { webinarDeskContract } from '../features/webinars/desk/contract.ts'
import { platformContract } from '../platform/contract.ts'
import { forexContracts } from '../stages/forex/contract.ts'
import { insuranceContracts } from '../stages/health-insurance/contract.ts'
import { loansContracts } from '../stages/loans/contract.ts'
import { phoneContract } from '../stages/phone-connection/contract.ts'
import { sopContracts } from '../stages/sop-review/contract.ts'
import { vaccinesContracts } from '../stages/vaccines/contract.ts'
import { visasContracts } from '../stages/visas/contract.ts'

export const contract = {
  accounts: accountsContract,
  proof: proofContract,
  ways: waysContract,
  unproved: unprovedContract,
  undo: undoContract,
  secondFactor: secondFactorContract,
  joining: joiningContract,
  journey: progressContract,
  ...profileContracts,
  universities: universitiesContract,
  places: placesContract,
  documents: documentsContract,
  drafts: draftsContract,
  exchange: exchangeContract,
  content: contentContract,
  webinars: webinarsContract,
  customSteps: customStepsContract,
  deskCustomSteps: deskCustomStepsContract,
  customStepRequests: customStepRequestsContract,
  webinarDesk: webinarDeskContract,
  payments: paymentsContract,
  forms: formsContract,
  ...sopContracts,
  ...visasContracts,
  ...insuranceContracts,
  ...loansContracts,
  ...forexContracts,
  ...vaccinesContracts,
  products: productsContract,
  productsDesk: productsDeskContract,
  phone: phoneContract,
  chat: chatContract,
  chatReplies: chatRepliesContract,
  requests: requestsContract,
  rights: rightsContract,
  breach: breachContract,
  students: studentsContract,
  notifications: notificationsContract,
  desk: deskContract,
  approvals: approvalsContract,
  datedFacts: datedFactsContract,
  platform: platformContract,
}

export type AppContract = typeof contract
