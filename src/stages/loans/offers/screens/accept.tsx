import { useLocation } from 'wouter'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { later } from '#src/ui/later.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/api.ts'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Terms } from '../rules.ts'

// Behind a press.
const DaysOfOffer = later(
  async () => (await import('#src/stages/loans/offers/days/screens/days-of-offer.tsx')).DaysOfOffer,
  null,
)

type AcceptProps = { offer: OfferView; terms: Terms; isNext: boolean }

/** What is accepted is the offer itself, whatever the sliders say. It leads on to meeting the bank's official. */
export function Accept({ offer, terms, isNext }: AcceptProps) {
  const [, navigate] = useLocation()
  return (
    <ConfirmVerb
      label={`Accept ${offer.bid}`}
      button={isNext ? 'primary' : 'quiet'}
      title={copy.acceptTitle(offer.bid)}
      kind="primary"
      confirm="Accept this offer"
      keep="Not yet"
      act={() => loanOffers.accept({ id: offer.id, version: offer.version })}
      rereads={loanRereads}
      done={() => navigate('/loans/meet-bank-official')}
    >
      <div className="stack-4">
        <p>{copy.acceptWhat}</p>
        <DaysOfOffer terms={terms} />
      </div>
    </ConfirmVerb>
  )
}
