import { useLocation } from 'wouter'
import { useVerb } from '#src/browser/use-verb.ts'
import { ConfirmButton } from '#src/ui/confirm-button.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'

/** Accepting leads on to meeting the bank's official. */
export function Accept({ offer, isNext }: { offer: OfferView; isNext: boolean }) {
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
    </ConfirmButton>
  )
}
