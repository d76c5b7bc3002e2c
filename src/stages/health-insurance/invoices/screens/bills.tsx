import { DownloadButton } from '#src/features/documents/screens/download-button.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { StatusTag, type StatusTone } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { dollars, formatMoney } from '#src/values/money.ts'
import { dayWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import type { BillView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { BillState } from '../rules.ts'

const tones: Record<Exclude<BillState, 'later' | 'void'>, StatusTone> = {
  paid: 'done',
  processing: 'waiting',
  failed: 'wrong',
  due: 'ready',
}

export const billColumns: readonly Column<BillView>[] = [
  { label: 'Bill', cell: ({ number }) => number },
  { label: 'Amount', cell: ({ amount }) => formatMoney(dollars(amount)), numeric: true },
  { label: 'Due', cell: ({ dueOn }) => dayWords(dueOn) },
  { label: 'State', cell: ({ state, isPaidByLink }) => <State state={state} isPaidByLink={isPaidByLink} /> },
]

/** What is not asked for, yet or any more, is nothing to look at. */
function State({ state, isPaidByLink }: Pick<BillView, 'state' | 'isPaidByLink'>) {
  if (state === 'later' || state === 'void') return <Tag>{copy.stateWords[state]}</Tag>
  return <StatusTag tone={tones[state]}>{isPaidByLink ? copy.paidByLink : copy.stateWords[state]}</StatusTag>
}

const columns: readonly Column<BillView>[] = [
  ...billColumns,
  {
    label: 'Receipt',
    hideLabel: true,
    cell: ({ id, number, state }) =>
      state === 'paid' && (
        <DownloadButton kind="link" from={`/api/insurance/invoices/${id}/receipt`} name={copy.receiptFile(number)}>
          Download receipt
        </DownloadButton>
      ),
  },
]

export const Bills = ({ bills }: { bills: readonly BillView[] }) => (
  <div className="stack-3">
    <h3>{bills.length === 1 ? 'The bill' : 'The bills'}</h3>
    <BillTables bills={bills} columns={columns} />
  </div>
)

type TablesProps = { bills: readonly BillView[]; columns: readonly Column<BillView>[] }

/** A year of months is folded up to those that matter now, and so is what was voided. */
export function BillTables({ bills, columns: shown }: TablesProps) {
  const {
    now = [],
    later = [],
    void: voided = [],
  } = Object.groupBy(bills, ({ state }) => (state === 'later' || state === 'void' ? state : 'now'))
  return (
    <>
      {now.length > 0 && <BillTable bills={now} columns={shown} />}
      <Folded bills={later} columns={shown} words={copy.laterBills(later.length, later.at(-1)?.dueOn)} />
      <Folded bills={voided} columns={shown} words={copy.voidedBills(voided.length)} />
    </>
  )
}

/** One or two stand there as they are. */
function Folded({ words, ...table }: TablesProps & { words: string }) {
  if (table.bills.length === 0) return null
  if (table.bills.length < fewest) return <BillTable {...table} />
  return (
    <Fold summary={words}>
      <BillTable {...table} />
    </Fold>
  )
}

const fewest = 3

const BillTable = ({ bills, columns: shown }: TablesProps) => (
  <Table caption="The bills of this insurance" columns={shown} rows={bills} rowKey={({ id }) => id} />
)
