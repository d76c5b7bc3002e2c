import { ConfirmButton } from '#src/features/desk-kit/screens/confirm-button.tsx'
import { Card } from '#src/ui/card.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { lakhs } from '#src/stages/loans/offers/screens/amounts.ts'
import type { ApplicationFile } from '../contract.ts'
import { isOver } from '../rules.ts'
import { deskRereads, loanDesk, type Which } from './loan-desk-queries.ts'
import { OfferForm } from './offer-form.tsx'
import s from './loan-desk.module.css'

type OfferingProps = { file: ApplicationFile; which: Which; me: string }

/** The bank's offer: made, changed, taken back, until the student accepts it. */
export function Offering({ file, which, me }: OfferingProps) {
  const { offer, state } = file
  if (offer?.accepted === true) {
    return (
      <Notice tone="done" title="The student accepted this offer">
        {offer.rate_of_interest / 100} % a year, ₹{lakhs(offer.amount)} lakh, {offer.moratoriumMonths} months of
        moratorium, {offer.instalments} instalments.
      </Notice>
    )
  }
  if (isOver(state)) return null
  return (
    <Card as="section" label="The offer">
      <div className={s.actions}>
        <h2>{offer === null ? 'Make an offer' : 'The offer'}</h2>
        <OfferForm file={file} which={which} me={me} />
        {offer !== null && (
          <div>
            <ConfirmButton
              label="Take the offer back"
              title="Take the offer back?"
              confirm="Take it back"
              done="The offer is taken back, and the student is notified."
              rereads={deskRereads}
              act={() => loanDesk.withdrawOffer(which)}
            >
              <p>The student is notified at once and can no longer accept it. You can make another offer afterwards.</p>
            </ConfirmButton>
          </div>
        )}
      </div>
    </Card>
  )
}
