import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNow } from '#src/browser/use-now.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { Table } from '#src/ui/table.tsx'
import { dayOf } from '#src/values/dates.ts'
import { queueColumns } from './queue-columns.tsx'
import s from './sop-desk.module.css'
import { queueQuery } from './sop-queries.ts'

/** Every SOP that waits, the nearest deadline first; below them the answered ones. */
export function SopQueue({ me }: { me: string }) {
  const list = useRef<HTMLDivElement>(null)
  const today = dayOf(useNow())
  return (
    <Screen title="SOPs" words="The nearest deadline stands first. Take one, and nobody else writes on it.">
      <div className={s.queue} ref={list}>
        <ListKeys list={list} what="SOP" />
        <Shown what="the SOPs" query={useQuery(queueQuery)}>
          {sops =>
            sops.length === 0 ? (
              <EmptyState title="No SOP has been sent">
                When a student submits one for feedback, it stands here at once.
              </EmptyState>
            ) : (
              <Table
                caption="SOPs, what waits first"
                columns={queueColumns(today, me)}
                rows={sops}
                rowKey={({ sopId }) => sopId}
              />
            )
          }
        </Shown>
      </div>
    </Screen>
  )
}
