import { PaymentDays } from '#src/features/payments/calendar/screens/payment-days.tsx'
import * as copy from '../copy.ts'
import type { Terms, Wishes } from '#src/stages/loans/offers/rules.ts'
import { paymentDays } from '../rules.ts'

/** Before an offer is accepted: nothing is paid that day, and then what and when. */
export const DaysOfOffer = ({ terms, wishes }: { terms: Terms; wishes: Wishes }) => (
  <PaymentDays payments={paymentDays(terms, wishes)} currency="INR" note={copy.days.note} />
)
