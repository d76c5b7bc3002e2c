import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { readAgain } from '#src/browser/queries.ts'
import { OnePaper } from '#src/features/documents/screens/tray/one-paper.tsx'
import { SlotFiles } from '#src/features/documents/screens/tray/slot-files.tsx'
import { takenBy, type Slot } from '#src/features/documents/screens/tray/slot.ts'
import { useTray } from '#src/features/documents/screens/tray/use-tray.ts'
import { readFile, WhatWasFound } from '#src/features/documents/screens/read-paper-file.tsx'
import type { PaperName as Readable, Says, SaysName } from '#src/reading/says.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { later } from '#src/ui/later.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import type { Messages } from '#src/values/messages.ts'
import type { PaperView } from '../contract.ts'
import * as copy from '../copy.ts'
import { checkPaper, isPaperName } from '../rules.ts'
import { titleOf, titleWith } from '../titles/copy.ts'
import type { KeptOf } from './where-used.tsx'
import { mayNameRecord, noteRecord } from './note-record.ts'
import { asTyped, concernsOf, kindOf, PaperFields, type Typed } from './paper-fields.tsx'
import { useFixing } from '#src/features/documents/fixing/screens/use-fixing.tsx'

const ConfirmRead = later(
  async () => (await import('#src/features/passport-profile/screens/confirm-read.tsx')).ConfirmRead,
  null,
)

export type AddPaperProps = {
  replaced?: PaperView
  /** It was chosen before this was opened, and so many wait after it. */
  file?: File
  after?: number
  today: Temporal.PlainDate
  onClose: () => void
  /** It is kept: where it counts is shown below the dialog. */
  onAdded?: (id: string, kept?: KeptOf) => void
}

const nothing: Typed = { paper: '', concerns: '', year: '', issuedOn: '', validUntil: '' }

