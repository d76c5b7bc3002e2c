import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useLocation } from 'wouter'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { UniversityField } from '#src/features/universities/screens/university-field.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import type { ListedPlan, ListedUniversity } from '../views/contract.ts'
import { planPage, universityPage } from '../rules.ts'
import s from './catalogue.module.css'
import { catalogueDesk } from './api.ts'

/** All plans, and the universities where we know something of insurance. */
export function CatalogueOverview() {
  return (
    <Screen
      title="Insurance plans"
      words="What we sell, where, and for how much. A change shows on every student’s plans at once."
    >
      <Loaded what="the plans" query={useRead(catalogueDesk.all)}>
        {({ plans, universities }) => (
          <>
            <section>
              <h2>Plans</h2>
              {plans.length === 0 ? (
                <EmptyState title="No plans yet">The first one you add can be sold at any university.</EmptyState>
              ) : (
                <Table caption="Plans" columns={planColumns} rows={plans} rowKey={({ id }) => id} />
              )}
              <p className={s.after}>
                <ButtonLink kind="primary" href={planPage('new')}>
                  Add a plan
                </ButtonLink>
              </p>
            </section>
            <section>
              <h2>Universities</h2>
              <OpenUniversity />
              <Table
                caption="Universities where we know something of insurance"
                columns={universityColumns}
                rows={universities}
                rowKey={({ id }) => id}
              />
            </section>
          </>
        )}
      </Loaded>
    </Screen>
  )
}

const planColumns: readonly Column<ListedPlan>[] = [
  {
    label: 'Plan',
    cell: ({ id, retailName, sampleOf }) => (
      <>
        <Link href={planPage(id)}>{retailName}</Link> {sampleOf !== null && <Tag>Sample</Tag>}
      </>
    ),
  },
  { label: 'Id', cell: ({ id }) => <code>{id}</code> },
  { label: 'Partner', cell: ({ partner }) => partner },
  { label: 'Deposit', cell: ({ deposit }) => formatMoney(dollars(deposit)), numeric: true },
  { label: 'Universities', cell: ({ universities }) => universities, numeric: true },
  { label: 'Open requests', cell: ({ openRequests }) => openRequests, numeric: true },
  {
    label: 'State',
    cell: ({ withdrawnAt }) =>
      withdrawnAt === null ? <StatusTag tone="done">Sold</StatusTag> : <StatusTag tone="wrong">Retired</StatusTag>,
  },
]

const universityColumns: readonly Column<ListedUniversity>[] = [
  { label: 'University', cell: ({ id, name }) => <Link href={universityPage(id)}>{name}</Link> },
  { label: 'State', cell: ({ stateCode }) => stateCode },
  { label: 'Plans', cell: ({ plans }) => plans, numeric: true },
  { label: 'Waivers', cell: waiverWords },
  { label: 'Demands', cell: ({ hasDemands }) => (hasDemands ? 'Read' : 'Not read') },
]

function waiverWords({ noWaiver, waiverDeadline }: ListedUniversity): string {
  if (noWaiver) return 'None'
  return waiverDeadline === null ? 'Not known' : `Until ${formatDay(Temporal.PlainDate.from(waiverDeadline))}`
}

/** Any other, by its name. */
function OpenUniversity() {
  const [, navigate] = useLocation()
  return (
    <div className="slim above-3 below-3">
      <UniversityField
        name="university"
        label="Open a university"
        value={null}
        onChange={chosen => chosen !== null && navigate(universityPage(chosen.value))}
      />
    </div>
  )
}
