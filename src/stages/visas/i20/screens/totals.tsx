import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { years, type TotalName } from '../rules.ts'
import s from './i20.module.css'

/** What the sources come to, as one types. */
export function Totals({ totals }: { totals: Record<TotalName, number> }) {
  const words = (name: TotalName) => <WithRupees cents={totals[name]} />
  return (
    <dl className={s.totals} aria-label="Totals">
      {years.map(year => (
        <div key={year}>
          <dt>Year {year}</dt>
          <dd>{words(`total_year${year}`)}</dd>
        </div>
      ))}
      <div className={s.all}>
        <dt>All four years</dt>
        <dd>{words('total')}</dd>
      </div>
    </dl>
  )
}
