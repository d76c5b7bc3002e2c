import { useChat } from '#src/browser/chat.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { Verdict } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { emailWithin, guideWithin } from '../rules.ts'
import type { WaiverProps } from './waiver-props.ts'
import { WaiverWindow } from './waiver-window.tsx'

/** Before there is a card to submit: the specified promises where the plan meets every rule, else what comes instead. */
export function InProgress({ waiver }: WaiverProps) {
  const openChat = useChat()
  const paid = Temporal.Instant.from(waiver.paidAt)
  const isLate = Temporal.Instant.compare(useNow(), paid.add(guideWithin)) > 0
  const isPromised = waiver.verdict.is === 'meets'
  const words = isPromised
    ? { ...copy.inProgress, said: copy.inProgress.words }
    : { ...copy.cardFirst, said: copy.cardFirst.words(true) }
  return (
    <>
      <Notice
        tone={isLate ? 'wrong' : 'waiting'}
        live
        title={words.title}
        action={isLate && <Button onClick={() => openChat({ draft: copy.inProgress.draft })}>Ask in the chat</Button>}
      >
        {isLate ? words.late : words.said}
      </Notice>
      <Verdict verdict={waiver.verdict} university={waiver.university.name} />
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(paid) }}
        holder="With us now"
        now={{
          what: 'Makes your ID card and your guide',
          detail: isPromised
            ? `E-mail by ${whenWords(paid.add(emailWithin))}; guide by ${whenWords(paid.add(guideWithin))}.`
            : 'Usually within 24 hours.',
        }}
        then={{ what: 'You submit the waiver', detail: `At ${waiver.university.name}, with our guide beside you.` }}
      />
      <WaiverWindow waiver={waiver} />
    </>
  )
}
