// The stages and features that have something to do on the server: one line a module. The order is that in which the
// desk reads what happened at one moment, and in which files are exported.
import { contractOf, type ServerModule } from '../manifest/server.ts'
import { platformContract } from '../platform/contract.ts'
import accounts from '../features/accounts/module.server.ts'
import approvals from '../features/approvals/module.server.ts'
import card from '../features/card/module.server.ts'
import catalogues from '../features/desk-kit/catalogue/module.server.ts'
import chat from '../features/chat/module.server.ts'
import consent from '../features/consent/module.server.ts'
import content from '../features/content/module.server.ts'
import customSteps from '../features/custom-steps/module.server.ts'
import datedFacts from '../features/dated-facts/module.server.ts'
import desk from '../features/desk/module.server.ts'
import documents from '../features/documents/module.server.ts'
import drafts from '../features/drafts/module.server.ts'
import exchange from '../features/exchange/module.server.ts'
import family from '../features/family/module.server.ts'
import forms from '../features/forms/module.server.ts'
import joining from '../features/joining/module.server.ts'
import money from '../features/money/module.server.ts'
import notifications from '../features/notifications/module.server.ts'
import payLinks from '../features/pay-links/module.server.ts'
import payments from '../features/payments/module.server.ts'
import legal from '../features/legal/module.server.ts'
import translations from '../features/translations/module.server.ts'
import places from '../features/places/module.server.ts'
import passportProfile from '../features/passport-profile/module.server.ts'
import plan from '../features/plan/module.server.ts'
import products from '../features/products/module.server.ts'
import profile from '../features/people/module.server.ts'
import progress from '../features/progress/module.server.ts'
import requests from '../features/desk-kit/module.server.ts'
import rights from '../features/rights/module.server.ts'
import students from '../features/students/module.server.ts'
import universities from '../features/universities/module.server.ts'
import vault from '../features/papers/module.server.ts'
import webinars from '../features/webinars/module.server.ts'
import glossary from '../features/glossary/module.server.ts'
import bankAccounts from '../stages/bank-accounts/module.server.ts'
import creditCard from '../stages/credit-card/module.server.ts'
import forex from '../stages/forex/module.server.ts'
import healthInsurance from '../stages/health-insurance/module.server.ts'
import loans from '../stages/loans/module.server.ts'
import phoneConnection from '../stages/phone-connection/module.server.ts'
import sopReview from '../stages/sop-review/module.server.ts'
import vaccines from '../stages/vaccines/module.server.ts'
import visas from '../stages/visas/module.server.ts'

export const serverModules = [
  accounts,
  consent,
  joining,
  progress,
  profile,
  passportProfile,
  universities,
  legal,
  places,
  translations,
  plan,
  documents,
  vault,
  money,
  drafts,
  exchange,
  content,
  webinars,
  customSteps,
  payments,
  payLinks,
  family,
  forms,
  card,
  requests,
  catalogues,
  rights,
  students,
  notifications,
  approvals,
  datedFacts,
  chat,
  sopReview,
  visas,
  healthInsurance,
  loans,
  vaccines,
  forex,
  phoneConnection,
  bankAccounts,
  creditCard,
  glossary,
  products,
  desk,
] as const satisfies readonly ServerModule[]

/** Every call there is: the modules' own, and those of the platform. */
export const contract = { ...contractOf(serverModules), platform: platformContract }
