// The stages and features that have pages at the desk, or facts for it to re-check: one line a module. The desk's entry alone
// imports this list. Where a page stands is its rank.
import type { DeskModule } from '../../../manifest/desk.ts'
import approvals from '../../../features/approvals/module.desk.tsx'
import chat from '../../../features/chat/module.desk.tsx'
import content from '../../../features/content/module.desk.tsx'
import customSteps from '../../../features/custom-steps/module.desk.tsx'
import datedFacts from '../../../features/dated-facts/module.desk.tsx'
import desk from '../../../features/desk/module.desk.tsx'
import exchange from '../../../features/exchange/module.desk.tsx'
import notifications from '../../../features/notifications/module.desk.tsx'
import products from '../../../features/products/module.desk.tsx'
import requests from '../../../features/requests/module.desk.tsx'
import rights from '../../../features/rights/module.desk.tsx'
import students from '../../../features/students/module.desk.tsx'
import webinars from '../../../features/webinars/module.desk.tsx'
import bankAccounts from '../../../stages/bank-accounts/module.desk.tsx'
import creditCard from '../../../stages/credit-card/module.desk.tsx'
import forex from '../../../stages/forex/module.desk.tsx'
import healthInsurance from '../../../stages/health-insurance/module.desk.tsx'
import loans from '../../../stages/loans/module.desk.tsx'
import phoneConnection from '../../../stages/phone-connection/module.desk.tsx'
import sopReview from '../../../stages/sop-review/module.desk.tsx'
import vaccines from '../../../stages/vaccines/module.desk.tsx'
import visas from '../../../stages/visas/module.desk.tsx'

export const deskModules: readonly DeskModule[] = [
  visas,
  vaccines,
  phoneConnection,
  healthInsurance,
  exchange,
  bankAccounts,
  creditCard,
  approvals,
  chat,
  content,
  customSteps,
  datedFacts,
  desk,
  notifications,
  products,
  requests,
  rights,
  students,
  webinars,
  forex,
  loans,
  sopReview,
]
