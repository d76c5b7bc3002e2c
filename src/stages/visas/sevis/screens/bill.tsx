import { Table } from '#src/ui/table.tsx'
import { formatDay, parseDay } from '#src/values/dates.ts'
import { formatMoney } from '#src/values/money.ts'
import { bill } from '../copy.ts'

/** The whole bill, so that no fee comes as a surprise. */
export function Bill() {
  return (
    <section className="stack-3" aria-labelledby="visa-bill">
      <h3 id="visa-bill">The whole bill of the visa</h3>
      <Table
        caption="What the visa costs in all"
        rows={bill}
        rowKey={({ what }) => what}
        columns={[
          { label: 'Fee', cell: ({ what }) => what },
          { label: 'Amount', numeric: true, cell: ({ amount }) => formatMoney(amount) },
          { label: 'When', cell: ({ when }) => when },
          { label: 'Read at', cell: ({ source, checkedOn }) => `${source}, ${dayWords(checkedOn)}` },
        ]}
      />
    </section>
  )
}

function dayWords(day: string): string {
  const parsed = parseDay(day)
  return parsed === undefined ? day : formatDay(parsed)
}
