import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { DeskStep } from '../contract.ts'
import { deskSteps, useDeskVerb } from './queries.ts'

export function WithdrawStep({ step: { id, title }, onClose }: { step: DeskStep; onClose: () => void }) {
  const toasts = useToasts()
  const withdraw = useDeskVerb(deskSteps.withdraw, () => {
    toasts.success(`${title} is withdrawn.`)
    onClose()
  })
  const press = () => withdraw.mutate({ id })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Withdraw ${title}?`}
      actions={
        <>
          <Button kind="danger" busy={withdraw.isPending} onClick={press}>
            Withdraw it
          </Button>
          <Button onClick={onClose}>Keep it</Button>
        </>
      }
    >
      <p>
        It goes from the page of everybody who has it, at once; who has it open reads that it is not there any more.
        Answers and responses are kept, and come back when you lay it again.
      </p>
      {withdraw.isError && (
        <Notice tone="wrong" live>
          {withdraw.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
