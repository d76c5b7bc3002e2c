import { useState } from 'react'
import { isPutOff, putOff } from '#src/browser/session-storage.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { later } from '#src/ui/later.tsx'
import { ways as waysApi } from './api.ts'

// Most people have nothing to prove: the card comes only where it is shown.
const PhoneOffer = later(async () => (await import('./phone-offer.tsx')).PhoneOffer, null)

const what = (owner: string): string => `prove-phone:${owner}`

/** Offered after a registration, which takes the phone as it is typed. Nothing waits for it, and "Not now" holds. */
export function ProvePhone({ owner }: { owner: string }) {
  const ways = optional(useRead(waysApi.read))
  const [isLater, setLater] = useState(() => isPutOff(what(owner)))
  if (ways?.phoneToProve == null || isLater) return null
  const leave = () => {
    putOff(what(owner))
    setLater(true)
  }
  return <PhoneOffer phone={ways.phoneToProve} onLater={leave} />
}
