import { useChat } from '../../../../browser/chat.ts'
import { useNow } from '../../../../browser/use-now.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ThreeThings } from '../../../../ui/three-things.tsx'
import { whenWords } from '../../policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { emailWithin, guideWithin } from '../rules.ts'
import type { WaiverProps } from './waiver-props.ts'
import { WindowClockFace } from './window-clock.tsx'

/** Before there is a card to hand in: what is promised, and until when. */
export function InProgress({ waiver }: WaiverProps) {
  const openChat = useChat()
  const paid = Temporal.Instant.from(waiver.paidAt)
  const isLate = Temporal.Instant.compare(useNow(), paid.add(guideWithin)) > 0
  return (
    <>
      <Notice
        tone={isLate ? 'wrong' : 'waiting'}
        live
        title={copy.inProgress.title}
        action={isLate && <Button onClick={() => openChat({ draft: copy.inProgress.draft })}>Ask in the chat</Button>}
      >
        {isLate ? copy.inProgress.late : copy.inProgress.words}
      </Notice>
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(paid) }}
        holder="With us now"
        now={{
          what: 'Makes your ID card and your guide',
          detail: `E-mail by ${whenWords(paid.add(emailWithin))}; guide by ${whenWords(paid.add(guideWithin))}.`,
        }}
        then={{ what: 'You hand in the waiver', detail: `At ${waiver.university.name}, with our guide beside you.` }}
      />
      <WindowClockFace window={waiver.window} />
    </>
  )
}
