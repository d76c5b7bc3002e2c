import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { useLocation } from 'wouter'
import { queries } from '../../browser/queries.ts'
import { useUser } from '../../features/accounts/screens/session.ts'
import { LinkProvider } from '../../ui/link.tsx'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { ToastProvider } from '../../ui/toasts.tsx'
import { Broken } from './broken.tsx'
import { Opening } from './opening.tsx'
import { SignedOut } from './signed-out.tsx'
import { countScreens } from './analytics.ts'

const loadSignedIn = () => import('./signed-in.tsx')
const SignedIn = lazy(async () => ({ default: (await loadSignedIn()).SignedIn }))

export function App() {
  const [, navigate] = useLocation()
  return (
    <Broken>
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <LinkProvider navigate={navigate}>
            <OfflineBar />
            <Gate />
          </LinkProvider>
        </ToastProvider>
      </QueryClientProvider>
    </Broken>
  )
}

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
