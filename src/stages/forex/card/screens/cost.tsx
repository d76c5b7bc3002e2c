import { PaymentDays } from '#src/features/payments/calendar/screens/payment-days.tsx'
import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { ConversionLines } from './conversion-lines.tsx'
import type { usePrice } from './use-price.ts'

export function Cost({ price }: { price: NonNullable<ReturnType<typeof usePrice>['price']> }) {
  const { amount, conversion, total, fundedBy, paidHere, before, left } = price
  return (
    <>
      <ConversionLines conversion={conversion} dollars={amount.minor} />
      {fundedBy !== 'loan' && (
        <p className="quiet readable">{copy.getCard.countedFrom(formatMoney(paidHere), formatMoney(before))}</p>
      )}
      <p className="quiet readable">{copy.getCard.leftOfLimit(formatMoney(left))}</p>
      <PaymentDays
        payments={[{ when: '', what: copy.days(formatMoney(amount)), amount: total, isToday: true }]}
        currency="INR"
      />
    </>
  )
}
