import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useSearch } from 'wouter'
import { DeskQueue } from '#src/features/desk-kit/screens/queue.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import type { Column } from '#src/ui/table.tsx'
import { formatDay } from '#src/values/dates.ts'
import { lakhs } from '#src/stages/loans/offers/screens/amounts.ts'
import type { ApplicationRow } from '../contract.ts'
import { waitsForBank } from '../rules.ts'
import { stateTones, stateWords } from './state-words.ts'
import { Agents } from './agents.tsx'
import { ApplicationPage } from './application-page.tsx'
import { titles } from '#src/stages/loans/application/copy.ts'
import { desk } from '#src/stages/loans/co-borrower/copy.ts'
import { loanDesk } from './api.ts'

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
  return (
    <DeskQueue
      title={bank === null ? 'Applications sent to the banks' : `Applications sent to ${bank}`}
      words="Those that wait for an answer are first, by when it is due."
      what="application"
      all="the applications"
      query={useRead(loanDesk.list)}
      textOf={({ student, bank: lender }) => `${student.name} ${lender}`}
      page="/desk/applications"
      empty={{ title: 'No applications yet', words: 'Each one appears here as soon as it is sent.' }}
      caption="Applications"
      columns={bank === null ? [...columns, dueColumn, bankColumn] : columns}
      {...(bank === null && { orders })}
      rowKey={row => `${row.student.id}:${row.bank}`}
    >
      <Agents me={me} bank={bank} />
    </DeskQueue>
  )
}

const dueColumn: Column<ApplicationRow> = {
  label: 'Tuition due',
  cell: ({ tuitionDue }) => (tuitionDue === null ? 'Not known' : formatDay(Temporal.PlainDate.from(tuitionDue))),
}

/** What waits for a bank, by the day on which its student needs the money. */
const orders = {
  usual: 'Answer due, the soonest first',
  others: [
    {
      value: 'tuition-due',
      label: 'Tuition due, the soonest first',
      compare: (one: ApplicationRow, other: ApplicationRow) =>
        Number(waitsForBank(other.state)) - Number(waitsForBank(one.state)) ||
        (one.tuitionDue ?? '9999').localeCompare(other.tuitionDue ?? '9999'),
    },
  ],
}

const bankColumn: Column<ApplicationRow> = { label: 'Bank', cell: ({ bank }) => bank }

const columns: readonly Column<ApplicationRow>[] = [
  {
    label: 'Student',
    cell: ({ student, bank }) => (
      <StudentLink href={`/desk/applications/${student.id}?${new URLSearchParams({ bank })}`} name={student.name} />
    ),
  },
  { label: 'Asks for', cell: ({ amount }) => `₹${lakhs(amount)} lakh` },
  { label: 'Sent', cell: ({ sentAt }) => <When at={sentAt} /> },
  {
    label: 'Status',
    cell: ({ state, missing }) => (
      <>
        <StatusTag tone={stateTones[state]}>{stateWords[state]}</StatusTag>
        {missing.length > 0 && <p className="quiet">{desk.inList(missing.map(field => titles[field]))}</p>}
      </>
    ),
  },
]
