import { useLocation } from 'wouter'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { isDearer } from '#src/stages/health-insurance/quote/rules.ts'
import type { DeskPlan, SaleView } from '../views/contract.ts'
import { salePage, universityPage } from '../rules.ts'

/** Where a plan is sold, with what a year costs there, and the way to one more. */
export function SoldAt({ plan, sales }: { plan: DeskPlan; sales: readonly SaleView[] }) {
  const [, navigate] = useLocation()
  return (
    <section>
      <h2>Where it is sold</h2>
      {sales.length === 0 ? (
        <EmptyState level={3} title="Nowhere yet">
          Choose a university, and say what it costs there.
        </EmptyState>
      ) : (
        <Table
          caption="Universities where it is sold"
          columns={columns}
          rows={sales}
          rowKey={({ university }) => university.id}
        />
      )}
      <div className="slim above-3 below-3">
        <UniversityField
          name="university"
          label="Sell it at another university"
          value={null}
          onChange={chosen => chosen !== null && navigate(salePage(chosen.value, plan.id))}
        />
      </div>
    </section>
  )
}

const columns: readonly Column<SaleView>[] = [
  {
    label: 'University',
    cell: ({ university }) => <Link href={universityPage(university.id)}>{university.name}</Link>,
  },
  { label: 'State', cell: ({ university }) => university.stateCode },
  { label: 'A year, by age', cell: yearWords },
  { label: 'Open requests', cell: ({ openRequests }) => openRequests, numeric: true },
  {
    label: 'Premiums',
    hideLabel: true,
    cell: ({ university, plan }) => <Link href={salePage(university.id, plan.id)}>Premiums</Link>,
  },
]

/** From the youngest to the oldest, as it is asked there. */
export function yearWords({ bands, plan, university }: SaleView): string {
  const prices = bands.map(band =>
    isDearer(plan.partner, university.stateCode) ? band.retailPriceHC : band.retailPrice,
  )
  return `${formatMoney(dollars(Math.min(...prices)))} to ${formatMoney(dollars(Math.max(...prices)))}`
}
