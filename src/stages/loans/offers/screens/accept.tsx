import { useLocation } from 'wouter'
import { useVerb } from '#src/browser/use-verb.ts'
import { later } from '#src/ui/later.tsx'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Terms, Wishes } from '../rules.ts'

// Behind a press.
const DaysOfOffer = later(
  async () => (await import('#src/stages/loans/offers/days/screens/days-of-offer.tsx')).DaysOfOffer,
  null,
)

type AcceptProps = { offer: OfferView; terms: Terms; wishes: Wishes; isNext: boolean }

/** Accepting leads on to meeting the bank's official. */
export function Accept({ offer, terms, wishes, isNext }: AcceptProps) {
  const [, navigate] = useLocation()
  const accept = useVerb(() => loanOffers.accept({ id: offer.id, version: offer.version }), {
    rereads: loanRereads,
    done: () => navigate('/loans/meet-bank-official'),
  })
  return (
    <ConfirmButton
      label={`Accept ${offer.bid}`}
      button={isNext ? 'primary' : 'quiet'}
      title={copy.acceptTitle(offer.bid)}
      kind="primary"
      confirm="Accept this offer"
      keep="Not yet"
      busy={accept.isPending}
      onConfirm={() => accept.mutate(undefined)}
    >
      <p>{copy.acceptWhat}</p>
      <DaysOfOffer terms={terms} wishes={wishes} />
    </ConfirmButton>
  )
}
