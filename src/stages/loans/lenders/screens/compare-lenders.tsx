import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PanelWaiting } from '../../../../features/progress/screens/panel-waiting.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import { formatDay } from '../../../../values/dates.ts'
import { lendersQuery } from '../../screens/loan-queries.ts'
import type { LenderView } from '../contract.ts'
import * as copy from '../copy.ts'

/** The comparison that a student may want before anything is filled in. */
export default function CompareLenders() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{copy.compare}</Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={copy.title} wide>
        <Comparison />
      </Dialog>
    </>
  )
}

function Comparison() {
  const lenders = useQuery(lendersQuery)
  if (lenders.data === undefined) return <PanelWaiting query={lenders} />
  const [first] = lenders.data
  return (
    <Stack gap={4}>
      {first !== undefined && (
        <p>
          {copy.sampleNote(formatDay(Temporal.PlainDate.from(first.asOf)))} Source: {first.source}.
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls in a dialog takes the keyboard */}
      <section aria-label={copy.title} tabIndex={0}>
        <Table caption={copy.title} columns={columns} rows={lenders.data} rowKey={({ bank }) => bank} />
      </section>
    </Stack>
  )
}

const percent = (hundredths: number): string => (hundredths / 100).toFixed(1)

const columns: readonly Column<LenderView>[] = [
  { label: 'Lender', cell: ({ bank }) => <strong>{bank}</strong> },
  {
    label: 'Interest rate',
    numeric: true,
    cell: ({ rateFrom, rateTo }) =>
      rateFrom === rateTo ? `${percent(rateFrom)} %` : `${percent(rateFrom)} to ${percent(rateTo)} %`,
  },
  { label: 'Moratorium', cell: ({ moratorium }) => copy.moratoriumWords(moratorium) },
  { label: 'Tax rebate', cell: ({ rebateAvailable }) => (rebateAvailable ? copy.rebateYes : copy.rebateNo) },
  { label: 'Margin money', cell: ({ marginMoney }) => marginMoney },
  { label: 'Hidden fees', cell: ({ hiddenFees }) => hiddenFees },
]
