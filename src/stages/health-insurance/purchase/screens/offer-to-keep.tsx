import { optional, useRead } from '#src/browser/reads.ts'
import { OfferToKeep } from '#src/features/passport-profile/screens/offer-to-keep.tsx'
import { insurance } from './api.ts'
import { profileFrom } from '#src/stages/health-insurance/application/from-profile/rules.ts'
import { applicationOf } from '#src/stages/health-insurance/application/pages/rules.ts'

/** Of the application that was made last: what other forms ask for as well. */
export function OfferFromApplication() {
  const last = optional(useRead(insurance.lastApplication))
  if (last == null) return null
  return <OfferToKeep given={profileFrom(applicationOf(field => last.application[field] ?? ''))} />
}
