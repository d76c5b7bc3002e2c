import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useChat } from '../../../../browser/chat.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Stack } from '../../../../ui/stack.tsx'
import { dayOf, formatDay } from '../../../../values/dates.ts'
import { blockedMessage } from '../../../../wire/blocked.ts'
import { blockQuery } from '../../screens/insurance-queries.ts'
import * as copy from '../copy.ts'

/** Above what a blocked application refuses to change: from the start, and the moment that the desk blocks it. */
export const UnderBlock = ({ children }: { children: ReactNode }) => (
  <Stack gap={5}>
    <Blocked />
    {children}
  </Stack>
)

function Blocked() {
  const { data: block } = useQuery(blockQuery)
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
