import { InRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { Bar, BarKey } from '#src/ui/bars.tsx'
import type { BarAmounts } from '#src/ui/bar-scale.ts'
import { amount } from '#src/stages/health-insurance/demands/copy.ts'
import { dollars } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import type { Priced } from '../rules.ts'

/** The price, and all that a bad year may add to it; without an age neither is known. */
export const barOf = ({ price, worst }: Priced): BarAmounts => ({ certain: price?.premium ?? 0, atWorst: worst })

/** One plan on the scale of all plans that are compared. */
export function PlanBar({ priced, scale }: { priced: Priced; scale: number }) {
  const { price, worst, plan } = priced
  const { maxBenefit } = plan.planFeatures
  if (maxBenefit !== null) return <p>{copy.paysAtMost(amount(maxBenefit))}</p>
  if (price === undefined || worst === undefined) return null
  return (
    <div className="stack-2">
      <Bar bar={barOf(priced)} scale={scale} />
      <BarKey
        solid={copy.priceKey}
        striped={
          <>
            {copy.worstYear(amount(worst))}
            <InRupees amount={dollars(worst)} />
          </>
        }
      />
    </div>
  )
}
