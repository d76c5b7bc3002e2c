import { BarList } from '#src/ui/bars.tsx'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { Table } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import * as copy from '../copy.ts'
import { asMoney, byArea, type Row } from '../rules.ts'

export function Areas({ rows }: { rows: readonly Row[] }) {
  const areas = byArea(rows)
  // With a single bar there is nothing to compare.
  if (areas.length < 2) return null
  const words = (sum: (typeof areas)[number]['sum']) => formatMoney(asMoney(sum).inr)
  return (
    <section className="stack-4" aria-labelledby="money-areas">
      <h2 id="money-areas">{copy.areasTitle}</h2>
      <BarsOrTable
        bars={
          <BarList
            label={copy.areasTitle}
            rows={areas.map(({ area, sum }) => ({
              key: area,
              name: copy.areas[area],
              amount: words(sum),
              bar: { certain: sum.paise },
            }))}
          />
        }
        table={
          <Table
            caption={copy.areasCaption}
            columns={[
              { label: copy.area, cell: ({ area }) => copy.areas[area] },
              { label: copy.sum, numeric: true, cell: ({ sum }) => words(sum) },
            ]}
            rows={areas}
            rowKey={({ area }) => area}
          />
        }
      />
    </section>
  )
}
