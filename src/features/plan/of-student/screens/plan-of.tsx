import { Fold } from '#src/ui/fold.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Tag } from '#src/ui/tag.tsx'
import { formatDay } from '#src/values/dates.ts'
import { estimated } from '../../copy.ts'
import { done, words } from '../../shown/copy.ts'
import type { PlanLine } from '#src/features/plan/contract.ts'
import * as copy from '../copy.ts'

/** A student's dates for staff to read: what is at risk first, and all of them below. */
export function PlanOf({ lines }: { lines: readonly PlanLine[] }) {
  const atRisk = lines.filter(({ word }) => word === 'breaks' || word === 'tight')
  if (lines.length === 0) return <p>{copy.none}</p>
  return (
    <div className="stack-4">
      {atRisk.length === 0 ? <p>{copy.fits}</p> : <Lines lines={atRisk} />}
      <Fold summary={copy.allDates(lines.length)}>
        <Lines lines={lines} />
      </Fold>
    </div>
  )
}

const Lines = ({ lines }: { lines: readonly PlanLine[] }) => (
  <Table caption={copy.caption} columns={columns} rows={lines} rowKey={({ thing }) => thing} />
)

const columns: readonly Column<PlanLine>[] = [
  {
    label: copy.columns.date,
    cell: ({ name, isEstimated }) => (
      <>
        {name} {isEstimated && <Tag>{estimated}</Tag>}
      </>
    ),
  },
  { label: copy.columns.when, cell: ({ when }) => when },
  {
    label: copy.columns.limit,
    cell: ({ limit }) => (limit === null ? '' : formatDay(Temporal.PlainDate.from(limit))),
  },
  { label: copy.columns.word, cell: ({ word }) => <Word word={word} /> },
]

function Word({ word }: Pick<PlanLine, 'word'>) {
  if (word === null) return null
  if (word === 'done') return <StatusTag tone="done">{done}</StatusTag>
  if (word === 'fits') return words.fits
  return <StatusTag tone={word === 'breaks' ? 'wrong' : 'tight'}>{words[word]}</StatusTag>
}
