import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { Screen } from '../../../../features/desk/screens/screen.tsx'
import { Shown } from '../../../../features/desk/screens/shown.tsx'
import { When } from '../../../../features/desk/screens/when.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { Link } from '../../../../ui/link.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { Table, type Column } from '../../../../ui/table.tsx'
import type { ApplicationRow } from '../contract.ts'
import { stateTones, stateWords } from './state-words.ts'
import { Agents } from './agents.tsx'
import { ApplicationPage } from './application-page.tsx'
import { applicationsQuery } from './loan-desk-queries.ts'

type DeskApplicationsProps = { id: string | undefined; bank: string | null }

/** What was sent to the bank and whom students meet there; with an id, one application. */
export function DeskApplications({ id, bank }: DeskApplicationsProps) {
  const search = useSearch()
  const named = bank ?? new URLSearchParams(search).get('bank')
  return id === undefined || named === null ? (
    <AllApplications bank={bank} />
  ) : (
    <ApplicationPage which={{ student: id, bank: named }} />
  )
}

function AllApplications({ bank }: { bank: string | null }) {
  const list = useQuery(applicationsQuery)
  return (
    <Screen
      title={bank === null ? 'Applications sent to the banks' : `Applications sent to ${bank}`}
      words="Those that wait for an answer stand first."
    >
      <Shown what="the applications" query={list}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title="No applications yet">Each one stands here the moment it is sent.</EmptyState>
          ) : (
            <Table
              caption="Applications"
              columns={bank === null ? [bankColumn, ...columns] : columns}
              rows={rows}
              rowKey={row => `${row.student.id}:${row.bank}`}
            />
          )
        }
      </Shown>
      <Agents bank={bank} />
    </Screen>
  )
}

const bankColumn: Column<ApplicationRow> = { label: 'Bank', cell: ({ bank }) => bank }

const columns: readonly Column<ApplicationRow>[] = [
  {
    label: 'Student',
    cell: ({ student, bank }) => (
      <Link href={`/desk/applications/${student.id}?${new URLSearchParams({ bank })}`}>{student.name}</Link>
    ),
  },
  { label: 'Asks for', numeric: true, cell: ({ amount }) => `${amount / 10_000_000} lakh` },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  {
    label: 'Stands at',
    cell: ({ state }) => <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag>,
  },
]
