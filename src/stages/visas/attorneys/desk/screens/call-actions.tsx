import { useState } from 'react'
import { CancelDialog } from '#src/features/appointments/screens/booked-card.tsx'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import type { DeskCall } from '../contract.ts'
import { attorneyDesk, useDeskVerb } from './attorneys-queries.ts'

/** What the desk does with a call: gives it to another attorney, cancels it, says that it was held. */
export function CallActions({ call, now }: { call: DeskCall; now: string }) {
  const [isAsked, setAsked] = useState(false)
  const { id, kind, confirmedAt, ending, slot, others, student } = call
  const hasBegun = slot <= now
  const held = useDeskVerb(() => attorneyDesk.markHeld({ call: id }), 'Marked as held.')
  const give = useDeskVerb(
    (attorney: string) => attorneyDesk.reassign({ call: id, attorney }),
    `Given over. ${student.name} is being notified.`,
  )
  if (confirmedAt !== null && hasBegun && (ending === null || ending === 'passed')) {
    return (
      <Actions>
        <Button busy={held.isPending} onClick={() => held.mutate({})}>
          Mark as held
        </Button>
      </Actions>
    )
  }
  if (ending !== null) return null
  return (
    <Actions>
      {confirmedAt !== null &&
        others.map(other => (
          <Button key={other.id} busy={give.isPending} onClick={() => give.mutate(other.id)}>
            Give to {other.name}
          </Button>
        ))}
      <Button kind="link" onClick={() => setAsked(true)}>
        Cancel this call
      </Button>
      {isAsked && (
        <CancelDialog
          title="Cancel this call?"
          confirm="Cancel it"
          verb={() => attorneyDesk.cancelCall({ call: id })}
          rereads={['attorneys']}
          done={`Cancelled. ${student.name} is being notified.`}
          onClose={() => setAsked(false)}
        >
          {student.name} gets an e-mail and a notification, and can choose another time.
          {kind === 'paid' && ' What was paid for it is put down to be sent back.'}
        </CancelDialog>
      )}
    </Actions>
  )
}
