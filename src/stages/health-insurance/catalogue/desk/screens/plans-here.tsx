import { useLocation } from 'wouter'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Select } from '#src/ui/select.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { outcomeOf, type Demands } from '#src/stages/health-insurance/demands/rules.ts'
import { coverOf } from '#src/stages/health-insurance/catalogue/rules.ts'
import type { DeskPlan, SaleView, SettingsView } from '../views/contract.ts'
import { notRead, outcomeNames } from '../copy.ts'
import { salePage } from '../rules.ts'
import { catalogueDesk } from './api.ts'
import { yearWords } from './sold-at.tsx'

type PlansHereProps = { university: SettingsView; sales: readonly SaleView[]; others: readonly DeskPlan[] }

/** What is sold at a university and how each stands to what it demands. */
export function PlansHere({ university, sales, others }: PlansHereProps) {
  const [, navigate] = useLocation()
  return (
    <section>
      <h2>Plans sold here</h2>
      {sales.length === 0 ? (
        <EmptyState level={3} title="No plan is sold here yet">
          Students of this university are asked to write to us. Add the first one below.
        </EmptyState>
      ) : (
        <Table
          caption="Plans sold here"
          columns={columnsFor(university.demands)}
          rows={sales}
          rowKey={({ plan }) => plan.id}
        />
      )}
      {others.length > 0 && (
        <div className="slim above-3 below-3">
          <Select
            label="Sell another plan here"
            name="plan"
            value=""
            onChange={plan => plan !== '' && navigate(salePage(university.id, plan))}
            options={others.map(({ id, retailName, partner }) => ({ value: id, label: `${retailName} (${partner})` }))}
          />
        </div>
      )}
    </section>
  )
}

const columnsFor = (demands: Demands | null): Column<SaleView>[] => [
  {
    label: 'Plan',
    cell: ({ plan, university }) => <Link href={salePage(university.id, plan.id)}>{plan.retailName}</Link>,
  },
  { label: 'Partner', cell: ({ plan }) => plan.partner },
  { label: 'A year, by age', cell: yearWords },
  {
    label: 'Against the demands',
    cell: ({ plan }) => (demands === null ? notRead : <Outcome plan={plan} demands={demands} />),
  },
  { label: 'Open requests', cell: ({ openRequests }) => openRequests, numeric: true },
  { label: 'Stop', hideLabel: true, cell: sale => <Unsell sale={sale} /> },
]

function Outcome({ plan, demands }: { plan: DeskPlan; demands: Demands }) {
  if (plan.withdrawnAt !== null) return <StatusTag tone="wrong">Retired</StatusTag>
  const outcome = outcomeOf(coverOf(plan), demands)
  if (outcome === 'falls-short' || outcome === 'unchecked') return <Tag>{outcomeNames[outcome]}</Tag>
  return <StatusTag tone={outcome === 'fits' ? 'done' : 'wrong'}>{outcomeNames[outcome]}</StatusTag>
}

const Unsell = ({ sale: { plan, university, openRequests } }: { sale: SaleView }) => (
  <ConfirmVerb
    label="Stop selling"
    title={`Stop selling ${plan.retailName} here?`}
    confirm="Stop selling it"
    keep="Keep it"
    act={() => catalogueDesk.unsell({ university: university.id, plan: plan.id })}
    rereads={['insurance']}
    done={`${plan.retailName} is not sold here any more.`}
  >
    <p>
      Its premiums for {university.name} are thrown away. Students who chose it and have not applied choose another.{' '}
      {openRequests > 0 && `${openRequests} open ${openRequests === 1 ? 'request keeps' : 'requests keep'} its price.`}
    </p>
  </ConfirmVerb>
)
