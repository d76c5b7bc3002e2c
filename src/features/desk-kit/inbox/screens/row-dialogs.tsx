import { useRead } from '#src/browser/reads.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Missing } from '#src/ui/waiting.tsx'
import type { InboxRow } from '../../contract.ts'
import { requests } from '../../screens/api.ts'
import { useOfferUndo } from '../../screens/use-offer-undo.ts'
import { useRequestVerb } from '../../screens/use-requests.ts'
import { nameOf } from './filters.ts'
import { snoozeChoices, timeWords } from '../rules.ts'

type RowDialogProps = {
  row: InboxRow
  /** It is somebody else's, or put off: the list goes on. */
  onGone: () => void
  /** It is there again. */
  onUndone: () => void
  onClose: () => void
}

/** Until when it is put off. What would break the promise is not offered. */
export function SnoozeDialog({ row, onGone, onUndone, onClose }: RowDialogProps) {
  const { id, dueAt } = row
  const offerUndo = useOfferUndo()
  const now = useNow()
  const due = Temporal.Instant.from(dueAt)
  const snooze = useRequestVerb((until: Temporal.Instant | null) =>
    requests.snooze({ id, until: until === null ? null : until.toString() }),
  )
  const choose = (until: Temporal.Instant | null) =>
    snooze.mutate(until, {
      onSuccess: done => {
        const when = timeWords(until ?? due, now)
        offerUndo(done, { what: `${nameOf(row)} is snoozed until ${when}, or until they write`, onUndone })
        onClose()
        onGone()
      },
    })
  return (
    <Dialog open onClose={onClose} title="Snooze">
      <div className="stack-3">
        <p className="muted">For everyone at the desk. We promised an answer by {timeWords(due, now)}.</p>
        {snoozeChoices(due, now).map(({ label, until }, index) => (
          <Button key={label} wide autoFocus={index === 0} busy={snooze.isPending} onClick={() => choose(until)}>
            {label}
          </Button>
        ))}
      </div>
    </Dialog>
  )
}

/** Who answers it from now on: oneself, a colleague who may, or nobody yet. */
export function AssignDialog({ row, me, onGone, onUndone, onClose }: RowDialogProps & { me: string }) {
  const { id, isRequest, takenBy } = row
  const offerUndo = useOfferUndo()
  const colleagues = useRead(requests.colleagues)
  const others = isRequest ? (colleagues.data ?? []).filter(one => one.id !== me && one.id !== takenBy?.id) : []
  const assign = useRequestVerb(({ to }: { to: string | null; name: string }) => {
    if (to === null) return requests.giveBack({ id })
    return to === me ? requests.take({ id }) : requests.handOver({ id, to })
  })
  const choose = (to: string | null, name: string) =>
    assign.mutate(
      { to, name },
      {
        onSuccess: done => {
          offerUndo(done, { what: `${nameOf(row)}: ${name} it now`, onUndone })
          onClose()
          if (to !== null && to !== me) onGone()
        },
      },
    )
  return (
    <Dialog open onClose={onClose} title="Who answers this?">
      <div className="stack-3">
        {takenBy !== null && <p className="muted">{takenBy.id === me ? 'You have it.' : `${takenBy.name} has it.`}</p>}
        {takenBy?.id !== me && (
          <Button wide autoFocus busy={assign.isPending} onClick={() => choose(me, 'you have')}>
            Me
          </Button>
        )}
        {others.map(({ id: to, name, roles }) => (
          <Button key={to} wide busy={assign.isPending} onClick={() => choose(to, `${name} has`)}>
            {name} ({roles.join(', ')})
          </Button>
        ))}
        {takenBy !== null && (
          <Button wide busy={assign.isPending} onClick={() => choose(null, 'nobody has')}>
            Nobody: give it back
          </Button>
        )}
        <Missing query={colleagues} what="your colleagues" />
      </div>
    </Dialog>
  )
}
