import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import type { EarlyAccessView } from '../contract.ts'
import { earlyAccessQuery } from './desk-queries.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'

const columns: readonly Column<EarlyAccessView>[] = [
  { label: 'Student', cell: ({ student }) => student.name || 'A guest' },
  { label: 'Stage', cell: ({ label }) => label },
  { label: 'Asked', cell: ({ at }) => <When at={at} /> },
  { label: 'E-mail', cell: ({ student }) => student.email ?? 'None' },
  {
    label: 'Chat',
    hideLabel: true,
    cell: ({ student }) =>
      student.isGuest ? 'No account yet' : <Link href={`/desk/chats/${student.id}`}>Chat with {student.name}</Link>,
  },
]

export function EarlyAccess() {
  return (
    <Screen title="Early access" words="Who asked for news of a stage that opens.">
      <Shown what="who asked for early access" query={useQuery(earlyAccessQuery)}>
        {asked =>
          asked.length === 0 ? (
            <EmptyState title="Nobody has asked yet">
              Everybody who presses Get Early Access appears here immediately.
            </EmptyState>
          ) : (
            <Table
              caption="Early access, newest first"
              columns={columns}
              rows={asked}
              rowKey={row => `${row.student.id} ${row.stage}`}
            />
          )
        }
      </Shown>
    </Screen>
  )
}
