import { useState } from 'react'
import { useLocation } from 'wouter'
import { useVerb } from '#src/browser/use-verb.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { loanOffers, loanRereads } from '#src/stages/loans/screens/loan-queries.ts'
import type { OfferView } from '../contract.ts'
import * as copy from '../copy.ts'

/** Accepting leads on to meeting the bank's official. */
export function Accept({ offer, isNext }: { offer: OfferView; isNext: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  const [, navigate] = useLocation()
  const accept = useVerb(() => loanOffers.accept({ id: offer.id, version: offer.version }), {
    rereads: loanRereads,
    done: () => navigate('/loans/meet-bank-official'),
  })
  return (
    <>
      <Button kind={isNext ? 'primary' : 'quiet'} onClick={() => setIsOpen(true)}>
        Accept {offer.bid}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.acceptTitle(offer.bid)}
        kind="primary"
        confirm="Accept this offer"
        keep="Not yet"
        busy={accept.isPending}
        onConfirm={() => accept.mutate(undefined)}
      >
        <p>{copy.acceptWhat}</p>
      </ConfirmDialog>
    </>
  )
}
