import { Fresh } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import type { RefundRow } from '#src/features/payments/contract.ts'
import { providerNames, reasonWords, screen, stateWords } from '../copy.ts'
import { Failed } from './failed.tsx'
import { hasFailed, deskRefunds } from './api.ts'

/** What failed on its way back and waits for somebody, then every refund. */
export const DeskRefunds = () => (
  <Screen title={screen.title} words={screen.words}>
    <Fresh what="the refunds" query={useRead(deskRefunds.all)}>
      {refunds => <Refunds refunds={refunds} />}
    </Fresh>
  </Screen>
)

function Refunds({ refunds }: { refunds: readonly RefundRow[] }) {
  const failed = refunds.filter(hasFailed)
  return (
    <>
      {failed.length === 0 ? (
        <EmptyState title={screen.none}>{screen.noneText}</EmptyState>
      ) : (
        <section aria-labelledby="failed-refunds">
          <h2 id="failed-refunds">{screen.failed}</h2>
          <ul className="stack-4 list">
            {failed.map((refund, index) => (
              <Failed key={refund.id} refund={refund} isNext={index === 0} />
            ))}
          </ul>
        </section>
      )}
      {refunds.length > 0 && (
        <section>
          <h2>{screen.all}</h2>
          <Table caption={screen.caption} columns={columns} rows={refunds} rowKey={({ id }) => id} />
        </section>
      )}
    </>
  )
}

const columns: readonly Column<RefundRow>[] = [
  {
    label: 'Student',
    cell: ({ student }) => <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
  },
  { label: 'Amount', cell: ({ currency, amount }) => formatMoney({ currency, minor: amount }), numeric: true },
  { label: 'For', cell: ({ what }) => reasonWords[what] },
  {
    label: 'Asked',
    cell: ({ askedAt, askedBy }) => (
      <>
        <When at={askedAt} />, {askedBy === null ? screen.itself : askedBy || screen.left}
      </>
    ),
  },
  {
    label: 'How it stands',
    cell: ({ state, sentAt, provider, byHand }) => (
      <>
        {stateWords[state]}
        {state === 'sent' && sentAt !== null && (
          <>
            , <When at={sentAt} />, {providerNames[provider]}
          </>
        )}
        {byHand !== null && (
          <>
            , <When at={byHand.at} />, {byHand.by || screen.left}: {byHand.why}
          </>
        )}
      </>
    ),
  },
]
