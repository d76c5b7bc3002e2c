import { useQueryClient } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { OnePaper } from '#src/features/documents/screens/tray/one-paper.tsx'
import { SlotFiles } from '#src/features/documents/screens/tray/slot-files.tsx'
import { takenBy, type Slot } from '#src/features/documents/screens/tray/slot.ts'
import { useTray } from '#src/features/documents/screens/tray/use-tray.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { Messages } from '#src/values/messages.ts'
import type { PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkPaper, isPaperName } from '../rules.ts'
import { titleOf, titleWith } from '../titles/copy.ts'
import { asTyped, kindOf, PaperFields, type Typed } from './paper-fields.tsx'
import { useFixing } from '#src/features/documents/fixing/screens/use-fixing.tsx'

type AddPaperProps = { replaced?: PaperView; today: Temporal.PlainDate; onClose: () => void }

const nothing: Typed = { paper: '', year: '', issuedOn: '', validUntil: '' }

/** What it is and its days first; then the file, which is sent as soon as it is chosen. */
export function AddPaper({ replaced, today, onClose }: AddPaperProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [typed, setTyped] = useState<Typed>(
    replaced === undefined ? nothing : { ...asTyped(replaced), issuedOn: '', validUntil: '' },
  )
  const [wrong, setWrong] = useState<Messages>({})
  const { prepare, editor } = usePreparing(typed.paper)
  const title = isPaperName(typed.paper) ? titleOf(typed.paper) : ''
  const slot: Slot = {
    id: 'paper',
    label: copy.theFile,
    purpose: 'vault',
    to: addressOf(typed, replaced),
    prepare,
    value: [],
    onArrived: async () => {
      await readAgain(queries, ['own-papers'])
      toasts.success(copy.added(title))
      onClose()
    },
    onRemove: () => {},
  }
  const tray = useTray([slot])
  const choose = (files: readonly File[]) => {
    const found = checkPaper(kindOf(typed), today)
    setWrong(found)
    if (Object.keys(found).length === 0) tray.choose(slot, files)
  }
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={replaced === undefined ? copy.addPaper : copy.newVersion(titleWith(replaced))}
      >
        <div className="stack-4">
          <PaperFields typed={typed} onChange={setTyped} wrong={wrong} today={today} isFixed={replaced !== undefined} />
          <OnePaper
            ref={null}
            label={copy.theFile}
            hint={typed.paper === 'aadhaar' ? `${copy.aadhaarHint} ${takenBy('vault')}` : takenBy('vault')}
            error={tray.errorOf('paper')}
            purpose="vault"
            isFull={false}
            onFiles={choose}
            onWrong={words => tray.say(slot, words)}
          >
            <SlotFiles slot={slot} tray={tray} onRemoved={() => {}} />
          </OnePaper>
          <output className="visually-hidden">{tray.news}</output>
        </div>
      </Dialog>
      {editor}
    </>
  )
}

function addressOf(typed: Typed, replaced: PaperView | undefined): string {
  const { paper, ...days } = kindOf(typed)
  const given = Object.entries(days).flatMap(([field, value]) => (value === null ? [] : [[field, value]]))
  if (replaced === undefined) return `/api/vault/papers?${new URLSearchParams([['paper', paper], ...given])}`
  const said = given.filter(([field]) => field !== 'year')
  return `/api/vault/papers/${replaced.id}/versions${said.length === 0 ? '' : `?${new URLSearchParams(said)}`}`
}

/** The one place at which a file is made ready before it is sent: of an Aadhaar card the number is covered first. */
function usePreparing(paper: string): {
  prepare: (file: File) => Promise<File | undefined>
  editor: ReactNode
} {
  const { fix, editor } = useFixing()
  return { prepare: file => fix(file, { hidesPart: paper === 'aadhaar' }), editor }
}
