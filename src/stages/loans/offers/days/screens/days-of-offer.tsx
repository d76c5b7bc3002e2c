import { PaymentDays } from '#src/features/payments/calendar/screens/payment-days.tsx'
import * as copy from '../copy.ts'
import type { Terms, Wishes } from '#src/stages/loans/offers/rules.ts'
import { paymentDays, statedTerms } from '../rules.ts'

type DaysOfOfferProps = { terms: Terms; made: Wishes }

/** The offer as the bank made it: its terms, and what is paid when. Before it is accepted, and for good afterwards. */
export const DaysOfOffer = ({ terms, made }: DaysOfOfferProps) => (
  <div className="stack-4">
    <dl className="sums" aria-label={copy.stated.title}>
      {statedTerms(terms, made).map(([name, said]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <strong>{said}</strong>
          </dd>
        </div>
      ))}
    </dl>
    <PaymentDays payments={paymentDays(terms, made)} currency="INR" note={copy.days.note(made.parts?.length ?? 0)} />
  </div>
)
