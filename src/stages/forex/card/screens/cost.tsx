import { useQuery } from '@tanstack/react-query'
import { costOf, type Funding } from '#src/features/exchange/cost/rules.ts'
import { ratesQuery } from '#src/features/exchange/screens/rates-query.ts'
import { later } from '#src/ui/later.tsx'
import { formatMoney, rupees } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import type { CardView } from '../contract.ts'
import { paidHereOn, readFunding, readSent } from '../rules.ts'
import s from './card.module.css'
import { ConversionLines } from './conversion-lines.tsx'

const PaymentDays = later(
  async () => (await import('#src/features/payments/calendar/screens/payment-days.tsx')).PaymentDays,
  null,
)

type Typed = { amount: string; fundedBy: Funding; sentBefore: string; remitterPan: string }

/** By the rate of now. It goes with the press: what is asked for is this sum, or a new one is shown. */
export function usePrice(
  { amount: typed, fundedBy, sentBefore, remitterPan }: Typed,
  remitters: CardView['remitters'],
) {
  const rates = useQuery(ratesQuery)
  const [amount, before] = [readFunding(typed), readSent(sentBefore)]
  if (rates.data === undefined || amount === undefined || amount.minor < 100 || before === undefined) return undefined
  const { cardRate: rate, source, collectedAt } = rates.data
  const [fee, paidHere] = [rupees(0), rupees(paidHereOn(remitterPan, remitters))]
  const cost = costOf({ amount, rate, fee, fundedBy, sentBefore: rupees(before.minor + paidHere.minor) })
  return { ...cost, amount, rate, source, collectedAt, fundedBy, paidHere, before }
}

export function Cost({ price }: { price: NonNullable<ReturnType<typeof usePrice>> }) {
  const { amount, rate, source, collectedAt, converted, fee, gst, tcs, total, fundedBy, paidHere, before } = price
  return (
    <>
      <ConversionLines
        conversion={{
          rate,
          rateSource: source,
          rateAt: collectedAt,
          converted: converted.minor,
          fee: fee.minor,
          gst: gst.minor,
          tcs: tcs.minor,
          total: total.minor,
        }}
        dollars={amount.minor}
      />
      {fundedBy !== 'loan' && (
        <p className={s.quiet}>{copy.getCard.countedFrom(formatMoney(paidHere), formatMoney(before))}</p>
      )}
      <PaymentDays
        payments={[{ when: '', what: copy.days(formatMoney(amount)), amount: total, isToday: true }]}
        currency="INR"
      />
    </>
  )
}
