import type { StepView } from '../../../journey/read.ts'
import { useChat } from '../../../browser/chat.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

type LockDialogProps = { stage: string; step: StepView | undefined; onClose: () => void }

/** Why a step is locked, and somebody to ask. */
export function LockDialog({ stage, step, onClose }: LockDialogProps) {
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
              openChat({
                draft: `I have a question about the step '${step?.title ?? ''}'.`,
                about: { stage, step: step?.id },
              })
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
