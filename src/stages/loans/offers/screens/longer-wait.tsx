import { Table, type Column } from '#src/ui/table.tsx'
import { monthsWords } from '#src/stages/loans/lenders/copy.ts'
import type { Cost } from '#src/stages/loans/cost/rules.ts'
import * as copy from '../wait/copy.ts'
import type { LongerWait as Wait } from '../rules.ts'

type Row = { months: number; cost: Cost }
type LongerWaitProps = { of: Wait | undefined; money: (paise: number) => string }

/** Rupees, EMI and APR of one loan with half a year between: why none of them is looked at alone. */
export function LongerWait({ of: wait, money }: LongerWaitProps) {
  if (wait === undefined) return null
  const { bank, months, shorter, longer } = wait
  const columns: readonly Column<Row>[] = [
    { label: 'Repay after', cell: row => (row.months === 0 ? 'At once' : monthsWords(row.months)) },
    { label: 'Total paid', numeric: true, cell: ({ cost }) => money(cost.total) },
    { label: 'EMI', numeric: true, cell: ({ cost }) => money(cost.emi) },
    { label: 'APR', numeric: true, cell: ({ cost }) => `${cost.apr.toFixed(2)} %` },
  ]
  return (
    <section className="heads-3 stack-3">
      <h3>{copy.title}</h3>
      <p>{copy.why(bank)}</p>
      <Table
        caption={copy.table}
        columns={columns}
        rows={[
          { months: months - 6, cost: shorter },
          { months, cost: longer },
        ]}
        rowKey={row => String(row.months)}
      />
    </section>
  )
}
