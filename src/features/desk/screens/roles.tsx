import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Table, type Column } from '#src/ui/table.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { PersonView } from '../contract.ts'
import { roleNames } from '../copy.ts'
import { seatWords } from '../rules.ts'
import { desk } from './desk-queries.ts'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import { readAgain } from '#src/browser/queries.ts'

type Seat = PersonView['seats'][number]

/** What somebody sits at the desk as, since when and through whom; each may be taken back. */
export function Roles({ person, isMe }: { person: PersonView; isMe: boolean }) {
  const [leaving, setLeaving] = useState<Seat>()
  return (
    <section>
      <h2>Roles</h2>
      {person.seats.length === 0 ? (
        <p>None: a student like any other.</p>
      ) : (
        <Table
          caption={`Roles of ${person.name}`}
          columns={columnsFor(setLeaving)}
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
      {leaving !== undefined && (
        <Withdrawal person={person} seat={leaving} isMe={isMe} onClose={() => setLeaving(undefined)} />
      )}
    </section>
  )
}

const columnsFor = (onLeave: (seat: Seat) => void): readonly Column<Seat>[] => [
  { label: 'Role', cell: seatWords },
  { label: 'Given by', cell: ({ grantedBy }) => grantedBy ?? 'The first setup' },
  { label: 'Given', cell: ({ grantedAt }) => <When at={grantedAt} /> },
  {
    label: 'Withdraw',
    hideLabel: true,
    cell: seat => (
      <Button kind="danger" aria-label={`Withdraw ${seatWords(seat)}`} onClick={() => onLeave(seat)}>
        Withdraw
      </Button>
    ),
  },
]

type WithdrawalProps = { person: PersonView; seat: Seat; isMe: boolean; onClose: () => void }

function Withdrawal({ person, seat, isMe, onClose }: WithdrawalProps) {
  const toasts = useToasts()
  const withdraw = useMutation({
    mutationFn: () => desk.withdrawRole({ id: person.id, role: seat.role }),
    onSuccess: async (_data, _input, _result, { client }) => {
      toasts.success(`${person.name} is no longer ${roleNames[seat.role]}.`)
      onClose()
      await readAgain(client, 'people')
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw the role ${roleNames[seat.role]}?`}
      actions={
        <>
          <Button kind="danger" busy={withdraw.isPending} onClick={() => withdraw.mutate()}>
            Withdraw it
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>
        {isMe
          ? 'This is your own role. You lose it with your next click.'
          : `${person.name} loses it with the next click. It is written down that you did this.`}
      </p>
      {withdraw.isError && (
        <Notice tone="wrong" live>
          {withdraw.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
