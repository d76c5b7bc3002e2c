import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import * as copy from '../copy.ts'
import { attorneys, useCallVerb } from './calls.ts'

export function CancelCall({ isPaid, onClose }: { isPaid: boolean; onClose: () => void }) {
  const cancel = useCallVerb(() => attorneys.cancel({}), copy.cancelledNow)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Cancel the call?"
      actions={
        <>
          <Button kind="danger" busy={cancel.isPending} onClick={() => cancel.mutate({}, { onSettled: onClose })}>
            Cancel the call
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>{isPaid ? copy.cancelPaid : copy.cancelFree}</p>
    </Dialog>
  )
}
