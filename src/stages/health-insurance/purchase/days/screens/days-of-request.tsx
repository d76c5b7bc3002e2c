import { insuranceDeposit } from '#src/stages/health-insurance/quote/rules.ts'
import { todayHere } from '#src/browser/zone.ts'
import { useNow } from '#src/browser/use-now.ts'
import { PaymentDays } from '#src/features/payments/calendar/screens/payment-days.tsx'
import { PayLinkFold } from '#src/features/pay-links/screens/pay-link-fold.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { RequestView } from '#src/stages/health-insurance/purchase/contract.ts'
import * as copy from '../copy.ts'
import { paymentDays } from '../rules.ts'

/** Before the deposit is paid: what is paid when. */
export function DaysOfRequest({ request }: { request: RequestView }) {
  const { depositAmount: deposit, invoice, billingCycle: cycle, numberOfMonths: months } = request
  const days = paymentDays({ deposit, invoice, cycle, months }, todayHere(useNow()))
  return <PaymentDays payments={days} currency="USD" note={days.length > 1 ? copy.days.note : undefined} />
}

/** Once it is asked for, somebody else can pay it. */
export const DepositLink = ({ request: { docID, planName, depositAmount } }: { request: RequestView }) => (
  <PayLinkFold
    bill={{ purpose: insuranceDeposit.name, reference: docID }}
    what={copy.depositTitle(planName)}
    amount={formatMoney(dollars(depositAmount))}
  />
)
