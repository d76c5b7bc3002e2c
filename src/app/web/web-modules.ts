// What students see: a line for each stage, and for each feature with pages of its own.
import content from '../../features/content/module.web.tsx'
import home from '../../features/home/module.web.tsx'
import profile from '../../features/profile/module.web.tsx'
import type { FeatureModule, WebModule } from '../../manifest/web.tsx'
import apartments from '../../stages/apartments/module.web.tsx'
import bankAccounts from '../../stages/bank-accounts/module.web.tsx'
import creditCard from '../../stages/credit-card/module.web.tsx'
import finalizeUniversity from '../../stages/finalize-university/module.web.tsx'
import forex from '../../stages/forex/module.web.tsx'
import healthInsurance from '../../stages/health-insurance/module.web.tsx'
import loans from '../../stages/loans/module.web.tsx'
import phoneConnection from '../../stages/phone-connection/module.web.tsx'
import sopReview from '../../stages/sop-review/module.web.tsx'
import vaccines from '../../stages/vaccines/module.web.tsx'
import visas from '../../stages/visas/module.web.tsx'

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

export const featureModules: readonly FeatureModule[] = [home, profile, content]
