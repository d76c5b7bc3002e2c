// What students see: a line for each stage, and for each feature with pages of its own.
import content from '#src/features/content/module.web.tsx'
import documents from '#src/features/documents/module.web.tsx'
import family from '#src/features/family/module.web.tsx'
import home from '#src/features/home/module.web.tsx'
import money from '#src/features/money/module.web.tsx'
import plan from '#src/features/plan/module.web.tsx'
import profile from '#src/features/profile/module.web.tsx'
import vault from '#src/features/papers/module.web.tsx'
import type { GivenBy } from '#src/manifest/slots.ts'
import type { FeatureModule, WebModule } from '#src/manifest/web.tsx'
import apartments from '#src/stages/apartments/module.web.tsx'
import bankAccounts from '#src/stages/bank-accounts/module.web.tsx'
import creditCard from '#src/stages/credit-card/module.web.tsx'
import finalizeUniversity from '#src/stages/finalize-university/module.web.tsx'
import forex from '#src/stages/forex/module.web.tsx'
import healthInsurance from '#src/stages/health-insurance/module.web.tsx'
import loans from '#src/stages/loans/module.web.tsx'
import phoneConnection from '#src/stages/phone-connection/module.web.tsx'
import sopReview from '#src/stages/sop-review/module.web.tsx'
import vaccines from '#src/stages/vaccines/module.web.tsx'
import visas from '#src/stages/visas/module.web.tsx'

export const stageModules: readonly WebModule[] = [
  sopReview,
  finalizeUniversity,
  loans,
  visas,
  healthInsurance,
  vaccines,
  forex,
  phoneConnection,
  apartments,
  bankAccounts,
  creditCard,
]

export const featureModules: readonly FeatureModule[] = [home, plan, vault, money, family, profile, content, documents]

export const webGiven: readonly GivenBy[] = [...featureModules, ...stageModules].flatMap(({ gives = [] }) =>
  gives.map(given => ({ module: 'web', given })),
)
