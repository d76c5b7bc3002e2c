import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { PersonView } from '../contract.ts'
import { desk } from './desk-queries.ts'
import s from './desk-screens.module.css'

/** For a phone that was lost, and with it the passkey or the app. */
export function ResetSecondFactors({ person }: { person: PersonView }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section>
      <h2>Second factors</h2>
      <p className={s.words}>
        For when {person.name || 'they'} lost the phone with the passkey or authenticator app. First make sure that
        you’re really talking to them.
      </p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          Reset second factors
        </Button>
      </div>
      {isAsking && <Resetting person={person} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Resetting({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const toasts = useToasts()
  const reset = useMutation({
    mutationFn: () => desk.resetSecondFactors({ id: person.id }),
    onSuccess: () => {
      toasts.success(`The second factors of ${person.name} are reset.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Reset the second factors of ${person.name || 'this person'}?`}
      actions={
        <>
          <Button kind="danger" busy={reset.isPending} onClick={() => reset.mutate()}>
            Reset them
          </Button>
          <Button onClick={onClose}>Leave them</Button>
        </>
      }
    >
      <p>
        All passkeys and the authenticator app are removed, and they’re signed out everywhere. When they come back they
        set up a new one. We write to them about it, and your name goes into the audit.
      </p>
      {reset.isError && (
        <Notice tone="wrong" live>
          {reset.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
