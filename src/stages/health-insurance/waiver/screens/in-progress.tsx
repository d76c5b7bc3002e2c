import { useChat } from '#src/browser/chat.ts'
import { useNow } from '#src/browser/use-now.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { Verdict } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { emailWithin, guideWithin } from '#src/stages/health-insurance/todos/rules.ts'
import { Guide } from './guide.tsx'
import type { WaiverProps } from './waiver-props.ts'
import { WaiverWindow } from './waiver-window.tsx'
import { inProgress } from '#src/stages/health-insurance/policies/copy.ts'

/** Before there is a card: the specified promises, whatever the verdict on the plan, and how far each is. */
export function InProgress({ waiver }: WaiverProps) {
  const openChat = useChat()
  const now = useNow()
  const { paidAt, emailAt, guide, university } = waiver
  const emailBy = Temporal.Instant.from(waiver.emailBy ?? Temporal.Instant.from(paidAt).add(emailWithin))
  const guideBy = Temporal.Instant.from(waiver.guideBy ?? Temporal.Instant.from(paidAt).add(guideWithin))
  const isPast = (by: Temporal.Instant): boolean => Temporal.Instant.compare(now, by) > 0
  const isLate = isPast(guideBy)
  const readBy =
    waiver.readBy !== null && !isPast(Temporal.Instant.from(waiver.readBy)) ? whenWords(waiver.readBy) : null
  const emailWords =
    emailAt !== null
      ? `E-mail sent on ${whenWords(emailAt)}`
      : isPast(emailBy)
        ? copy.emailLate
        : `E-mail by ${whenWords(emailBy)}`
  const guideWords = guide !== null ? copy.guideThere : isLate ? copy.guideLate : `guide by ${whenWords(guideBy)}`
  return (
    <>
      <Notice
        tone={isLate ? 'wrong' : 'waiting'}
        live
        title={inProgress.title}
        action={isLate && <Button onClick={() => openChat({ draft: inProgress.draft })}>Ask in the chat</Button>}
      >
        <p>{inProgress.words}</p>
        {emailAt !== null && <p>{copy.checkedByUs(university.name)}</p>}
        {emailAt === null && isPast(emailBy) && <p>{copy.notReadYet(readBy)}</p>}
        {isLate && <p>{inProgress.late}</p>}
      </Notice>
      <Verdict verdict={waiver.verdict} university={university.name} />
      <ThreeThings
        did={{ what: 'Paid the deposit', detail: whenWords(paidAt) }}
        holder="With us now"
        now={{
          what: 'Checks it, makes your guide and ID card',
          detail: `${emailWords}; ${guideWords}.`,
        }}
        then={{ what: `You submit the waiver at ${university.name}` }}
      />
      {guide !== null && (
        <>
          <p>{copy.guideBeforeCard}</p>
          <Guide waiver={waiver} />
        </>
      )}
      <WaiverWindow waiver={waiver} />
    </>
  )
}
