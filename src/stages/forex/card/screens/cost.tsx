import { useQuery } from '@tanstack/react-query'
import { costOf, type Funding } from '#src/features/exchange/cost/rules.ts'
import { ratesQuery } from '#src/features/exchange/screens/rates-query.ts'
import { later } from '#src/ui/later.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import type { ConversionView } from '../contract.ts'
import { readFunding, readSent } from '../rules.ts'
import { ConversionLines } from './conversion-lines.tsx'

const PaymentDays = later(
  async () => (await import('#src/features/payments/calendar/screens/payment-days.tsx')).PaymentDays,
  null,
)

type CostProps = { values: { amount: string; fundedBy: Funding; sentBefore: string }; sentHere: number }

/** By the rate of now; the order keeps that of its own moment. */
export function Cost({ values: { amount: typed, fundedBy, sentBefore }, sentHere }: CostProps) {
  const rates = useQuery(ratesQuery)
  const [amount, sent] = [readFunding(typed), readSent(sentBefore)]
  if (rates.data === undefined || amount === undefined || amount.minor < 100 || sent === undefined) return null
  const { cardRate: rate, source, collectedAt } = rates.data
  const asked = { amount, rate, fee: rupees(0), fundedBy, sentBefore: rupees(sent.minor + sentHere) }
  const { converted, gst, tcs, total } = costOf(asked)
  const conversion: ConversionView = {
    rate,
    rateSource: source,
    rateAt: collectedAt,
    converted: converted.minor,
    fee: asked.fee.minor,
    gst: gst.minor,
    tcs: tcs.minor,
    total: total.minor,
  }
  return (
    <>
      <ConversionLines conversion={conversion} dollars={amount.minor} />
      <PaymentDays
        payments={[{ when: '', what: copy.days(formatMoney(amount)), amount: total, isToday: true }]}
        currency="INR"
      />
    </>
  )
}
