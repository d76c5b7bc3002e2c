import { useState } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '#src/features/accounts/screens/session.ts'
import { useGiven } from '#src/manifest/given.tsx'
import { Button } from '#src/ui/button.tsx'
import { studentPurposes, type PurposeName } from '../../rules.ts'
import { fileChoosers } from '../slots.ts'
import * as copy from '../../tray/copy.ts'

type FromDocumentsProps = { purpose: PurposeName; describedBy: string | undefined; onFile: (file: File) => void }

/** A student takes a copy of what they have added before. */
export function FromDocuments({ purpose, describedBy, onFile }: FromDocumentsProps) {
  const user = useUser()
  const [Chooser] = useGiven(fileChoosers)
  const [path] = useLocation()
  const [isOpen, setOpen] = useState(false)
  if (Chooser === undefined || user == null || user.isAnonymous || path.startsWith('/desk') || !isOfStudents(purpose))
    return null
  return (
    <>
      <Button kind="link" aria-describedby={describedBy} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {copy.fromDocuments}
      </Button>
      {isOpen && (
        <Chooser
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
