import { useQuery } from '@tanstack/react-query'
import { todayHere } from '#src/browser/zone.ts'
import { detailsQuery, plansQuery } from '#src/stages/health-insurance/screens/insurance-queries.ts'
import { priced } from '../rules.ts'

/** The plans at the university that was told, priced for who told it; and what to show while they come. */
export function usePlans() {
  const details = useQuery(detailsQuery)
  const told = details.data
  const offer = useQuery({ ...plansQuery(told?.universityID ?? ''), enabled: told !== undefined && told !== null })
  if (told === null) return { told }
  if (told === undefined || offer.data === undefined) return { waiting: details.data === undefined ? details : offer }
  const today = todayHere().toString()
  return { told, offer: offer.data, plans: priced(offer.data.plans, offer.data.university, told, today) }
}
