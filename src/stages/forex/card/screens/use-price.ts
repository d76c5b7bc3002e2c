import { useRead } from '#src/browser/reads.ts'
import { costOf, leftOf, withDeclared, type Funding } from '#src/features/exchange/cost/rules.ts'
import { exchange } from '#src/features/exchange/screens/api.ts'
import { add, rupees } from '#src/values/money.ts'
import type { CardView } from '../contract.ts'
import { conversionAt } from '../conversion/rules.ts'
import { paidHereOn, readFunding, readSent } from '../rules.ts'

type Typed = { amount: string; fundedBy: Funding; sentBefore: string; remitterPan: string }

/** By the rate of now. It goes with the press: what is asked for is this sum, or a new one is shown. */
export function usePrice(
  { amount: typed, fundedBy, sentBefore, remitterPan }: Typed,
  remitters: CardView['remitters'],
) {
  const rates = useRead(exchange.read)
  const [amount, before] = [readFunding(typed), readSent(sentBefore)]
  if (rates.data === undefined || amount === undefined || amount.minor < 100 || before === undefined) return { rates }
  const rate = rates.data.cardRate
  const paid = paidHereOn(remitterPan, remitters)
  const known = withDeclared(paid, before, rate)
  const cost = costOf({ amount, rate, fee: rupees(0), fundedBy, sentBefore: known.sent })
  const { limit } = leftOf({ ...known, received: add(known.received, amount) })
  const conversion = conversionAt({ ...rates.data, rate }, cost)
  return {
    rates,
    price: { conversion, amount, total: cost.total, fundedBy, paidHere: paid.sent, before, left: limit },
  }
}
