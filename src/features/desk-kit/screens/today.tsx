import { Fresh } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { useRef } from 'react'
import { useNow } from '#src/browser/use-now.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Table } from '#src/ui/table.tsx'
import type { RequestView } from '../contract.ts'
import { byDue, placeInToday, wholeList, urgencies, urgencyHeadings } from '../rules.ts'
import { Cut, useMost } from './cut.tsx'
import { useCounts } from './work-counts.tsx'
import { openColumns } from './request-columns.tsx'
import { requests as requestsApi } from './api.ts'
import { Screen } from './screen.tsx'

/** Everything that waits for one member of staff: what they have, and what nobody has yet, most overdue first. */
export function Today({ me }: { me: string }) {
  const list = useRef<HTMLDivElement>(null)
  const { most, showMore } = useMost()
  const all = useCounts().queues.find(({ queue }) => queue === wholeList)?.count
  return (
    <Screen
      title="Today"
      words={
        <>
          What you have taken and what nobody has yet, most overdue first.{' '}
          <Link href="/desk/requests">See everyone’s</Link>
        </>
      }
    >
      <div ref={list} className="stack-6">
        <Fresh what="your work" query={useRead(requestsApi.list, { state: 'open', most })}>
          {open => (
            <>
              <Cut shown={open.length} most={most} all={all} onMore={showMore} />
              <Work me={me} rows={open.filter(({ takenBy }) => takenBy === null || takenBy.id === me)} />
            </>
          )}
        </Fresh>
      </div>
      <ListKeys list={list} what="request" />
    </Screen>
  )
}

function Work({ me, rows: all }: { me: string; rows: readonly RequestView[] }) {
  const now = useNow()
  if (all.length === 0) {
    return (
      <EmptyState title="No request waits for you">
        Messages, SOPs, steps, orders, loans and insurance that need an answer appear here immediately.
      </EmptyState>
    )
  }
  return urgencies.map(urgency => {
    const rows = all.toSorted(byDue).filter(row => placeInToday(row, now) === urgency)
    return (
      rows.length > 0 && (
        <section key={urgency}>
          <h2>
            {urgencyHeadings[urgency]} ({rows.length})
          </h2>
          <Table
            caption={urgencyHeadings[urgency]}
            columns={openColumns({ me, now })}
            rows={rows}
            rowKey={({ id }) => id}
          />
        </section>
      )
    )
  })
}
