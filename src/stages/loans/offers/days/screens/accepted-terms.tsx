import { Fold } from '#src/ui/fold.tsx'
import type { Terms } from '#src/stages/loans/offers/rules.ts'
import { stated } from '../copy.ts'
import { DaysOfOffer } from './days-of-offer.tsx'

/** What was accepted can be opened for good. */
export const AcceptedTerms = ({ terms }: { terms: Terms }) => (
  <Fold summary={stated.acceptedTerms}>
    <DaysOfOffer terms={terms} />
  </Fold>
)
