import { useRead } from '#src/browser/reads.ts'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { standingColumn } from '#src/features/desk-kit/screens/request-columns.tsx'
import { useWork } from '#src/features/desk-kit/screens/use-requests.ts'
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

const subjectOf = ({ student, stage }: EarlyAccessView) => `${student.id}:${stage}`

export function EarlyAccess({ me }: { me: string }) {
  const { work } = useWork('/desk/early-access')
  return (
    <DeskQueue
      title="Early access"
      words="Who asked for news of a stage that opens. Say that it is done once you have written to them."
      what="person"
      all="who asked for early access"
      query={useRead(desk.earlyAccess)}
      textOf={({ student, label }) => `${student.name} ${student.email ?? ''} ${label}`}
      page="/desk/early-access"
      empty={{
        title: 'Nobody has asked yet',
        words: 'Everybody who presses Get Early Access appears here immediately.',
      }}
      caption="Early access, what is due first"
      columns={[...columns, standingColumn<EarlyAccessView>({ work, me, subjectOf })]}
      rowKey={subjectOf}
    />
  )
}
