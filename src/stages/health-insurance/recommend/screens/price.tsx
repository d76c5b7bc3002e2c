import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
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
