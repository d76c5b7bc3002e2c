import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { Messages } from '#src/values/messages.ts'
import type { PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkPaper, isPaperName } from '../rules.ts'
import { titleWith } from '../titles/copy.ts'
import { asTyped, kindOf, PaperFields } from './paper-fields.tsx'
import { papersApi } from './api.ts'

type ChangePaperProps = { paper: PaperView; today: Temporal.PlainDate; onClose: () => void }

/** What it is, and its days; the file stays. */
export function ChangePaper({ paper, today, onClose }: ChangePaperProps) {
  const toasts = useToasts()
  const [typed, setTyped] = useState(() => asTyped(paper))
  const [wrong, setWrong] = useState<Messages>({})
  const save = useVerb(papersApi.change, {
    rereads: ['own-papers'],
    done: () => {
      toasts.success(copy.saved)
      onClose()
    },
  })
  const trySaving = () => {
    const kind = kindOf(typed)
    const found = checkPaper(kind, today)
    const isOtherKind = (kind.paper === 'aadhaar') !== (paper.paper === 'aadhaar')
    const all = isOtherKind ? { ...found, paper: copy.aadhaarAgain } : found
    setWrong(all)
    if (Object.keys(all).length === 0 && isPaperName(kind.paper))
      save.mutate({ id: paper.id, ...kind, paper: kind.paper })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.editTitle(titleWith(paper))}
      actions={
        <Actions>
          <Button kind="primary" busy={save.isPending} onClick={trySaving}>
            {copy.save}
          </Button>
        </Actions>
      }
    >
      <div className="stack-4">
        <PaperFields typed={typed} onChange={setTyped} wrong={wrong} today={today} />
      </div>
    </Dialog>
  )
}
