// The stages and features that have pages at the desk, or facts for it to re-check: one line a module. The desk's entry alone
// imports this list. Where a page stands is its rank.
import type { DeskModule } from '#src/manifest/desk.ts'
import approvals from '#src/features/approvals/module.desk.tsx'
import chat from '#src/features/chat/module.desk.tsx'
import content from '#src/features/content/module.desk.tsx'
import customSteps from '#src/features/custom-steps/module.desk.tsx'
import datedFacts from '#src/features/dated-facts/module.desk.tsx'
import desk from '#src/features/desk/module.desk.tsx'
import notifications from '#src/features/notifications/module.desk.tsx'
import payments from '#src/features/payments/module.desk.tsx'
import plan from '#src/features/plan/module.desk.tsx'
import products from '#src/features/products/module.desk.tsx'
import requests from '#src/features/desk-kit/module.desk.tsx'
import rights from '#src/features/rights/module.desk.tsx'
import students from '#src/features/students/module.desk.tsx'
import translations from '#src/features/translations/module.desk.tsx'
import webinars from '#src/features/webinars/module.desk.tsx'
import forex from '#src/stages/forex/module.desk.tsx'
import healthInsurance from '#src/stages/health-insurance/module.desk.tsx'
import loans from '#src/stages/loans/module.desk.tsx'
import sopReview from '#src/stages/sop-review/module.desk.tsx'
import vaccines from '#src/stages/vaccines/module.desk.tsx'
import visas from '#src/stages/visas/module.desk.tsx'

export const deskModules: readonly DeskModule[] = [
  visas,
  vaccines,
  healthInsurance,
  approvals,
  chat,
  content,
  customSteps,
  datedFacts,
  desk,
  notifications,
  payments,
  plan,
  products,
  requests,
  rights,
  students,
  translations,
  webinars,
  forex,
  loans,
  sopReview,
]
