import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type ConfirmProps = {
  /** Undefined while nothing is asked. */
  what: string | undefined
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmRemoval({ what, onConfirm, onClose }: ConfirmProps) {
  return (
    <Dialog
      open={what !== undefined}
      onClose={onClose}
      title={`Remove ${what ?? ''}?`}
      actions={
        <>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              onConfirm()
            }}
          >
            Remove
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>It is taken out of your profile for good. You can enter it again.</p>
    </Dialog>
  )
}
