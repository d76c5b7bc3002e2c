import { WithRupees } from '#src/features/exchange/screens/in-rupees.tsx'
import { years, type TotalName } from '../rules.ts'

/** What the sources come to, as one types. */
export function Totals({ totals }: { totals: Record<TotalName, number> }) {
  const words = (name: TotalName) => <WithRupees cents={totals[name]} />
  return (
    <dl className="stack-3 tiles-1 round-2 sunk pad-4" aria-label="Totals">
      {years.map(year => (
        <div key={year}>
          <dt className="muted text-1">Year {year}</dt>
          <dd className="tabular">{words(`total_year${year}`)}</dd>
        </div>
      ))}
      <div>
        <dt className="muted text-1">All four years</dt>
        <dd className="tabular semibold">{words('total')}</dd>
      </div>
    </dl>
  )
}
