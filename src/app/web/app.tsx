import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { useUser } from '../../features/accounts/screens/session.ts'
import { Frame } from './frame.tsx'
import { later } from './later.ts'
import { Opening } from './opening.tsx'
import { SignedOut } from './signed-out.tsx'
import { countScreens } from './analytics.ts'

export const App = () => (
  <Frame>
    <Gate />
  </Frame>
)

export const SignedIn = later(
  async () => {
    const { SignedIn, getReady } = await import('./signed-in.tsx')
    // Asked for with the address, beside the journey.
    getReady(location.pathname)
    return SignedIn
  },
  <Opening />,
)

function Gate() {
  const user = useUser()
  const [path] = useLocation()
  useEffect(() => countScreens(path), [path])
  if (user === undefined) return <Opening />
  return user === null ? <SignedOut /> : <SignedIn user={user} />
}
