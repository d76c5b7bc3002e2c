import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { queries } from '../../browser/queries.ts'
import { LinkProvider } from '../../ui/link.tsx'
import { OfflineBar } from '../../ui/offline-bar.tsx'
import { ArrivedContext } from '../../ui/page.tsx'
import { ToastProvider } from '../../ui/toasts.tsx'
import { arrived } from './arriving.ts'
import { Broken } from './broken.tsx'

/** What every page stands in, the student's and the desk's. */
export function Frame({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation()
  return (
    <Broken>
      <QueryClientProvider client={queries}>
        <LinkProvider navigate={navigate}>
          <ToastProvider>
            <OfflineBar />
            <ArrivedContext value={arrived}>{children}</ArrivedContext>
          </ToastProvider>
        </LinkProvider>
      </QueryClientProvider>
    </Broken>
  )
}
