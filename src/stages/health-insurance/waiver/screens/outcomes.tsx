import { useChat } from '#src/browser/chat.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings } from '#src/ui/three-things.tsx'
import { Verdict } from '#src/stages/health-insurance/demands/verdict/screens/verdict.tsx'
import { dayWords, whenWords } from '#src/stages/health-insurance/policies/screens/moments.ts'
import * as copy from '../copy.ts'
import { Guide } from './guide.tsx'
import { HandInActions } from './to-hand-in.tsx'
import s from '#src/stages/health-insurance/screens/health-insurance.module.css'
import type { WaiverProps } from './waiver-props.ts'
import { WaiverWindow } from './waiver-window.tsx'
import { noGuide } from '#src/stages/health-insurance/policies/copy.ts'

export function NoWaiver({ waiver }: WaiverProps) {
  const openChat = useChat()
  return (
    <Notice
      tone="info"
      title={copy.noWaiver.title(waiver.university.name)}
      action={<Button onClick={() => openChat({ draft: copy.noWaiver.draft })}>{copy.noWaiver.ask}</Button>}
    >
      {copy.noWaiver.words}
    </Notice>
  )
}

export function NoGuide({ waiver }: WaiverProps) {
  return (
    <>
      <Notice tone="info" title={noGuide}>
        {copy.noGuideNext}
      </Notice>
      <Verdict verdict={waiver.verdict} university={waiver.university.name} />
      <WaiverWindow waiver={waiver} />
    </>
  )
}

export function Approved({ waiver: { university, submittedAt, approvedAt, paidAt } }: WaiverProps) {
  return (
    <>
      <Notice tone="done" live title={copy.submitted.title}>
        {copy.submitted.words}
      </Notice>
      <ThreeThings
        did={
          submittedAt === null
            ? { what: 'Paid the deposit', detail: whenWords(paidAt) }
            : { what: 'Handed in the waiver', detail: whenWords(submittedAt) }
        }
        holder={`${university.name} decided`}
        now={{ what: 'Approved it', detail: approvedAt === null ? undefined : `Noted on ${whenWords(approvedAt)}` }}
        then={{ what: 'Check your university bill', detail: 'Its own insurance should go off it within a few weeks.' }}
      />
    </>
  )
}

/** What the university said, and the ways on. */
export function Refused({ waiver, isNext }: WaiverProps) {
  const openChat = useChat()
  const { refusal, refusedAt, university, guide, allBackUntil } = waiver
  return (
    <>
      <Notice
        tone="wrong"
        live
        title={copy.refusedTitle}
        action={
          <Button onClick={() => openChat({ draft: copy.refusedDraft(university.name) })}>{copy.noWaiver.ask}</Button>
        }
      >
        {refusedAt !== null && <p>Noted on {whenWords(refusedAt)}. It said:</p>}
      </Notice>
      <blockquote className={s.said}>{refusal}</blockquote>
      <div>
        <h3>What you can do</h3>
        <ol className="stack-2 readable points">
          {copy.refusedWords(allBackUntil === null ? null : dayWords(allBackUntil)).map(words => (
            <li key={words}>{words}</li>
          ))}
        </ol>
      </div>
      <WaiverWindow waiver={waiver} />
      {guide !== null && <Guide waiver={waiver} />}
      {guide !== null && <HandInActions policy={waiver.policy} isNext={isNext} />}
    </>
  )
}
