import type { Cost } from '#src/stages/loans/cost/rules.ts'
import s from './offers.module.css'
import { useStyles, type Style } from '#src/ui/style.ts'

type CostBarProps = { lent: number; cost: Cost; dearest: number; money: (paise: number) => string }

/** What was lent and what it costs on top, as long as it is dear: the dearest offer fills the line. */
export function CostBar({ lent, cost: { extra, total }, dearest, money }: CostBarProps) {
  const styled = useStyles()
  const part = (amount: number): Style => ({ '--part': `${(amount / dearest) * 100}%` })
  return (
    <figure className={s.bar}>
      <div className={s.line} aria-hidden="true">
        <span className={s.lent} {...styled(part(lent))} />
        <span className={s.extra} {...styled(part(Math.max(0, total - lent)))} />
      </div>
      <figcaption>
        <span>
          <i className={s.lentKey} aria-hidden="true" /> Lent {money(lent)}
        </span>
        <span>
          <i className={s.extraKey} aria-hidden="true" /> Costs {money(extra)} more
        </span>
      </figcaption>
    </figure>
  )
}
