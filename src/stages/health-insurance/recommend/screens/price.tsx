import { InRupees, WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { dollars } from '#src/values/money.ts'
import { ApartBar } from '#src/ui/apart.tsx'
import { amount } from '#src/stages/health-insurance/demands/copy.ts'
import * as copy from '../copy.ts'
import type { Priced } from '../rules.ts'
import s from './plans.module.css'

type PriceProps = { priced: Priced; words: string; hasBirthday: boolean }

/** What it costs for the time that was entered, and what of it is paid first. */
export function Price({ priced: { price, plan, otherMonths }, words, hasBirthday }: PriceProps) {
  if (price === undefined) return hasBirthday ? <p className={s.price}>{copy.noBand}</p> : <NoPrice plan={plan} />
  return (
    <p className={s.price}>
      <strong>
        <WithRupees cents={price.premium} />
      </strong>
      <span>
        for {words}, <WithRupees cents={price.deposit} /> of it now.
      </span>{' '}
      {otherMonths !== undefined && <span>{copy.otherMonthsWords(otherMonths)}</span>}
    </p>
  )
}

/** By age, while nobody's age is known. */
function NoPrice({ plan: { bands } }: { plan: Priced['plan'] }) {
  const prices = bands.flatMap(band => [band.retailPrice, band.retailPriceHC])
  return (
    <p className={s.price}>
      <strong>
        <WithRupees cents={Math.min(...prices)} /> to <WithRupees cents={Math.max(...prices)} />
      </strong>
      <span>a year, by age. {copy.noBirthday}</span>
    </p>
  )
}

type DearerProps = { by: number | undefined; all: readonly (number | undefined)[] }

/** How far the price is from the lowest, on one line with all others. */
export function Dearer({ by, all }: DearerProps) {
  if (by === undefined || all.every(each => each === undefined || each === 0)) return null
  return (
    <div>
      <ApartBar apart={by} all={all.flatMap(each => each ?? [])} />
      <p className="muted text-1 tabular">{by === 0 ? copy.lowest : copy.dearer(amount(by))}</p>
    </div>
  )
}

/** The price and all that a bad year may add to it; or where the plan stops paying. */
export function WorstYear({ priced: { worst, plan } }: { priced: Priced }) {
  const { maxBenefit } = plan.planFeatures
  if (maxBenefit !== null) return <p>{copy.paysAtMost(amount(maxBenefit))}</p>
  if (worst === undefined) return null
  return (
    <p>
      {copy.worstYear(amount(worst))}
      <InRupees amount={dollars(worst)} />
    </p>
  )
}
