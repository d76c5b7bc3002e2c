import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { Shown } from '#src/features/desk-kit/screens/shown.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import type { RefundView } from '../contract.ts'
import s from './desk-refunds.module.css'
import { refundsQuery, useUndo } from './queries.ts'
import { ToSend } from './to-send.tsx'

/** Insurance money that goes back: what is to be sent, and what was. */
export const DeskRefunds = () => (
  <Screen
    title="Insurance refunds"
    words="Paid on a page that was left open, for what was given up, or ended by us: send it back at the provider, then note it here."
  >
    <Shown what="the refunds" query={useQuery(refundsQuery)}>
      {refunds => <Refunds refunds={refunds} />}
    </Shown>
  </Screen>
)

function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
  const owed = refunds.filter(({ sentAt }) => sentAt === null)
  const sent = refunds.filter(({ sentAt }) => sentAt !== null)
  return (
    <>
      {owed.length === 0 ? (
        <EmptyState title="Nothing to send back">A payment that is to go back appears here immediately.</EmptyState>
      ) : (
        <section aria-labelledby="to-send">
          <h2 id="to-send">To send back</h2>
          <ul className="stack-4 list">
            {owed.map((refund, index) => (
              <ToSend key={refund.payment} refund={refund} isNext={index === 0} />
            ))}
          </ul>
        </section>
      )}
      {sent.length > 0 && (
        <section>
          <h2>Sent back</h2>
          <Table caption="Money that was sent back" columns={columns} rows={sent} rowKey={({ payment }) => payment} />
        </section>
      )}
    </>
  )
}

const columns: readonly Column<RefundView>[] = [
  {
    label: 'Student',
    cell: ({ student }) => <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
  },
  { label: 'Amount', cell: ({ currency, amount }) => formatMoney({ currency, minor: amount }), numeric: true },
  { label: 'Reference', cell: ({ reference }) => <code className={s.code}>{reference}</code> },
  {
    label: 'Sent',
    cell: ({ sentAt, sentBy }) => (
      <>
        <When at={sentAt ?? ''} />, {sentBy ?? 'somebody who has left'}
      </>
    ),
  },
  { label: 'Undo', hideLabel: true, cell: refund => <Undo refund={refund} /> },
]

function Undo({ refund: { payment, student } }: { refund: RefundView }) {
  const undo = useUndo(payment, `Taken back. ${student.name} is being notified.`)
  return (
    <Button kind="link" busy={undo.isPending} onClick={() => undo.mutate({})}>
      It was not sent
    </Button>
  )
}
