import { Bar, BarKey } from '#src/ui/bars.tsx'
import type { Cost } from '#src/stages/loans/cost/rules.ts'
import s from './offers.module.css'

type CostBarProps = { lent: number; cost: Cost; dearest: number; money: (paise: number) => string }

/** What was lent and what it costs on top, as long as it is dear: the dearest offer fills the line. */
export const CostBar = ({ lent, cost: { extra, total }, dearest, money }: CostBarProps) => (
  <figure className={s.bar}>
    <Bar bar={{ certain: lent, atWorst: total }} scale={dearest} />
    <figcaption>
      <BarKey solid={`Lent ${money(lent)}`} striped={`Costs ${money(extra)} more`} />
    </figcaption>
  </figure>
)
