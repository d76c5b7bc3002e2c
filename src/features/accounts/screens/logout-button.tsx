import { useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { clearArrival, leaveAsGuest } from '../../../browser/arrival.ts'
import { forgetFiles } from '../../../browser/kept-files.ts'
import { forgetOffline } from '../../../browser/offline-reading.ts'
import { Button } from '../../../ui/button.tsx'
import { clearDrafts } from '../../../ui/drafts.ts'
import { useToasts } from '../../../ui/toasts.tsx'
import { successes } from '../copy.ts'
import { accounts, useUser } from './session.ts'

const reloadAfter = 500

/** The only item of the menu. Nothing of the person stays in this browser. */
export function LogoutButton() {
  const toasts = useToasts()
  const queries = useQueryClient()
  const [isLeaving, setLeaving] = useState(false)
  const isGuest = useUser()?.isAnonymous === true

  async function leave() {
    setLeaving(true)
    try {
      await accounts.signOut({})
    } catch (error) {
      setLeaving(false)
      toasts.error(error instanceof Error ? error.message : String(error))
      return
    }
    toasts.success(successes.loggedOut)
    clearDrafts()
    if (isGuest) leaveAsGuest()
    else clearArrival()
    queries.clear()
    await Promise.all([forgetOffline(), forgetFiles()])
    setTimeout(() => location.assign('/'), reloadAfter)
  }

  return (
    <Button kind="link" busy={isLeaving} onClick={() => void leave()}>
      Logout
    </Button>
  )
}
