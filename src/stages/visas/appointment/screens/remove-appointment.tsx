import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { appointment, useVisaVerb } from '#src/stages/visas/screens/visa-queries.ts'
import * as copy from '../copy.ts'

export function RemoveAppointment({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const remove = useVisaVerb(
    () => appointment.remove({}),
    () => toasts.success(copy.removed),
  )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Take the appointment away?"
      actions={
        <>
          <Button kind="danger" busy={remove.isPending} onClick={() => remove.mutate({}, { onSettled: onClose })}>
            Take it away
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>{copy.removing}</p>
    </Dialog>
  )
}
