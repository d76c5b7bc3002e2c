import { useState } from 'react'
import { readOf, useRead } from '#src/browser/reads.ts'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { withReads } from '#src/manifest/web.tsx'
import { ApartBar, ApartList, BesideBar } from '#src/ui/apart.tsx'
import { FewFirst } from '#src/ui/few-first.tsx'
import { FoldRow } from '#src/ui/fold-row.tsx'
import { later } from '#src/ui/later.tsx'
import { Select } from '#src/ui/select.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Waiting } from '#src/ui/waiting.tsx'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { RateRow, RatesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { asOf, rateWords } from '../rupees/copy.ts'
import { orderedRates, rateOrders, rowsWhenCollapsed, type RateOrder } from '../rules.ts'
import { exchange } from './api.ts'

export default withReads(CompareRates, queries => queries.fetchQuery(readOf(exchange.read)))

/** Who changes rupees into dollars for how much, before anything is filled in. */
function CompareRates() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Rates />
    </CompareDialog>
  )
}

// Behind a press.
const TrueCost = later(async () => (await import('./true-cost.tsx')).TrueCost, null)

function Rates() {
  const rates = useRead(exchange.read)
  if (rates.data === undefined) return <Waiting query={rates} />
  return (
    <Stack gap={4}>
      <Comparison rates={rates.data} />
      <FoldRow summary={copy.trueCost} detail={copy.trueCostDetail}>
        <TrueCost rates={rates.data} />
      </FoldRow>
    </Stack>
  )
}

function Comparison({ rates: { rows, source, isSample, collectedAt, cardRate } }: { rates: RatesView }) {
  const [order, setOrder] = useState<RateOrder>('received')
  return (
    <section className="stack-3" aria-label={copy.sending}>
      <h3 className="text-4">{copy.sending}</h3>
      <p className="muted text-1">{asOf(source, isSample, collectedAt)}</p>
      <div className="slim">
        <Select
          label="Order"
          name="rates-order"
          placeholder={null}
          value={order}
          onChange={value => setOrder(rateOrders.find(one => one === value) ?? 'received')}
          onBlur={() => {}}
          options={rateOrders.map(value => ({ value, label: copy.orderNames[value] }))}
        />
      </div>
      <FewFirst rows={orderedRates(rows, order)} first={rowsWhenCollapsed}>
        {shown => (
          <>
            <div className="when-wide">
              <Table caption={copy.sending} columns={columnsFor(shown)} rows={shown} rowKey={({ name }) => name} />
            </div>
            <div className="when-narrow">
              <Cards rows={shown} />
            </div>
          </>
        )}
      </FewFirst>
      <p>{copy.ours(rupees(Math.round(cardRate / 100)))}</p>
    </section>
  )
}

const Name = ({ of: { name, cheapest } }: { of: RateRow }) => (
  <span className="row-2 inline">
    <strong>{name}</strong> {cheapest && <Tag tone="done">{copy.cheapest}</Tag>}
  </span>
)

const lessWords = ({ diff }: RateRow): string => (diff === 0 ? '–' : copy.less(formatMoney(dollars(diff))))

const columnsFor = (shown: readonly RateRow[]): readonly Column<RateRow>[] => [
  { label: copy.columns.provider, cell: row => <Name of={row} /> },
  { label: copy.columns.received, numeric: true, cell: ({ rgets }) => formatMoney(dollars(rgets)) },
  {
    label: copy.columns.difference,
    cell: row => (
      <BesideBar words={lessWords(row)} bar={<ApartBar apart={-row.diff} all={shown.map(({ diff }) => -diff)} />} />
    ),
  },
  { label: copy.columns.time, cell: ({ timeTaken }) => copy.timeWords(timeTaken) },
  { label: copy.columns.rate, numeric: true, cell: row => rateWords(row.exchangeRateINRToUSD) },
  { label: copy.columns.fee, numeric: true, cell: ({ fee }) => formatMoney(rupees(fee)) },
]

const Cards = ({ rows }: { rows: readonly RateRow[] }) => (
  <ApartList
    label={copy.sending}
    isStacked
    rows={rows.map(row => ({
      key: row.name,
      name: <Name of={row} />,
      words: formatMoney(dollars(row.rgets)),
      apart: -row.diff,
      children: (
        <span className="quiet">
          {row.diff > 0 && `${lessWords(row)} · `}
          {rateWords(row.exchangeRateINRToUSD)} for a dollar · fee {formatMoney(rupees(row.fee))} ·{' '}
          {copy.timeWords(row.timeTaken)}
        </span>
      ),
    }))}
  />
)
