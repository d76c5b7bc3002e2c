import type { ReactNode } from 'react'
import { optional, useRead } from '#src/browser/reads.ts'
import { later } from '#src/ui/later.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { insuranceBlocking } from '#src/stages/health-insurance/screens/api.ts'

/** Few are blocked. */
const Blocked = later(async () => (await import('./blocked.tsx')).Blocked, null)

/** Above what a blocked application refuses to change: from the start, and the moment that the desk blocks it. */
export function UnderBlock({ children }: { children: ReactNode }) {
  const block = optional(useRead(insuranceBlocking.read))
  return (
    <Stack gap={5}>
      {block && <Blocked since={block.blockedAt} />}
      {children}
    </Stack>
  )
}
