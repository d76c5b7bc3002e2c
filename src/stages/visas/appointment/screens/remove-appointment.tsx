import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { appointment, useVisaVerb } from '#src/stages/visas/screens/api.ts'
import * as copy from '../copy.ts'

export function RemoveAppointment({ onClose }: { onClose: () => void }) {
  const toasts = useToasts()
  const remove = useVisaVerb(
    () => appointment.remove({}),
    () => toasts.success(copy.removed),
  )
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Take the appointment away?"
      confirm="Take it away"
      keep="Keep it"
      busy={remove.isPending}
      onConfirm={() => remove.mutate({}, { onSettled: onClose })}
    >
      <p>{copy.removing}</p>
    </ConfirmDialog>
  )
}
