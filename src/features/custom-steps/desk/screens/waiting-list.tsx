import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { waited } from '#src/features/chat/rules.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import type { WaitingRequest } from '../requests/contract.ts'
import { deskRequests } from './queries.ts'

/** Who waits for a response, longest first. */
export function WaitingList() {
  const now = useNow()
  return (
    <Shown what="what waits" query={useRead(deskRequests.queue)}>
      {rows =>
        rows.length === 0 ? (
          <EmptyState title="Nobody waits" level={3}>
            Answers that students send appear here immediately.
          </EmptyState>
        ) : (
          <Table
            caption="Waiting for our response, longest waiting first"
            columns={columnsAt(now)}
            rows={rows}
            rowKey={({ step, student }) => `${step.id}.${student.id}`}
          />
        )
      }
    </Shown>
  )
}

const columnsAt = (now: Temporal.Instant): readonly Column<WaitingRequest>[] => [
  {
    label: 'Student',
    cell: ({ step, student }) => <StudentLink href={`/desk/steps/${step.id}.${student.id}`} name={student.name} />,
  },
  { label: 'Step', cell: ({ step }) => step.title },
  {
    label: 'Waiting for',
    cell: ({ waitingSince }) => <StatusTag tone="open">{waited(Temporal.Instant.from(waitingSince), now)}</StatusTag>,
  },
]
