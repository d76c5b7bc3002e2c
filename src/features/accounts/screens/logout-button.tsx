import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { noteLeaving } from '#src/browser/session-storage.ts'
import { countOf } from '#src/browser/unsent/rules.ts'
import { sendKept } from '#src/browser/unsent/sender.ts'
import { allUnsent, ownerOfUnsent } from '#src/browser/unsent/unsent.ts'
import { saveDraftsNow } from '#src/features/drafts/screens/saving-drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { useUser } from './session.ts'

const UnsentAtLogout = lazy(() => import('./unsent-at-logout.tsx'))

/** The only item of the menu. Nothing of the person stays in this browser. */
export function LogoutButton() {
  const [isLeaving, setLeaving] = useState(false)
  const [unsent, setUnsent] = useState(0)
  const leaveNow = useLeaving(setLeaving)

  async function press() {
    setLeaving(true)
    const [drafts] = await Promise.all([saveDraftsNow(), sendKept()])
    const count = drafts + countOf(allUnsent(), ownerOfUnsent())
    setUnsent(count)
    if (count === 0) await leaveNow()
    else setLeaving(false)
  }

  return (
    <>
      <Button kind="link" busy={isLeaving} onClick={() => void press()}>
        Logout
      </Button>
      {unsent > 0 && (
        <Suspense>
          <UnsentAtLogout count={unsent} busy={isLeaving} onStay={() => setUnsent(0)} onLeave={() => void leaveNow()} />
        </Suspense>
      )}
    </>
  )
}

function useLeaving(setLeaving: (is: boolean) => void): () => Promise<void> {
  const toasts = useToasts()
  const queries = useQueryClient()
  const isGuest = useUser()?.isAnonymous === true
  return async () => {
    setLeaving(true)
    noteLeaving(true)
    try {
      // It needs a network in any case.
      const { logOut } = await import('./log-out.ts')
      toasts.success(await logOut(queries, isGuest))
    } catch (error) {
      setLeaving(false)
      noteLeaving(false)
      toasts.error(error instanceof Error ? error.message : String(error))
    }
  }
}
