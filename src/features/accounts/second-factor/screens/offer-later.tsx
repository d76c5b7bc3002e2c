import { useQuery } from '@tanstack/react-query'
import { later } from '../../../../ui/later.tsx'
import { waysQuery } from '../../ways/screens/ways-query.ts'

const Offer = later(async () => (await import('./passkey-offer.tsx')).PasskeyOffer, null)

/** Most people are offered nothing: the card comes only where it is shown. */
export function PasskeyOffer() {
  const { data } = useQuery(waysQuery)
  return data?.offersPasskey === true && <Offer />
}
