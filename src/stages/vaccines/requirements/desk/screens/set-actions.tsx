import { useState } from 'react'
import { useLocation } from 'wouter'
import { useVerb } from '#src/browser/use-verb.ts'
import { Actions } from '#src/ui/actions.tsx'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { When } from '#src/features/desk-kit/screens/when.tsx'
import type { SetView } from '../contract.ts'
import { setsDesk, setsPage } from './queries.ts'
import s from './sets.module.css'

/** Back to the sample; or, for a university, back to the common list. */
export function SetActions({ set }: { set: SetView }) {
  const [asked, setAsked] = useState<'restore' | 'remove'>()
  const [, navigate] = useLocation()
  const which = { id: set.id, version: set.version }
  const close = () => setAsked(undefined)
  const restore = useVerb(() => setsDesk.restore(which), { rereads: ['vaccines'], done: close })
  const remove = useVerb(() => setsDesk.remove(which), { rereads: ['vaccines'], done: () => navigate(setsPage) })
  if (!set.isOwn) return null
  const change = asked === 'remove' ? remove : restore
  return (
    <section className={s.editor} aria-label="This list as a whole">
      {set.changedBy !== null && set.changedAt !== null && (
        <p className={s.quiet}>
          Last changed <When at={set.changedAt} /> by {set.changedBy}.
        </p>
      )}
      <Actions>
        {set.hasSample && set.changedBy !== null && (
          <Button onClick={() => setAsked('restore')}>Restore the sample</Button>
        )}
        {set.university !== '' && (
          <Button kind="link" onClick={() => setAsked('remove')}>
            Throw this list away
          </Button>
        )}
      </Actions>
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={asked === 'remove' ? 'Throw this list away?' : 'Restore the sample?'}
        actions={
          <>
            <Button kind="danger" busy={change.isPending} onClick={() => change.mutate(undefined)}>
              {asked === 'remove' ? 'Throw it away' : 'Restore it'}
            </Button>
            <Button onClick={close}>Not now</Button>
          </>
        }
      >
        <p>
          {asked === 'remove'
            ? `Students of ${set.university} go by the common list from now on.`
            : 'What the desk changed in this list is lost.'}
        </p>
      </Dialog>
    </section>
  )
}
