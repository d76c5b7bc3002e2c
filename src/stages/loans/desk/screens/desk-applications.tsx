import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { useSearch } from 'wouter'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Link } from '#src/ui/link.tsx'
import { ListKeys } from '#src/ui/list-keys.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { lakhs } from '#src/stages/loans/offers/screens/amounts.ts'
import type { ApplicationRow } from '../contract.ts'
import { stateTones, stateWords } from './state-words.ts'
import { Agents } from './agents.tsx'
import { ApplicationPage } from './application-page.tsx'
import { applicationsQuery } from './loan-desk-queries.ts'

type DeskApplicationsProps = { id: string | undefined; me: string; bank: string | null }

/** What was sent to the bank and whom students meet there; with an id, one application. */
export function DeskApplications({ id, me, bank }: DeskApplicationsProps) {
  const search = useSearch()
  const named = new URLSearchParams(search).get('bank') ?? bank
  return id === undefined || named === null ? (
    <AllApplications me={me} bank={bank} />
  ) : (
    <ApplicationPage key={`${id}:${named}`} which={{ student: id, bank: named }} me={me} />
  )
}

function AllApplications({ me, bank }: { me: string; bank: string | null }) {
  const applications = useQuery(applicationsQuery)
  const list = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title={bank === null ? 'Applications sent to the banks' : `Applications sent to ${bank}`}
      words="Those that wait for an answer are first."
    >
      <div ref={list}>
        <Shown what="the applications" query={applications}>
          {rows =>
            rows.length === 0 ? (
              <EmptyState title="No applications yet">Each one appears here as soon as it is sent.</EmptyState>
            ) : (
              <Table
                caption="Applications"
                columns={bank === null ? [...columns, bankColumn] : columns}
                rows={rows}
                rowKey={row => `${row.student.id}:${row.bank}`}
              />
            )
          }
        </Shown>
      </div>
      <ListKeys list={list} what="application" />
      <Agents me={me} bank={bank} />
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
  { label: 'Asks for', cell: ({ amount }) => `₹${lakhs(amount)} lakh` },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  {
    label: 'Status',
    cell: ({ state }) => <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag>,
  },
]
