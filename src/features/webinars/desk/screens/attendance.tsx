import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { AttendeeView, DeskWebinarView } from '../contract.ts'
import { attendanceQuery } from './desk-webinars-query.ts'

/** Who registered, and who came. */
export function Attendance({ webinar }: { webinar: DeskWebinarView }) {
  const query = useQuery(attendanceQuery(webinar.id))
  return (
    <section>
      <h2>Who registered and who came</h2>
      <Shown what="who registered" query={query}>
        {rows =>
          rows.length === 0 ? (
            <EmptyState title="Nobody has registered yet" level={3}>
              Everybody who does appears here immediately.
            </EmptyState>
          ) : (
            <Table
              caption="Who registered and who came"
              columns={columnsFor(webinar)}
              rows={rows}
              rowKey={({ slot, email }) => `${slot} ${email}`}
            />
          )
        }
      </Shown>
    </section>
  )
}

const columnsFor = ({ slots }: DeskWebinarView): readonly Column<AttendeeView>[] => [
  { label: 'Name', cell: ({ name, email }) => name || email },
  { label: 'E-mail', cell: ({ email }) => email },
  { label: 'For', cell: ({ slot }) => <SlotTime at={slots.find(({ id }) => id === slot)?.startTime} /> },
  { label: 'Registered', cell: ({ registeredAt }) => <When at={registeredAt} /> },
  { label: 'Came', cell: ({ enteredAt }) => (enteredAt === null ? 'Not yet' : <When at={enteredAt} />) },
]

const SlotTime = ({ at }: { at: string | undefined }) => (at === undefined ? null : <When at={at} />)
