import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useCallback, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { useOffline } from '#src/browser/network.ts'
import { NumberOutlet } from '#src/browser/numbers/number-outlet.tsx'
import { queries } from '#src/browser/queries.ts'
import { LinkProvider } from '#src/ui/link.tsx'
import { OfflineBar } from '#src/ui/offline-bar.tsx'
import { ArrivedContext, CameBackContext } from '#src/ui/page.tsx'
import { ToastOutlet } from '#src/ui/toast-outlet.tsx'
import { arrived, cameBack } from './arrivals.ts'
import { Broken } from './broken.tsx'
import { followPress } from './transitions.tsx'

/** What every page stands in, the student's and the desk's. */
export function Frame({ known = queries, children }: { known?: QueryClient | undefined; children: ReactNode }) {
  const [, navigate] = useLocation()
  const follow = useCallback((href: string) => followPress(() => navigate(href)), [navigate])
  return (
    <Broken>
      <QueryClientProvider client={known}>
        <LinkProvider navigate={follow}>
          <Network />
          <NumberOutlet />
          <ArrivedContext value={arrived}>
            <CameBackContext value={cameBack}>{children}</CameBackContext>
          </ArrivedContext>
          <ToastOutlet />
        </LinkProvider>
      </QueryClientProvider>
    </Broken>
  )
}

const Network = () => <OfflineBar offline={useOffline()} />
