import { optional, useRead } from '#src/browser/reads.ts'
import { later } from '#src/ui/later.tsx'
import { useWritten } from '#src/ui/written.ts'
import { ways as waysApi } from './api.ts'

const Offer = later(async () => (await import('./passkey-offer.tsx')).PasskeyOffer, null)

/** Most people are offered nothing: the card comes only where it is shown, and only a browser knows whether it has passkeys. */
export function PasskeyOffer() {
  const ways = optional(useRead(waysApi.read))
  const isWritten = useWritten()
  return !isWritten && ways?.offersPasskey === true && <Offer />
}
