import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import type { ActionView } from '#src/features/audit/contract.ts'
import { desk } from './api.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'

const columns: readonly Column<ActionView>[] = [
  { label: 'What', cell: ({ words, detail }) => [words, detail].filter(Boolean).join(': ') },
  {
    label: 'About',
    cell: ({ thing, about, aboutName }) =>
      aboutName === null ? thing : <Link href={`/desk/people/${about}`}>{aboutName}</Link>,
  },
  { label: 'By', cell: ({ by }) => by ?? 'Somebody who has left' },
  { label: 'When', cell: ({ at }) => <When at={at} /> },
]

/** What was done at the desk, by whom and when: all of it, or what was about one person. */
export function ActionList({ about }: { about?: string }) {
  return (
    <Loaded what="what was done" query={useRead(desk.actions, { about })}>
      {actions => (actions.length === 0 ? <p className="muted">Nothing yet.</p> : <ActionTable actions={actions} />)}
    </Loaded>
  )
}

export const ActionTable = ({ actions }: { actions: readonly ActionView[] }) => (
  <Table caption="What was done at the desk, newest first" columns={columns} rows={actions} rowKey={({ id }) => id} />
)
