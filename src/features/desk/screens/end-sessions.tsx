import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import type { PersonView } from '../contract.ts'
import { desk } from './desk-queries.ts'
import s from './desk-screens.module.css'

/** For a phone that was lost. */
export function EndSessions({ person, isMe }: { person: PersonView; isMe: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <section>
      <h2>Sessions</h2>
      <p className={s.words}>
        {isMe ? 'Signs you out everywhere but here.' : `Signs ${person.name || 'them'} out everywhere, at once.`}
      </p>
      <div>
        <Button kind="danger" onClick={() => setAsking(true)}>
          End all sessions
        </Button>
      </div>
      {isAsking && <Ending person={person} onClose={() => setAsking(false)} />}
    </section>
  )
}

function Ending({ person, onClose }: { person: PersonView; onClose: () => void }) {
  const toasts = useToasts()
  const end = useMutation({
    mutationFn: () => desk.endSessions({ id: person.id }),
    onSuccess: ({ ended }) => {
      toasts.success(ended === 1 ? 'One session was ended.' : `${ended} sessions were ended.`)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={`End all sessions of ${person.name || 'this person'}?`}
      actions={
        <>
          <Button kind="danger" busy={end.isPending} onClick={() => end.mutate()}>
            End them
          </Button>
          <Button onClick={onClose}>Leave them</Button>
        </>
      }
    >
      <p>They sign in again to go on. Nothing that they saved is lost. It is written down that you did this.</p>
      {end.isError && (
        <Notice tone="wrong" live>
          {end.error.message}
        </Notice>
      )}
    </Dialog>
  )
}
