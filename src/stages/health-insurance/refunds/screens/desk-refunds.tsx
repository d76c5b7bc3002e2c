import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { stateWords } from '#src/features/payments/refunds/copy.ts'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import type { RefundView } from '../contract.ts'
import { screen } from '../rules.ts'
import { insuranceRefunds } from './api.ts'
import { ToSend } from './to-send.tsx'

/** Insurance money that goes back: what is to be sent, and what was. */
export const DeskRefunds = () => (
  <Screen title={screen.title} words={screen.words}>
    <Loaded what="the refunds" query={useRead(insuranceRefunds.all)}>
      {refunds => <Refunds refunds={refunds} />}
    </Loaded>
  </Screen>
)

function Refunds({ refunds }: { refunds: readonly RefundView[] }) {
  const open = refunds.filter(({ isOpen }) => isOpen)
  const ordered = refunds.flatMap(({ parts, ...refund }) => parts.map(part => ({ ...refund, part })))
  return (
    <>
      {open.length === 0 ? (
        <EmptyState title={screen.none}>{screen.noneText}</EmptyState>
      ) : (
        <section aria-labelledby="to-send">
          <h2 id="to-send">{screen.toSend}</h2>
          <ul className="stack-4 list">
            {open.map((refund, index) => (
              <ToSend key={refund.payment} refund={refund} isNext={index === 0} />
            ))}
          </ul>
        </section>
      )}
      {ordered.length > 0 && (
        <section>
          <h2>Sent back</h2>
          <Table caption="Money that was sent back" columns={columns} rows={ordered} rowKey={({ part }) => part.id} />
        </section>
      )}
    </>
  )
}

type Ordered = Omit<RefundView, 'parts'> & { part: RefundView['parts'][number] }

const columns: readonly Column<Ordered>[] = [
  {
    label: 'Student',
    cell: ({ student }) => <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
  },
  { label: 'Amount', cell: ({ currency, part }) => formatMoney({ currency, minor: part.amount }), numeric: true },
  { label: 'Of', cell: ({ currency, amount }) => formatMoney({ currency, minor: amount }), numeric: true },
  { label: 'How it stands', cell: ({ part }) => stateWords[part.state] },
  {
    label: 'Last sent',
    cell: ({ sentAt, sentBy, reference }) =>
      sentAt !== null && (
        <>
          <When at={sentAt} />, {sentBy ?? 'somebody who has left'} <code className="breakable">{reference}</code>
        </>
      ),
  },
]
