import { optional, useRead } from '#src/browser/reads.ts'
import { Fold } from '#src/ui/fold.tsx'
import { dollars, formatMoney, type Money } from '#src/values/money.ts'
import { asOf, atRate, betweenBanks, inRupees } from '../rupees/copy.ts'
import { rupeesFor } from '../rupees/rules.ts'
import { exchange } from './api.ts'

/** 'about ₹47,348', at the rate between banks; nothing where there is none. A page reads the rates first (`withReads`). */
export function InRupees({ amount }: { amount: Money }) {
  const data = optional(useRead(exchange.read))
  return data === undefined ? null : <> ({inRupees(rupeesFor(amount, data.midRate))})</>
}

/** '$535.00 (about ₹47,348)', of cents. */
export const WithRupees = ({ cents }: { cents: number }) => (
  <>
    {formatMoney(dollars(cents))}
    <InRupees amount={dollars(cents)} />
  </>
)

/** Once a page: at which rate, of which day, and whether it is a sample. */
export function RupeesRate() {
  const data = optional(useRead(exchange.read))
  if (data === undefined) return null
  const { midRate, source, isSample, collectedAt } = data
  return (
    <Fold isSmall summary={atRate(midRate, isSample, collectedAt)}>
      <p className="quiet">
        {betweenBanks} {asOf(source, isSample, collectedAt)}
      </p>
    </Fold>
  )
}
