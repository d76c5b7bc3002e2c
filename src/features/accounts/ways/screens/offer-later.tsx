import { useSyncExternalStore } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { later } from '#src/ui/later.tsx'
import { ways as waysApi } from './api.ts'

const Offer = later(async () => (await import('./passkey-offer.tsx')).PasskeyOffer, null)

const never = () => () => {}

/** Most people are offered nothing: the card comes only where it is shown, and only a browser knows whether it has passkeys. */
export function PasskeyOffer() {
  const ways = optional(useRead(waysApi.read))
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return isInBrowser && ways?.offersPasskey === true && <Offer />
}
