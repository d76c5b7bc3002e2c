import { useState } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { Messages } from '#src/values/messages.ts'
import type { ElsewhereView, PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkPaper, isPaperName, type Concerned, type PaperKind, type PaperName } from '../rules.ts'
import { titleWith } from '../titles/copy.ts'
import { asTyped, concernsOf, kindOf, PaperFields, type Typed } from './paper-fields.tsx'
import { papersApi } from './api.ts'

type ChangePaperProps = { paper: PaperView; today: Temporal.PlainDate; onClose: () => void }

/** What it is, and its days; the file stays. */
export function ChangePaper({ paper, today, onClose }: ChangePaperProps) {
  const toasts = useToasts()
  const save = useVerb(papersApi.change, {
    rereads: ['own-papers'],
    done: () => {
      toasts.success(copy.saved)
      onClose()
    },
  })
  const isAadhaar = paper.paper === 'aadhaar'
  return (
    <SayWhatItIs
      title={copy.editTitle(titleWith(paper))}
      begins={asTyped(paper)}
      today={today}
      isBusy={save.isPending}
      refused={kind => ((kind.paper === 'aadhaar') === isAadhaar ? {} : { paper: copy.aadhaarAgain })}
      onSave={kind => save.mutate({ id: paper.id, ...kind })}
      onClose={onClose}
    />
  )
}

type KeepStoredProps = { file: ElsewhereView; today: Temporal.PlainDate; onClose: () => void }

/** What a step keeps, as a paper here as well: its kind and its days are said, and nothing is sent again. */
export function KeepStored({ file, today, onClose }: KeepStoredProps) {
  const toasts = useToasts()
  const keep = useVerb(papersApi.addStored, {
    rereads: ['own-papers'],
    done: () => {
      toasts.success(copy.added(file.what))
      onClose()
    },
  })
  const [other] = file.couldBe
  return (
    <SayWhatItIs
      title={copy.keepTitle(file.what)}
      begins={asTyped({ ...file, paper: other ?? file.paper })}
      today={today}
      isBusy={keep.isPending}
      onSave={({ concerns, year, issuedOn, validUntil, paper }) =>
        keep.mutate({
          id: file.id,
          paper,
          ...(concerns !== null && { concerns }),
          ...(year !== null && { year }),
          ...(issuedOn !== null && { issuedOn }),
          ...(validUntil !== null && { validUntil }),
        })
      }
      onClose={onClose}
    />
  )
}

type Said = PaperKind & { paper: PaperName; concerns: Concerned | null }

type SayWhatItIsProps = {
  title: string
  begins: Typed
  today: Temporal.PlainDate
  isBusy: boolean
  refused?: (kind: PaperKind) => Messages
  onSave: (said: Said) => void
  onClose: () => void
}

function SayWhatItIs({ title, begins, today, isBusy, refused, onSave, onClose }: SayWhatItIsProps) {
  const [typed, setTyped] = useState(begins)
  const [wrong, setWrong] = useState<Messages>({})
  const trySaving = () => {
    const kind = kindOf(typed)
    const all = { ...checkPaper(kind, today), ...refused?.(kind) }
    setWrong(all)
    if (Object.keys(all).length === 0 && isPaperName(kind.paper))
      onSave({ ...kind, paper: kind.paper, concerns: concernsOf(typed) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <Actions>
          <Button kind="primary" busy={isBusy} onClick={trySaving}>
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
