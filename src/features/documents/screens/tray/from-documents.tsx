import { useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { Button } from '#src/ui/button.tsx'
import { later } from '#src/ui/later.tsx'
import { studentPurposes, type PurposeName } from '../../rules.ts'
import * as copy from '../../tray/copy.ts'

const ChoosePaper = later(async () => (await import('#src/features/vault/screens/choose-paper.tsx')).ChoosePaper, null)

type FromDocumentsProps = { purpose: PurposeName; describedBy: string | undefined; onFile: (file: File) => void }

/** A student takes a copy of what they have added before. */
export function FromDocuments({ purpose, describedBy, onFile }: FromDocumentsProps) {
  const user = useUser()
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  if (user == null || user.isAnonymous || path.startsWith('/desk') || !isOfStudents(purpose)) return null
  return (
    <>
      <Button kind="link" aria-describedby={describedBy} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.fromDocuments}
      </Button>
      {isOpen && (
        <ChoosePaper
          purpose={purpose}
          use={purpose === 'chat' ? '/chat' : path}
          onChosen={onFile}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const isOfStudents = (purpose: PurposeName): boolean =>
  purpose !== 'interview' && studentPurposes.some(one => one === purpose)
