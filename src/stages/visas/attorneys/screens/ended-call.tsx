import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice, type NoticeTone } from '#src/ui/notice.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { CallView } from '../contract.ts'
import * as copy from '../copy.ts'
import type { Ending } from '../rules.ts'

const tones: Record<Ending, NoticeTone> = {
  cancelled: 'info',
  'cancelled-by-us': 'wrong',
  held: 'done',
  passed: 'info',
  lapsed: 'wrong',
}

/** How the last call came to its end, and what becomes of money for it. */
export function EndedCall({ call, ending }: { call: CallView; ending: Ending }) {
  const openChat = useChat()
  const { agent, slot, refund } = call
  return (
    <Notice
      tone={tones[ending]}
      live
      action={
        ending === 'passed' && (
          <Button onClick={() => openChat({ draft: copy.notHeld(agent.name) })}>It did not take place</Button>
        )
      }
    >
      <p>{copy.ended[ending](agent.name, formatDay(dayOf(Temporal.Instant.from(slot))))}</p>
      {refund !== null && <p>{refund.sentAt === null ? copy.refundToCome : copy.refundGone}</p>}
    </Notice>
  )
}
