import { formatMoney, money, type Money } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { asMoney, type Total } from '../rules.ts'
import s from './money.module.css'

type TotalsProps = { totals: Record<'visa' | 'landing' | 'year', Total> }

/** Three sums, each with all that comes before it. */
export const Totals = ({ totals }: TotalsProps) => (
  <dl className="stack-4 tiles-4" aria-label={copy.totals.title}>
    {(['visa', 'landing', 'year'] as const).map(name => {
      const { inr, usd } = asMoney(totals[name])
      const left = asMoney(totals[name].left).inr
      return (
        <div key={name} className={s.total}>
          <dt className="muted semibold">{copy.totals[name]}</dt>
          <dd className="large-5">{inWhole(inr)}</dd>
          <dd className="quiet">{inWhole(usd)}</dd>
          <dd className="pad-top-2">
            {left.minor > 0 ? copy.totals.left(inWhole(left)) : inr.minor > 0 ? copy.totals.allPaid : ''}
          </dd>
          {totals[name].notYet.length > 0 && <dd className="quiet">{copy.totals.notYet(totals[name].notYet)}</dd>}
          {totals[name].leftOut.length > 0 && <dd className="quiet">{copy.totals.leftOut(totals[name].leftOut)}</dd>}
        </div>
      )
    })}
  </dl>
)

/** A sum of estimates is rounded, and has no paise. */
const inWhole = ({ currency, minor }: Money) =>
  formatMoney(money(currency, Math.round(minor / 100) * 100)).replace(/\.00$/, '')
