import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Link } from '#src/ui/link.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import type { PersonView } from '../contract.ts'
import { roleNames } from '#src/features/audit/rules.ts'
import { seatWords } from '#src/features/accounts/seats/rules.ts'
import { desk } from './api.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'

type Seat = PersonView['seats'][number]

/** What somebody sits at the desk as, since when and through whom; each may be taken back. */
export function Roles({ person, isMe }: { person: PersonView; isMe: boolean }) {
  return (
    <section>
      <h2>Roles</h2>
      {person.seats.length === 0 ? (
        <p>None: a student like any other.</p>
      ) : (
        <Table
          caption={`Roles of ${person.name}`}
          columns={columnsFor(person, isMe)}
          rows={person.seats}
          rowKey={({ role }) => role}
        />
      )}
      {person.asked.map(seat => (
        <p key={seatWords(seat)}>
          {seatWords(seat)}: asked for by {seat.askedBy}, waits for a second admin.{' '}
          <Link href="/desk/confirm">To confirm</Link>
        </p>
      ))}
    </section>
  )
}

const columnsFor = (person: PersonView, isMe: boolean): readonly Column<Seat>[] => [
  { label: 'Role', cell: seatWords },
  { label: 'Given by', cell: ({ grantedBy }) => grantedBy ?? 'The first setup' },
  { label: 'Given', cell: ({ grantedAt }) => <When at={grantedAt} /> },
  { label: 'Withdraw', hideLabel: true, cell: seat => <Withdrawal person={person} seat={seat} isMe={isMe} /> },
]

type WithdrawalProps = { person: PersonView; seat: Seat; isMe: boolean }

const Withdrawal = ({ person: { id, name }, seat, isMe }: WithdrawalProps) => (
  <ConfirmVerb
    button="danger"
    label="Withdraw"
    aria-label={`Withdraw ${seatWords(seat)}`}
    title={`Withdraw the role ${roleNames[seat.role]}?`}
    confirm="Withdraw it"
    keep="Keep it"
    act={() => desk.withdrawRole({ id, role: seat.role })}
    rereads={['people']}
    done={`${name} is no longer ${roleNames[seat.role]}.`}
  >
    <p>
      {isMe
        ? 'This is your own role. You lose it with your next click.'
        : `${name} loses it with the next click. It is written down that you did this.`}
    </p>
  </ConfirmVerb>
)