/** What it is is said first, and the file is sent as it is chosen; or the file comes first, and is sent once it is said. */
export function AddPaper({ replaced, file: begunWith, after = 0, today, onClose, onAdded }: AddPaperProps) {
  const queries = useQueryClient()
  const toasts = useToasts()
  const [typed, setTyped] = useState<Typed>(
    replaced === undefined ? nothing : { ...asTyped(replaced), issuedOn: '', validUntil: '' },
  )
  const [wrong, setWrong] = useState<Messages>({})
  const [chosen, setChosen] = useState<Looked | undefined>(begunWith && { file: begunWith, is: 'looking' })
  const [added, setAdded] = useState<Read & { id: string }>()
  const { prepare, editor } = usePreparing(typed.paper)
  const title = isPaperName(typed.paper) ? titleOf(typed.paper) : ''
  const slot: Slot = {
    id: 'paper',
    label: copy.theFile,
    purpose: 'vault',
    to: addressOf(typed, replaced),
    prepare,
    value: [],
    onArrived: async ({ id }) => {
      if (latest.current !== undefined && mayNameRecord(typed.paper)) await noteRecord(id, latest.current)
      await readAgain(queries, ['own-papers'])
      toasts.success(copy.added(title))
      // What it says is asked about once, and known at every step from then on.
      if (chosen?.is === 'known' && chosen.paper === typed.paper && concernsOf(typed) !== 'co-borrower')
        setAdded({ ...chosen, id })
      else {
        onAdded?.(id)
        onClose()
      }
    },
    onRemove: () => {},
  }
  const tray = useTray([slot])
  const send = (files: readonly File[]) => {
    const found = checkPaper(kindOf(typed), today)
    setWrong(found)
    if (Object.keys(found).length === 0) tray.choose(slot, files)
  }
  /** What it is may be said first; otherwise it is looked for on this device, and said before anything is sent. */
  const latest = useRef(begunWith)
  const choose = async (files: readonly File[]) => {
    const [file] = files
    const isSaidFirst = typed.paper !== '' && chosen === undefined
    latest.current = file
    if (isSaidFirst || file === undefined) return send(files)
    setWrong({})
    setTyped(nothing)
    setChosen({ file, is: 'looking' })
    await look(file)
  }
  const look = async (file: File) => {
    const found = await lookAt(file)
    // Another one was chosen meanwhile.
    if (latest.current !== file) return
    if (found === undefined) {
      setChosen({ file, is: 'not-known' })
      setWrong({ paper: copy.paperRequired })
    } else {
      setChosen({ file, is: 'known', ...found })
      setTyped({ ...nothing, paper: found.paper, issuedOn: dayOn(found.says) })
    }
  }
  const begin = useEffectEvent(async () => begunWith !== undefined && look(begunWith))
  useEffect(() => void begin(), [])
  if (added !== undefined)
    return (
      <Dialog open onClose={onClose} title={copy.whatItSays(titleOf(added.paper))}>
        <div className="stack-4">
          <p className="quiet">{copy.whatItSaysWords}</p>
          <ConfirmRead
            {...added}
            onDone={kept => {
              onAdded?.(added.id, kept)
              onClose()
            }}
          />
        </div>
      </Dialog>
    )
  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={replaced === undefined ? copy.addPaper : copy.newVersion(titleWith(replaced))}
      >
        <div className="stack-4">
          {replaced === undefined && <p className="quiet">{copy.fileFirst}</p>}
          {after > 0 && <p>{copy.ofSeveral(after)}</p>}
          {chosen !== undefined && <WhatItIs chosen={chosen} />}
          {chosen?.is !== 'looking' && (
            <PaperFields
              typed={typed}
              onChange={setTyped}
              wrong={wrong}
              today={today}
              isFixed={replaced !== undefined}
            />
          )}
          {chosen !== undefined && chosen.is !== 'looking' && tray.sendingOf('paper').length === 0 && (
            <div>
              <Button kind="primary" onClick={() => send([chosen.file])}>
                {copy.addThis(chosen.file.name)}
              </Button>
            </div>
          )}
          <OnePaper
            ref={null}
            label={copy.theFile}
            hint={typed.paper === 'aadhaar' ? `${copy.aadhaarHint} ${takenBy('vault')}` : takenBy('vault')}
            error={tray.errorOf('paper')}
            purpose="vault"
            isFull={false}
            onFiles={files => void choose(files)}
            onWrong={words => tray.say(slot, words)}
          >
            <SlotFiles slot={slot} tray={tray} onRemoved={() => {}} />
          </OnePaper>
          <span role="status" className="visually-hidden">
            {tray.last?.news}
          </span>
        </div>
      </Dialog>
      {editor}
    </>
  )
}

type Looked = { file: File } & ({ is: 'looking' } | { is: 'not-known' } | ({ is: 'known' } & Read))
type Read = { paper: Readable; says: Says; lacks: readonly SaysName[] }

async function lookAt(file: File): Promise<Read | undefined> {
  if (file.type !== 'application/pdf') return undefined
  const found = await readFile(file)
  return found.kind === 'read' ? found : undefined
}

/** The day that such a paper is judged by. */
const dayOn = ({ issuedOn = '', paidOn = '' }: Says): string => (issuedOn === '' ? paidOn : issuedOn)

/** As it was recognised: what was found on it, and what was not. */
function WhatItIs({ chosen }: { chosen: Looked }) {
  if (chosen.is === 'looking') return <span role="status">{copy.looking}</span>
  if (chosen.is === 'not-known') return <Notice tone="info">{copy.notKnown}</Notice>
  const { paper, says, lacks } = chosen
  return (
    <div className="stack-2">
      <p>{copy.lookedLike(titleOf(paper))}</p>
      <WhatWasFound says={says} lacks={lacks} canTypeHere={false} />
    </div>
  )
}

function addressOf(typed: Typed, replaced: PaperView | undefined): string {
  const { paper, ...kind } = kindOf(typed)
  const days = { ...kind, concerns: concernsOf(typed) }
  const given = Object.entries(days).flatMap(([field, value]) => (value === null ? [] : [[field, value]]))
  if (replaced === undefined) return `/api/vault/papers?${new URLSearchParams([['paper', paper], ...given])}`
  const said = given.filter(([field]) => field !== 'year' && field !== 'concerns')
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
