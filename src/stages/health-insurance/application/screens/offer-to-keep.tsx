import { optional, useRead } from '#src/browser/reads.ts'
import { OfferToKeep } from '#src/features/passport-profile/screens/offer-to-keep.tsx'
import { insurance } from '#src/stages/health-insurance/purchase/screens/purchase-queries.ts'
import { profileFrom } from '../from-profile/rules.ts'
import { applicationOf } from '../pages/rules.ts'

/** Of the application that was made last: what other forms ask for as well. */
export function OfferFromApplication() {
  const last = optional(useRead(insurance.lastApplication))
  if (last == null) return null
  return <OfferToKeep given={profileFrom(applicationOf(field => last.application[field] ?? ''))} />
}
