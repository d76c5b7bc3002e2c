import { useQuery } from '@tanstack/react-query'
import { CompareDialog } from '#src/features/progress/screens/compare-dialog.tsx'
import { PanelWaiting } from '#src/features/progress/screens/panel-waiting.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import { lendersQuery } from '#src/stages/loans/screens/loan-queries.ts'
import type { LenderView } from '../contract.ts'
import * as copy from '../copy.ts'
import { rateWords } from '../rules.ts'
import { withReads } from '#src/manifest/web.tsx'

export default withReads(CompareLenders, queries => queries.fetchQuery(lendersQuery))

/** The comparison that a student may want before anything is filled in. */
function CompareLenders() {
  return (
    <CompareDialog label={copy.compare} title={copy.title}>
      <Comparison />
    </CompareDialog>
  )
}

function Comparison() {
  const lenders = useQuery(lendersQuery)
  if (lenders.data === undefined) return <PanelWaiting query={lenders} />
  const sample = lenders.data.find(({ isSample }) => isSample)
  return (
    <Stack gap={4}>
      {sample !== undefined && <p>{copy.sampleNote(dayWords(sample))}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls in a dialog takes the keyboard */}
      <section aria-label={copy.title} tabIndex={0}>
        <Table caption={copy.title} columns={columns} rows={lenders.data} rowKey={({ bank }) => bank} />
      </section>
    </Stack>
  )
}

const dayWords = ({ asOf }: LenderView): string => formatDay(Temporal.PlainDate.from(asOf))

const columns: readonly Column<LenderView>[] = [
  { label: 'Lender', cell: ({ bank }) => <strong>{bank}</strong> },
  {
    label: 'Interest rate',
    numeric: true,
    cell: ({ rateFrom, rateTo }) =>
      rateFrom === rateTo ? `${rateWords(rateFrom)} %` : `${rateWords(rateFrom)} to ${rateWords(rateTo)} %`,
  },
  { label: 'Moratorium', cell: ({ moratorium }) => copy.moratoriumWords(moratorium) },
  { label: 'Tax rebate', cell: ({ rebateAvailable }) => (rebateAvailable ? copy.rebateYes : copy.rebateNo) },
  { label: 'Margin money', cell: ({ marginMoney }) => marginMoney },
  { label: 'Hidden fees', cell: ({ hiddenFees }) => hiddenFees },
  {
    label: 'Source',
    cell: lender => (lender.isSample ? <Tag>{copy.sample}</Tag> : copy.checkedOn(lender.source, dayWords(lender))),
  },
]
