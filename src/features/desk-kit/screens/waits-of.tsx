import { optional, useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Table } from '#src/ui/table.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import { byDue } from '../rules.ts'
import { requests } from './api.ts'
import { columnsOfOne } from './request-columns.tsx'

/** What waits for us of one student, with the way to where it is dealt with; nothing where nothing does. */
export function WaitsOf({ student, me }: { student: string; me: string }) {
  const now = useNow()
  const open = useRead(requests.list, { state: 'open', student })
  const rows = optional(open)?.toSorted(byDue)
  if (rows === undefined) return <Missing query={open} what="what waits" />
  if (rows.length === 0) return null
  return (
    <section>
      <h2>Waits for us ({rows.length})</h2>
      <Table caption="What waits for us" columns={columnsOfOne({ me, now })} rows={rows} rowKey={({ id }) => id} />
    </section>
  )
}
