import { Loaded } from '#src/ui/waiting.tsx'
import { useRead } from '#src/browser/reads.ts'
import { StudentLink } from '#src/features/desk-kit/screens/student-link.tsx'
import { standingColumn } from '#src/features/desk-kit/screens/request-columns.tsx'
import { useWork } from '#src/features/desk-kit/screens/use-requests.ts'
import { Screen } from '#src/features/desk-kit/screens/screen.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { Button } from '#src/ui/button.tsx'
import { Card } from '#src/ui/card.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { formatMoney } from '#src/values/money.ts'
import type { AccountView, BeyondView, CardMoneyView, MissingView, TransferView } from '../contract.ts'
import { accountWords, kindWords, screen } from '../copy.ts'
import type { forexContracts } from '#src/stages/forex/contract.ts'
import { deskApiOf } from '#src/browser/desk-api.ts'
import { useVerb } from '#src/browser/use-verb.ts'

/** The money of all cards: who waits for a card, what each account comes to, and the last movements. */
export const DeskCardMoney = ({ me }: { me: string }) => (
  <Screen title={screen.title} words={screen.words}>
    <Loaded what="the money of the cards" query={useRead(cardMoney.read)}>
      {view => <CardMoney view={view} me={me} />}
    </Loaded>
  </Screen>
)

function CardMoney({ view: { missing, beyond, accounts, transfers }, me }: { view: CardMoneyView; me: string }) {
  const { work } = useWork('/desk/card-money')
  const standing = standingColumn<BeyondView>({ work, me, subjectOf: ({ id }) => id })
  return (
    <>
      <section className="stack-3" aria-labelledby="cards-missing">
        <h2 id="cards-missing">{screen.missing}</h2>
        <p className="readable muted">{missing.length === 0 ? screen.noneMissing : screen.missingWords}</p>
        {missing.length > 0 && (
          <ul className="stack-3 list">
            {missing.map((row, index) => (
              <Missing key={row.student.id} row={row} isNext={index === 0} />
            ))}
          </ul>
        )}
      </section>
      {beyond.length > 0 && (
        <section className="stack-3" aria-labelledby="cards-beyond">
          <h2 id="cards-beyond">{screen.beyond}</h2>
          <p className="readable muted">{screen.beyondWords}</p>
          <Table
            caption={screen.beyondCaption}
            columns={[...beyondColumns, standing]}
            rows={beyond}
            rowKey={({ id }) => id}
          />
        </section>
      )}
      {transfers.length === 0 ? (
        <EmptyState title={screen.nothing} />
      ) : (
        <>
          <TrialBalance accounts={accounts} />
          <section className="stack-3" aria-labelledby="card-transfers">
            <h2 id="card-transfers">{screen.transfers}</h2>
            <Table caption={screen.transfers} columns={transferColumns} rows={transfers} rowKey={({ id }) => id} />
          </section>
        </>
      )}
    </>
  )
}

function Missing({ row: { student, since }, isNext }: { row: MissingView; isNext: boolean }) {
  const retry = useRetry(student.id)
  return (
    <Card as="li" next={isNext}>
      <div className="row-3 apart">
        <p>
          <StudentLink href={`/desk/students/${student.id}`} name={student.name} /> paid on <When at={since} />.
        </p>
        <Button kind={isNext ? 'primary' : 'quiet'} busy={retry.isPending} onClick={() => retry.mutate(undefined)}>
          {screen.retry}
        </Button>
      </div>
    </Card>
  )
}

function TrialBalance({ accounts }: { accounts: readonly AccountView[] }) {
  const isBalanced = (['INR', 'USD'] as const).every(
    currency => accounts.filter(row => row.currency === currency).reduce((sum, row) => sum + row.balance, 0) === 0,
  )
  return (
    <section className="stack-3" aria-labelledby="card-balance">
      <h2 id="card-balance">{screen.balance}</h2>
      <Table
        caption={screen.balance}
        columns={accountColumns}
        rows={accounts}
        rowKey={({ account, currency }) => `${account}-${currency}`}
      />
      <Notice tone={isBalanced ? 'done' : 'wrong'}>{isBalanced ? screen.balanced : screen.unbalanced}</Notice>
    </section>
  )
}

const money = (currency: AccountView['currency'], minor: number) => formatMoney({ currency, minor }).replace('-', '−')

const accountColumns: readonly Column<AccountView>[] = [
  { label: 'Account', cell: ({ account, currency }) => `${accountWords[account]}, ${currency}` },
  { label: 'Left it', numeric: true, cell: ({ currency, debits }) => money(currency, debits) },
  { label: 'Came to it', numeric: true, cell: ({ currency, credits }) => money(currency, credits) },
  { label: 'Balance', numeric: true, cell: ({ currency, balance }) => money(currency, balance) },
]

const transferColumns: readonly Column<TransferView>[] = [
  { label: 'What', cell: ({ what }) => kindWords[what] },
  {
    label: 'Student',
    cell: ({ student }) => <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
  },
  { label: 'From', cell: ({ debit }) => accountWords[debit] },
  { label: 'To', cell: ({ credit }) => accountWords[credit] },
  { label: 'When', cell: ({ at }) => <When at={at} /> },
  { label: 'Amount', numeric: true, cell: ({ currency, amount }) => money(currency, amount) },
]

const dollarsOf = (minor: number): string => formatMoney({ currency: 'USD', minor })

const beyondColumns: readonly Column<BeyondView>[] = [
  {
    label: 'Student',
    cell: ({ student }) => <StudentLink href={`/desk/students/${student.id}`} name={student.name} />,
  },
  { label: 'Merchant', cell: ({ merchant }) => merchant },
  { label: 'When', cell: ({ at }) => <When at={at} /> },
  { label: 'Taken', numeric: true, cell: ({ amount }) => dollarsOf(amount) },
  { label: 'Beyond', numeric: true, cell: ({ beyond }) => dollarsOf(beyond) },
]

const { cardMoney } = deskApiOf<typeof forexContracts>()

const useRetry = (student: string) =>
  useVerb(() => cardMoney.issue({ student }), { rereads: ['card-money'], done: screen.retried })
