import { useRead } from '#src/browser/reads.ts'
import { useState } from 'react'
import { Fold } from '#src/ui/fold.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Loaded } from '#src/ui/waiting.tsx'
import type { ColleagueView } from '../contract.ts'
import { requests } from './api.ts'

const columns: readonly Column<ColleagueView>[] = [
  { label: 'Colleague', cell: ({ name }) => name },
  { label: 'Taken', numeric: true, cell: ({ taken }) => taken },
  { label: 'Overdue', numeric: true, cell: ({ overdue }) => overdue },
]

/** How much each colleague has taken: read once it is asked for. */
export function Workload() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Fold summary="Workload" onToggle={setOpen}>
      {isOpen && <Loads />}
    </Fold>
  )
}

const Loads = () => (
  <Loaded what="the workload" query={useRead(requests.colleagues)}>
    {colleagues => (
      <div className="slim">
        <Table caption="Workload by colleague" columns={columns} rows={byLoad(colleagues)} rowKey={({ id }) => id} />
      </div>
    )}
  </Loaded>
)

const byLoad = (colleagues: readonly ColleagueView[]) =>
  colleagues.toSorted((one, other) => other.overdue - one.overdue || other.taken - one.taken)
