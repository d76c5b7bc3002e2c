import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { clearArrival, leaveAsGuest } from '#src/browser/arrival.ts'
import { noteLeaving } from '#src/browser/keeping.ts'
import { leave } from '#src/browser/leaving.ts'
import { canSeal } from '#src/browser/sealing.ts'
import { countOf } from '#src/browser/unsent/rules.ts'
import { sendKept } from '#src/browser/unsent/sender.ts'
import { allUnsent, ownerOfUnsent } from '#src/browser/unsent/unsent.ts'
import { saveDraftsNow } from '#src/features/drafts/screens/saving-drafts.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { useToasts } from '#src/ui/toasts.tsx'
import { successes, unsentAtLogout } from '../copy.ts'
import { accounts, useUser } from './session.ts'

const reloadAfter = 500

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
      <Dialog
        open={unsent > 0}
        onClose={() => setUnsent(0)}
        title={unsentAtLogout.title(unsent)}
        actions={
          <>
            <Button kind="primary" onClick={() => setUnsent(0)}>
              {unsentAtLogout.stay}
            </Button>
            <Button kind="danger" busy={isLeaving} onClick={() => void leaveNow()}>
              {canSeal() ? unsentAtLogout.leaveSealed : unsentAtLogout.leave}
            </Button>
          </>
        }
      >
        <p>{canSeal() ? unsentAtLogout.sealedWords : unsentAtLogout.words}</p>
      </Dialog>
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
      await accounts.signOut({})
    } catch (error) {
      setLeaving(false)
      noteLeaving(false)
      toasts.error(error instanceof Error ? error.message : String(error))
      return
    }
    toasts.success(successes.loggedOut)
    if (isGuest) leaveAsGuest()
    else clearArrival()
    await leave(queries)
    setTimeout(() => location.assign('/'), reloadAfter)
  }
}
