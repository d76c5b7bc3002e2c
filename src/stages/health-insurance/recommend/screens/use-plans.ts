import { useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { insuranceDetails, usePlansAt } from '#src/stages/health-insurance/screens/api.ts'
import { priced } from '../rules.ts'

/** The plans at the university that was entered, priced for who entered it; and what to show while they come. */
export function usePlans() {
  const detailsRead = useRead(insuranceDetails.read)
  const details = detailsRead.data
  const offer = usePlansAt(details?.universityID)
  if (details === null) return { found: null }
  if (details === undefined || offer.data === undefined) return { waiting: details === undefined ? detailsRead : offer }
  const today = todayHere().toString()
  const plans = priced(offer.data.plans, offer.data.university, details, today)
  return { found: { details, offer: offer.data, plans } }
}

export type FoundPlans = NonNullable<ReturnType<typeof usePlans>['found']>
