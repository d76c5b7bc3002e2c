import { readOf, useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { BarKey, BarList } from '#src/ui/bars.tsx'
import { BarsOrTable } from '#src/ui/bars-or-table.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { RateRow, RatesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { asOf, rateWords } from '../rupees/copy.ts'
import { orderedRates, rateOrders, rowsWhenCollapsed, type RateOrder } from '../rules.ts'
import { exchange } from './api.ts'
import { TrueCost } from './true-cost.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CompareRates, queries => queries.fetchQuery(readOf(exchange.read)))

/** Who changes rupees into dollars for how much, before anything is filled in. */
function CompareRates() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Rates />
    </CompareDialog>
  )
}

function Rates() {
  const rates = useRead(exchange.read)
  if (rates.data === undefined) return <Waiting query={rates} />
  return (
    <Stack gap={6}>
      <Comparison rates={rates.data} />
      <TrueCost rates={rates.data} />
    </Stack>
  )
}

function Comparison({ rates: { rows, source, isSample, collectedAt, cardRate } }: { rates: RatesView }) {
  const [order, setOrder] = useState<RateOrder>('received')
  const ordered = orderedRates(rows, order)
  return (
    <section className="stack-4" aria-label={copy.sending}>
      <h3 className="text-4">{copy.sending}</h3>
      <p className="quiet readable">{asOf(source, isSample, collectedAt)}</p>
      <Select
        label="Order"
        name="rates-order"
        placeholder={null}
        value={order}
        onChange={value => setOrder(rateOrders.find(one => one === value) ?? 'received')}
        onBlur={() => {}}
        options={rateOrders.map(value => ({ value, label: copy.orderNames[value] }))}
      />
      <BarsOrTable
        bars={<Bars rows={ordered} />}
        table={<Table caption={copy.sending} columns={columns} rows={ordered} rowKey={({ name }) => name} />}
      />
      <p>{copy.ours(rupees(Math.round(cardRate / 100)))}</p>
    </section>
  )
}

const Bars = ({ rows }: { rows: readonly RateRow[] }) => (
  <>
    <BarKey solid={copy.arrives} striped={copy.lost} />
    <BarList
      label={copy.sending}
      first={rowsWhenCollapsed}
      rows={rows.map(row => ({
        key: row.name,
        name: (
          <span className="row-2 inline">
            <strong>{row.name}</strong> {row.cheapest && <Tag tone="done">{copy.cheapest}</Tag>}
          </span>
        ),
        amount: formatMoney(dollars(row.rgets)),
        bar: { certain: row.rgets, atWorst: row.rgets + row.diff },
        children: (
          <p className="quiet readable">
            {row.diff > 0 && `− ${formatMoney(dollars(row.diff))} · `}
            {rateWords(row.exchangeRateINRToUSD)} for a dollar · fee {formatMoney(rupees(row.fee))} ·{' '}
            {copy.timeWords(row.timeTaken)}
          </p>
        ),
      }))}
    />
  </>
)

const columns: readonly Column<RateRow>[] = [
  {
    label: 'Provider',
    cell: ({ name, cheapest }) => (
      <span className="row-2 inline">
        <strong>{name}</strong> {cheapest && <Tag tone="done">{copy.cheapest}</Tag>}
      </span>
    ),
  },
  { label: 'Received', numeric: true, cell: ({ rgets }) => formatMoney(dollars(rgets)) },
  {
    label: 'Difference',
    numeric: true,
    cell: ({ diff }) => (diff === 0 ? '–' : `− ${formatMoney(dollars(diff))}`),
  },
  { label: 'Time taken', cell: ({ timeTaken }) => copy.timeWords(timeTaken) },
  { label: 'For a dollar', numeric: true, cell: row => rateWords(row.exchangeRateINRToUSD) },
  { label: 'Fee', numeric: true, cell: ({ fee }) => formatMoney(rupees(fee)) },
]
