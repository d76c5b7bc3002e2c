import type { QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'wouter'
import { isLeaving } from '#src/browser/session-storage.ts'
import { queries } from '#src/browser/queries.ts'
import { sessionQuery, useUser } from '#src/features/accounts/screens/session.ts'
import { later } from '#src/ui/later.tsx'
import { useToasts } from '#src/ui/toasts.ts'
import { isWritten } from '#src/ui/written.ts'
import { Frame } from './frame.tsx'
import { Opening } from './opening-page.tsx'
import { SignedOut } from './signed-out.tsx'
import { countScreens } from './analytics.ts'

export const App = ({ known }: { known?: QueryClient }) => (
  <Frame known={known}>
    <Counted />
    <Gate />
  </Frame>
)

export const SignedIn = later(
  async () => {
    const { SignedIn, getReady } = await import('./signed-in.tsx')
    if (typeof document === 'undefined') return SignedIn
    // Asked for with the address, beside the journey. Anyone who shows it says that it did not come.
    const parts = getReady(location.pathname).catch(() => {})
    // A part without its script cannot be taken over, and would make way for what waits.
    if (isWritten()) await parts
    return SignedIn
  },
  <Opening />,
)

/** By itself, so that a move draws nothing but what it changes. */
function Counted() {
  const [path] = useLocation()
  useEffect(() => countScreens(path), [path])
  return null
}

function Gate() {
  const user = useUser()
  useForgetting(user === null && !isLeaving())
  if (user === undefined || (user === null && isLeaving())) return <Opening />
  return user === null ? <SignedOut /> : <SignedIn user={user} />
}

/** What somebody left in this browser, whose session has ended: here, elsewhere, or while no page was open. */
function useForgetting(isNobody: boolean): void {
  const toasts = useToasts()
  const forget = useEffectEvent(async () => {
    const [{ forgetEnded }, { lostWithSession, sealedWithSession }] = await Promise.all([
      import('#src/browser/ended.ts'),
      import('#src/features/accounts/ended/copy.ts'),
    ])
    // Somebody may have come in meanwhile.
    if (queries.getQueryData(sessionQuery.queryKey)?.user !== null) return
    const left = await forgetEnded(queries)
    if (left.sealed > 0) toasts.info(sealedWithSession(left.sealed))
    if (left.lostTexts + left.lostChanges.length > 0) toasts.error(lostWithSession(left))
  })
  useEffect(() => {
    if (isNobody) void forget().catch(() => {})
  }, [isNobody])
}
