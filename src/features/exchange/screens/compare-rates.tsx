import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { PanelWaiting } from '#src/features/progress/screens/panel-waiting.tsx'
import { Button } from '#src/ui/button.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dollars, formatMoney, rupees } from '#src/values/money.ts'
import type { RateRow, RatesView } from '../contract.ts'
import * as copy from '../copy.ts'
import { rowsWhenCollapsed } from '../rules.ts'
import s from './exchange.module.css'
import { ratesQuery } from './rates-query.ts'
import { TrueCost } from './true-cost.tsx'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CompareRates, queries => queries.fetchQuery(ratesQuery))

/** Who changes rupees into dollars for how much, before anything is filled in. */
function CompareRates() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Rates />
    </CompareDialog>
  )
}

function Rates() {
  const rates = useQuery(ratesQuery)
  if (rates.data === undefined) return <PanelWaiting query={rates} />
  return (
    <Stack gap={6}>
      <Comparison rates={rates.data} />
      <TrueCost rates={rates.data} />
    </Stack>
  )
}

function Comparison({ rates: { rows, source, isSample, collectedAt, cardRate } }: { rates: RatesView }) {
  const [areAll, setAll] = useState(false)
  const shown = areAll ? rows : rows.slice(0, rowsWhenCollapsed)
  return (
    <section className={s.part} aria-label={copy.sending}>
      <h3>{copy.sending}</h3>
      <p className={s.quiet}>{copy.asOf(source, isSample, collectedAt)}</p>
      <Table caption={copy.sending} columns={columns} rows={shown} rowKey={({ name }) => name} />
      {rows.length > rowsWhenCollapsed && (
        <div>
          <Button kind="link" aria-expanded={areAll} onClick={() => setAll(!areAll)}>
            {areAll ? copy.showFewer : copy.showAll(rows.length)}
          </Button>
        </div>
      )}
      <p>{copy.ours(rupees(Math.round(cardRate / 100)))}</p>
    </section>
  )
}

const columns: readonly Column<RateRow>[] = [
  {
    label: 'Provider',
    cell: ({ name, cheapest }) => (
      <span className={s.provider}>
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
  { label: 'For a dollar', numeric: true, cell: row => copy.rateWords(row.exchangeRateINRToUSD) },
  { label: 'Fee', numeric: true, cell: ({ fee }) => formatMoney(rupees(fee)) },
]
