import { useRef } from 'react'
import { useVerb } from '#src/browser/use-verb.ts'
import { KeptHere } from '#src/browser/unsent/kept-here.tsx'
import { ConfirmVerb } from '#src/browser/confirm-verb.tsx'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ThreeThings, type Thing } from '#src/ui/three-things.tsx'
import { dayOf, formatDay } from '#src/values/dates.ts'
import type { AnswerView, InterviewView, MockInterviewView } from '../contract.ts'
import { anotherRound, recordedElsewhere, takingBack } from '../rules.ts'
import { Comments } from './comments.tsx'
import s from './mock-interview.module.css'
import { mockClosing } from '#src/stages/visas/pending/rules.ts'
import { close, mockInterview, rereads } from './api.ts'
import { SentAnswer } from './sent-answer.tsx'
import { VideoAsk } from './video-ask.tsx'

type HandedInProps = { interview: InterviewView; shareId: MockInterviewView['share_id'] }

/** Being reviewed, reviewed, or completed: the answers with what was said of them. */
export function HandedIn({ interview, shareId }: HandedInProps) {
  const { publishedAt, closedAt, whole, reviewer, answers } = interview
  const isElsewhere = answers.length === 0 && shareId !== null
  return (
    <div className={s.panel}>
      <Standing interview={interview} />
      {publishedAt === null && <TakeBack words={takingBack} isElsewhere={isElsewhere} />}
      {whole !== '' && (
        <Notice tone="info" title={`${reviewer ?? 'Our reviewer'} on the whole`}>
          <span className="pad-top-2 as-spaced">{whole}</span>
        </Notice>
      )}
      {answers.map((answer, index) => (
        <Reviewed key={answer.id} answer={answer} number={index + 1} />
      ))}
      {isElsewhere && <VideoAsk shareId={shareId} isOpen={false} />}
      {publishedAt !== null && (
        <div>
          {closedAt === null ? <Close /> : <TakeBack words={anotherRound} isElsewhere={isElsewhere} />}
          <KeptHere thing={mockClosing} />
        </div>
      )}
    </div>
  )
}

function Reviewed({ answer, number }: { answer: AnswerView; number: number }) {
  const playerRef = useRef<HTMLVideoElement>(null)
  return (
    <SentAnswer answer={answer} number={number} from="/api/documents" playerRef={playerRef}>
      <Comments comments={answer.comments} playerRef={playerRef} />
    </SentAnswer>
  )
}

function Close() {
  const finish = useVerb(close, { rereads })
  return (
    <div>
      <Button kind="primary" busy={finish.isPending} onClick={() => finish.mutate(undefined)}>
        Mark as Completed
      </Button>
    </div>
  )
}

type TakeBackProps = { words: typeof takingBack | typeof anotherRound; isElsewhere: boolean }

function TakeBack({ words, isElsewhere }: TakeBackProps) {
  const said = isElsewhere ? recordedElsewhere : words
  return (
    <div>
      <ConfirmVerb
        label={words.way}
        title={words.title}
        confirm={words.way}
        keep={words.stay}
        act={() => mockInterview.takeBack({})}
        rereads={rereads}
        done={said.done}
      >
        <p>{said.words}</p>
      </ConfirmVerb>
    </div>
  )
}

function Standing({ interview }: { interview: InterviewView }) {
  const { next, ...words } = standingOf(interview)
  return <ThreeThings {...words} then={next} />
}

type Words = { did: Thing; holder?: string; now: Thing; next: Thing }

const day = (at: string): string => formatDay(dayOf(Temporal.Instant.from(at)))

function standingOf({ sharedAt, publishedAt, closedAt, reviewer }: InterviewView): Words {
  const did = { what: 'You shared your interview', detail: `on ${day(sharedAt)}` }
  if (publishedAt === null) {
    return {
      did,
      holder: 'With our reviewers',
      now: { what: 'An advisor watches your answers', detail: 'This usually takes 1 to 3 days.' },
      next: { what: 'You read what they say', detail: 'You get an e-mail and a notification.' },
    }
  }
  const said = `${reviewer ?? 'Our reviewer'} has watched it`
  if (closedAt === null) {
    return {
      did,
      now: { what: said, detail: `since ${day(publishedAt)}. Press a time to go to that moment.` },
      next: { what: 'Mark it as completed', detail: 'The comments stay here to read.' },
    }
  }
  return {
    did: { what: 'You completed your mock interview', detail: `on ${day(closedAt)}` },
    now: { what: 'Practise with what was said', detail: `${said} on ${day(publishedAt)}.` },
    next: { what: 'Your interview at the consulate', detail: 'Calm, short, in your own words.' },
  }
}
