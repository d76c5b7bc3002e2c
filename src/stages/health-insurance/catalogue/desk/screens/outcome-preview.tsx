import { Table, type Column } from '#src/ui/table.tsx'
import { outcomeOf, type Demands } from '#src/stages/health-insurance/demands/rules.ts'
import { coverOf } from '#src/stages/health-insurance/catalogue/rules.ts'
import type { SaleView } from '../views/contract.ts'
import { notRead, outcomeNames } from '../copy.ts'
import { demandsIn, type UniversityTyped } from '../settings/rules.ts'
import s from './catalogue.module.css'

type Line = { id: string; name: string; before: string; after: string }
type OutcomePreviewProps = { sales: readonly SaleView[]; before: Demands | null; values: UniversityTyped }

/** Plans that would stand differently to what the university demands. A plan that is not taken is not sold. */
export function OutcomePreview({ sales, before, values }: OutcomePreviewProps) {
  const after = values.isRead ? demandsIn(values) : null
  const changed = sales
    .map(({ plan }): Line => {
      const words = (demands: Demands | null) =>
        demands === null ? notRead : outcomeNames[outcomeOf(coverOf(plan), demands)]
      return { id: plan.id, name: plan.retailName, before: words(before), after: words(after) }
    })
    .filter(line => line.before !== line.after)
  if (changed.length === 0) return null
  return (
    <section className={s.preview} aria-label="What this does to the plans">
      <h2 className="text-3">What this does to the plans</h2>
      <Table caption="Plans that stand differently" columns={columns} rows={changed} rowKey={({ id }) => id} />
    </section>
  )
}

const columns: readonly Column<Line>[] = [
  { label: 'Plan', cell: ({ name }) => name },
  { label: 'Now', cell: ({ before }) => before },
  { label: 'Then', cell: ({ after }) => after },
]
