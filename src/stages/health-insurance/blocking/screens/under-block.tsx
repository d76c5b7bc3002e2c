import type { ReactNode } from 'react'
import { useChat } from '#src/browser/chat.ts'
import { optional, useRead } from '#src/browser/reads.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { Stack } from '#src/ui/stack.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { blockedMessage } from '#src/wire/blocked.ts'
import { insuranceBlocking } from '#src/stages/health-insurance/screens/api.ts'
import * as copy from '../copy.ts'

/** Above what a blocked application refuses to change: from the start, and the moment that the desk blocks it. */
export const UnderBlock = ({ children }: { children: ReactNode }) => (
  <Stack gap={5}>
    <Blocked />
    {children}
  </Stack>
)

/** What the block refuses says so as well. */
function Blocked() {
  const block = optional(useRead(insuranceBlocking.read))
  const openChat = useChat()
  if (!block) return null
  return (
    <Notice
      tone="wrong"
      live
      title={blockedMessage}
      action={<Button onClick={() => openChat({ draft: copy.draft })}>{copy.ask}</Button>}
    >
      {copy.stillPossible(formatDay(dayOf(Temporal.Instant.from(block.blockedAt))))}
    </Notice>
  )
}
