import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { asMoney, type Counted } from '../rules.ts'
import s from './money.module.css'

type TotalsProps = { totals: Record<'visa' | 'landing' | 'year', Counted & { left: Counted }> }

/** Three sums, each with all that comes before it. */
export const Totals = ({ totals }: TotalsProps) => (
  <dl className={s.totals} aria-label={copy.totals.title}>
    {(['visa', 'landing', 'year'] as const).map(name => {
      const { inr, usd } = asMoney(totals[name])
      const left = asMoney(totals[name].left).inr
      return (
        <div key={name} className={s.total}>
          <dt>{copy.totals[name]}</dt>
          <dd className={s.sum}>{whole(formatMoney(inr))}</dd>
          <dd className="quiet">{whole(formatMoney(usd))}</dd>
          <dd className={s.left}>
            {left.minor > 0 ? copy.totals.left(whole(formatMoney(left))) : inr.minor > 0 ? copy.totals.allPaid : ''}
          </dd>
        </div>
      )
    })}
  </dl>
)

/** A sum of estimates has no paise. */
const whole = (text: string) => text.replace(/\.\d\d$/, '')
