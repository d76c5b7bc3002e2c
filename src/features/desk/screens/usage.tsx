import { Loaded } from '#src/ui/waiting.tsx'
import { useQuery } from '@tanstack/react-query'
import { readOf } from '#src/browser/reads.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { UsageView } from '../contract.ts'
import { desk, every } from './api.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'

const columns: readonly Column<UsageView>[] = [
  { label: 'Event', cell: ({ name }) => name.replaceAll('_', ' ') },
  { label: 'Screen', cell: ({ screen }) => screen || 'None' },
  { label: 'Count', cell: ({ count }) => count, numeric: true },
]

export function Usage() {
  return (
    <Screen title="Usage" words="The last 14 days in India, without anybody's name.">
      <Loaded what="the usage" query={useQuery({ ...readOf(desk.usage), ...every })}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title="Nothing was used yet">Pages shown are counted here, day by day.</EmptyState>
          ) : (
            [...Map.groupBy(rows, ({ day }) => day)].map(([day, ofDay]) => (
              <Table
                key={day}
                caption={formatDay(Temporal.PlainDate.from(day))}
                showCaption
                columns={columns}
                rows={ofDay}
                rowKey={row => `${row.name} ${row.screen}`}
              />
            ))
          )
        }
      </Loaded>
    </Screen>
  )
}
