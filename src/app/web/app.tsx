import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../features/accounts/screens/session.ts'
import { Frame } from './frame.tsx'
import { Opening } from './opening.tsx'
import { SignedOut } from './signed-out.tsx'
import { countScreens } from './analytics.ts'

const loadSignedIn = () => import('./signed-in.tsx')
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }))

export const App = () => (
  <Frame>
    <Gate />
  </Frame>
)

function Gate() {
  const user = useUser()
  const [path] = useLocation()
  useEffect(() => countScreens(path), [path])
  if (user === undefined) return <Opening />
  if (user === null) return <SignedOut />
  return (
    <Suspense fallback={<Opening />}>
      <SignedIn user={user} />
    </Suspense>
  )
}
