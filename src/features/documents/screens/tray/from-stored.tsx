import { useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { Button } from '#src/ui/button.tsx'
import { useWritten } from '#src/ui/written.ts'
import type { DocumentView } from '../../contract.ts'
import { studentPurposes, type PurposeName, type StudentPurpose } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'
import { storedPapers, type BesideProps } from '../slots.ts'

/** Papers are of a student who has an account; the desk has none. */
export function useStored() {
  const user = useUser()
  const [stored] = useGiven(storedPapers)
  const [path] = useLocation()
  const isThere = user != null && !user.isAnonymous && !path.startsWith('/desk')
  return { stored: isThere ? stored : undefined, path }
}

/** Takes a stored file for a purpose; undefined where nothing is stored. */
export function useTaking(purpose: PurposeName): (file: DocumentView) => Promise<DocumentView> {
  const { stored, path } = useStored()
  return async file =>
    stored === undefined || !isOfStudents(purpose)
      ? file
      : stored.use({ id: file.id, purpose, use: purpose === 'chat' ? '/chat' : path })
}

type OfferedProps = {
  papers: readonly string[]
  concerns?: string | null | undefined
  purpose?: PurposeName
  onChosen: (file: DocumentView) => Promise<unknown>
}

/** What is stored of these kinds. */
export function Offered({ purpose, ...props }: OfferedProps) {
  const { stored } = useStored()
  // It only adds something, so the page is drawn without waiting for what is stored.
  const isWritten = useWritten()
  return stored === undefined || isWritten ? null : <stored.Offers purpose={purpose} {...props} />
}

/** Below a tray, of the last that arrived; beside what was read of a file, of the record that it names. */
export function Beside(of: BesideProps) {
  const { stored } = useStored()
  return stored && <stored.Beside {...of} />
}

type FromStoredProps = Pick<OfferedProps, 'onChosen'> & { purpose: PurposeName; describedBy: string | undefined }

/** Of all that is stored, whatever its kind. */
export function FromStored({ purpose, describedBy, onChosen }: FromStoredProps) {
  const { stored } = useStored()
  const [isOpen, setOpen] = useState(false)
  if (stored === undefined || !isOfStudents(purpose)) return null
  return (
    <>
      <Button kind="link" aria-describedby={describedBy} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.fromDocuments}
      </Button>
      {isOpen && <stored.Chooser purpose={purpose} onChosen={onChosen} onClose={() => setOpen(false)} />}
    </>
  )
}

const isOfStudents = (purpose: PurposeName): purpose is StudentPurpose =>
  purpose !== 'interview' && studentPurposes.some(one => one === purpose)
