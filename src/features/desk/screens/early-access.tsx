import { useRead } from '#src/browser/reads.ts'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import type { EarlyAccessView } from '../contract.ts'
import { desk } from './api.ts'
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

export const EarlyAccess = () => (
  <DeskQueue
    title="Early access"
    words="Who asked for news of a stage that opens."
    what="person"
    all="who asked for early access"
    query={useRead(desk.earlyAccess)}
    textOf={({ student, label }) => `${student.name} ${student.email ?? ''} ${label}`}
    empty={{
      title: 'Nobody has asked yet',
      words: 'Everybody who presses Get Early Access appears here immediately.',
    }}
    caption="Early access, newest first"
    columns={columns}
    rowKey={row => `${row.student.id} ${row.stage}`}
  />
)
