// Every call there is: one line a module.
import { accountsContracts } from '../features/accounts/module.contract.ts'
import { approvalsContracts } from '../features/approvals/contract.ts'
import { catalogueContracts } from '../features/desk-kit/catalogue/contract.ts'
import { chatContracts } from '../features/chat/contract.ts'
import { contentContracts } from '../features/content/contract.ts'
import { customStepsContracts } from '../features/custom-steps/module.contract.ts'
import { datedFactsContracts } from '../features/dated-facts/contract.ts'
import { deskContracts } from '../features/desk/contract.ts'
import { documentsContracts } from '../features/documents/contract.ts'
import { draftsContracts } from '../features/drafts/contract.ts'
import { exchangeContracts } from '../features/exchange/contract.ts'
import { formsContracts } from '../features/forms/contract.ts'
import { joiningContracts } from '../features/joining/contract.ts'
import { legalContracts } from '../features/legal/contract.ts'
import { moneyContracts } from '../features/money/contract.ts'
import { remittancesContracts } from '../features/money/remittances/contract.ts'
import { notificationsContracts } from '../features/notifications/contract.ts'
import { passportProfileContracts } from '../features/passport-profile/contract.ts'
import { payLinksContracts } from '../features/pay-links/contract.ts'
import { paymentsContracts } from '../features/payments/contract.ts'
import { planCalendarContracts } from '../features/plan/calendar/contract.ts'
import { planContracts } from '../features/plan/contract.ts'
import { effectContracts } from '../features/plan/effect/contract.ts'
import { placesContracts } from '../features/places/contract.ts'
import { productsContracts } from '../features/products/module.contract.ts'
import { profileContracts } from '../features/people/contract.ts'
import { progressContracts } from '../features/progress/contract.ts'
import { requestsContracts } from '../features/desk-kit/contract.ts'
import { rightsContracts } from '../features/rights/contract.ts'
import { studentsContracts } from '../features/students/contract.ts'
import { universitiesContracts } from '../features/universities/contract.ts'
import { papersContracts } from '../features/papers/contract.ts'
import { webinarsContracts } from '../features/webinars/contract.ts'
import { platformContract } from '../platform/contract.ts'
import { forexContracts } from '../stages/forex/contract.ts'
import { insuranceContracts } from '../stages/health-insurance/contract.ts'
import { loansContracts } from '../stages/loans/contract.ts'
import { phoneContracts } from '../stages/phone-connection/contract.ts'
import { sopContracts } from '../stages/sop-review/contract.ts'
import { vaccinesContracts } from '../stages/vaccines/contract.ts'
import { visasContracts } from '../stages/visas/contract.ts'

export const contract = {
  ...accountsContracts,
  ...joiningContracts,
  ...progressContracts,
  ...profileContracts,
  ...passportProfileContracts,
  ...universitiesContracts,
  ...legalContracts,
  ...placesContracts,
  ...planContracts,
  ...planCalendarContracts,
  ...effectContracts,
  ...documentsContracts,
  ...papersContracts,
  ...moneyContracts,
  ...draftsContracts,
  ...exchangeContracts,
  ...remittancesContracts,
  ...contentContracts,
  ...webinarsContracts,
  ...customStepsContracts,
  ...paymentsContracts,
  ...payLinksContracts,
  ...formsContracts,
  ...sopContracts,
  ...visasContracts,
  ...insuranceContracts,
  ...loansContracts,
  ...forexContracts,
  ...vaccinesContracts,
  ...phoneContracts,
  ...productsContracts,
  ...chatContracts,
  ...requestsContracts,
  ...catalogueContracts,
  ...rightsContracts,
  ...studentsContracts,
  ...notificationsContracts,
  ...deskContracts,
  ...approvalsContracts,
  ...datedFactsContracts,
  platform: platformContract,
}
