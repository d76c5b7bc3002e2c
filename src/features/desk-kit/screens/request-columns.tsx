import { StudentLink } from './student-link.tsx'
import { Link } from '#src/ui/link.tsx'
import type { Column } from '#src/ui/table.tsx'
import type { RequestView } from '../contract.ts'
import { Due } from './due.tsx'
import { HandedBy } from './hand-over.tsx'
import { PriorityOf } from './priority-of.tsx'
import { TakerOf } from './taker-of.tsx'
import type { Work } from './use-requests.ts'
import { When } from './when.tsx'

export const whatColumn: Column<RequestView> = {
  label: 'What',
  cell: ({ path, title, kindWords, handed }) => (
    <span>
      <Link href={path}>{title}</Link>
      <span className="faint regular block">{kindWords}</span>
      {handed !== null && <HandedBy handed={handed} />}
    </span>
  ),
}

export const studentColumn: Column<RequestView> = {
  label: 'Student',
  cell: ({ student }) => student !== null && <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
}

type Reader = { me: string; now: Temporal.Instant }

const priorityColumn: Column<RequestView> = {
  label: 'Priority',
  cell: request => request.isRequest && <PriorityOf request={request} />,
}

export const openColumns = (reader: Reader): readonly Column<RequestView>[] => [
  whatColumn,
  studentColumn,
  priorityColumn,
  ...standing(reader),
]

/** On a student's own page. */
export const columnsOfOne = (reader: Reader): readonly Column<RequestView>[] => [whatColumn, ...standing(reader)]

const standing = ({ me, now }: Reader): readonly Column<RequestView>[] => [
  { label: 'Asked', cell: ({ askedAt }) => <When at={askedAt} /> },
  { label: 'Answer due', cell: ({ dueAt }) => <Due at={dueAt} now={now} /> },
  { label: 'Who has it', cell: request => <TakerOf request={request} me={me} /> },
]

type OnItsPage<Row> = { work: Work; me: string; subjectOf: (row: Row) => string }

/** On the page of a kind that is done by hand: who has it, and that it is done. */
export const standingColumn = <Row,>({ work, me, subjectOf }: OnItsPage<Row>): Column<Row> => ({
  label: 'Who has it',
  cell: row => {
    const request = work?.get(subjectOf(row))
    if (request !== undefined) return <TakerOf request={request} me={me} />
    return work === undefined ? null : 'Done'
  },
})
