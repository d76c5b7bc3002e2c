import type { StepView } from '../../../journey/read.ts'
import { useChat } from '../../../browser/chat.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Why a step is locked, and somebody to ask. */
export function LockDialog({ step, onClose }: { step: StepView | undefined; onClose: () => void }) {
  const openChat = useChat()
  return (
    <Dialog
      open={step !== undefined}
      onClose={onClose}
      title={`${step?.title ?? ''} is locked`}
      actions={
        <>
          <Button kind="primary" onClick={onClose}>
            Back to the steps
          </Button>
          <Button
            onClick={() => {
              onClose()
              openChat(`I have a question about the step '${step?.title ?? ''}'.`)
            }}
          >
            Chat with us
          </Button>
        </>
      }
    >
      <p>{step?.whyLocked ?? 'It opens once the step before it is done.'}</p>
    </Dialog>
  )
}
