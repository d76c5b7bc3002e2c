import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { queries } from '../../browser/queries.ts'
import { lostWithSession } from '../../features/accounts/copy.ts'
import { sessionQuery, useUser, type User } from '../../features/accounts/screens/session.ts'
import { useToasts } from '../../ui/toasts.tsx'
import { Frame } from './frame.tsx'
import { Opening } from './opening.tsx'
import { SignedOut } from './signed-out.tsx'
import { countScreens } from './analytics.ts'

export const App = () => (
  <Frame>
    <Gate />
  </Frame>
)

function Gate() {
  const user = useUser()
  const [path] = useLocation()
  useEffect(() => countScreens(path), [path])
  useForgetting(user === null)
  const drawSignedIn = useSignedIn(user != null)
  if (user === null) return <SignedOut />
  return user === undefined || drawSignedIn === undefined ? <Opening /> : drawSignedIn(user)
}

/** What somebody left in this browser, whose session has ended: here, elsewhere, or while no page was open. */
function useForgetting(isNobody: boolean): void {
  const toasts = useToasts()
  const forget = useEffectEvent(async () => {
    const { forgetEnded } = await import('../../browser/leaving.ts')
    // Somebody may have come in meanwhile.
    if (queries.getQueryData(sessionQuery.queryKey)?.user !== null) return
    const lost = await forgetEnded(queries)
    if (lost > 0) toasts.info(lostWithSession(lost))
  })
  useEffect(() => {
    if (isNobody) void forget().catch(() => {})
  }, [isNobody])
}

type Draw = (user: User) => ReactNode

/** Not by `lazy`: React would show what waits for 300 ms at least, on every visit, when all is long there. */
function useSignedIn(isWanted: boolean): Draw | undefined {
  const [loaded, setLoaded] = useState<{ draw: Draw } | { error: unknown }>()
  useEffect(() => {
    if (!isWanted) return
    import('./signed-in.tsx').then(
      ({ SignedIn }) => setLoaded({ draw: user => <SignedIn user={user} /> }),
      (error: unknown) => setLoaded({ error }),
    )
  }, [isWanted])
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  return loaded?.draw
}
