import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { blockedMessage } from '#src/wire/blocked.ts'
import * as copy from '../copy.ts'

/** What the block refuses says so as well. */
export function Blocked({ since }: { since: string }) {
  const openChat = useChat()
  return (
    <Notice
      tone="wrong"
      live
      title={blockedMessage}
      action={<Button onClick={() => openChat({ draft: copy.draft })}>{copy.ask}</Button>}
    >
      {copy.stillPossible(formatDay(dayOf(Temporal.Instant.from(since))))}
    </Notice>
  )
}
