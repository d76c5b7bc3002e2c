import type { StepView } from '#src/journey/views.ts'
import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { ButtonLink } from '#src/ui/button-link.tsx'
import { Dialog } from '#src/ui/dialog.tsx'

type LockDialogProps = { stage: string; step: StepView; onClose: () => void }

/** Why a step is locked, and somebody to ask. */
export function LockDialog({ stage, step, onClose }: LockDialogProps) {
  const openChat = useChat()
  const { mendedAt } = step
  return (
    <Dialog
      open
      onClose={onClose}
      title={`${step.title} is locked`}
      actions={
        <>
          {mendedAt === undefined ? (
            <Button kind="primary" onClick={onClose}>
              Back to the steps
            </Button>
          ) : (
            <ButtonLink kind="primary" href={`/${stage}/${mendedAt.route}`} onClick={onClose}>
              {mendedAt.label}
            </ButtonLink>
          )}
          <Button
            onClick={() => {
              onClose()
              openChat({
                draft: `I have a question about the step '${step.title}'.`,
                about: { stage, step: step.id },
              })
            }}
          >
            Chat with us
          </Button>
        </>
      }
    >
      <p>{step.whyLocked ?? 'It opens once the step before it is done.'}</p>
    </Dialog>
  )
}
