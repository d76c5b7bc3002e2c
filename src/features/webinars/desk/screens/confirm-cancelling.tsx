import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import * as copy from '../copy.ts'
import { readAgain } from '#src/browser/queries.ts'

type ConfirmCancellingProps = {
  title: string
  /** How many are notified. */
  registered: number
  cancel: () => Promise<unknown>
  onClose: () => void
}

export function ConfirmCancelling({ title, registered, cancel, onClose }: ConfirmCancellingProps) {
  const toasts = useToasts()
  const queries = useQueryClient()
  const verb = useMutation({
    mutationFn: cancel,
    onSuccess: () => {
      toasts.success(copy.cancelled(registered))
      onClose()
    },
    onSettled: () => readAgain(queries, 'webinars'),
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button kind="danger" busy={verb.isPending} onClick={() => verb.mutate()}>
            Cancel it
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>{copy.cancelledWords(registered)} This cannot be undone, but a new time can be added.</p>
      {verb.error !== null && (
        <Notice tone="wrong" live>
          {verb.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
