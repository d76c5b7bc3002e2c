import { DownloadButton } from '../../../../features/documents/screens/download-button.tsx'
import { StatusTag, type StatusTone } from '../../../../ui/status-tag.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import { dollars, formatMoney } from '../../../../values/money.ts'
import { dayWords } from '../../policies/screens/moments.ts'
import type { BillView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { BillState } from '../rules.ts'
import s from './invoices.module.css'

const tones: Record<BillState, StatusTone> = {
  paid: 'done',
  void: 'locked',
  processing: 'waiting',
  failed: 'wrong',
  due: 'ready',
  later: 'open',
}

export const billColumns: readonly Column<BillView>[] = [
  { label: 'Bill', cell: ({ number }) => number, numeric: true },
  { label: 'Amount', cell: ({ amount }) => formatMoney(dollars(amount)), numeric: true },
  { label: 'Due', cell: ({ dueOn }) => dayWords(dueOn) },
  { label: 'State', cell: ({ state }) => <StatusTag tone={tones[state]}>{copy.stateWords[state]}</StatusTag> },
]

const columns: readonly Column<BillView>[] = [
  ...billColumns,
  {
    label: 'Receipt',
    hideLabel: true,
    cell: ({ id, number, state }) =>
      state === 'paid' && (
        <DownloadButton kind="link" from={`/api/insurance/invoices/${id}/receipt`} name={copy.receipt.file(number)}>
          Download receipt
        </DownloadButton>
      ),
  },
]

export const Bills = ({ bills }: { bills: readonly BillView[] }) => (
  <section className={s.section} aria-labelledby="insurance-bills">
    <h3 id="insurance-bills">{bills.length === 1 ? 'The bill' : 'The bills'}</h3>
    <Table caption="The bills of this insurance" columns={columns} rows={bills} rowKey={({ id }) => id} />
  </section>
)
