import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { TickIcon } from '#src/ui/icons.tsx'
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx'
import { topicNames } from '../questions/copy.ts'
import { clockOf, longestAnswer, questionOf } from '../rules.ts'
import s from './mock-interview.module.css'
import { Sharing } from './share.tsx'
import { TakePanel } from './take-panel.tsx'
import { usePractice, type Practice } from './use-practice.ts'

/** Questions one at a time, as at the window. Nothing leaves this device before it is shared. */
export function Practising({ owner }: { owner: string }) {
  const practice = usePractice(owner)
  return (
    <div className={s.panel}>
      <p>
        {practice.questions.length} questions, one at a time. Take up to {clockOf(longestAnswer)} minutes each and
        record again as often as you like. Recordings stay on this device until you share them for review.
      </p>
      <Strip practice={practice} />
      <Asked practice={practice} />
      <TakePanel key={practice.question} practice={practice} />
      <Sharing practice={practice} />
    </div>
  )
}

function Strip({ practice: { questions, takes, at, go } }: { practice: Practice }) {
  return (
    <ol className="wrap list gap-2" aria-label="Questions">
      {Array.from(questions, (id, place) => {
        const isAnswered = takes.some(({ question }) => question === id)
        return (
          <li key={id}>
            <button
              type="button"
              className={classes(s.place, isAnswered && 'leaf')}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => go(place)}
            >
              <VisuallyHidden>Question </VisuallyHidden>
              {isAnswered ? <TickIcon size={16} /> : null}
              {place + 1}
              {isAnswered && <VisuallyHidden>, answered</VisuallyHidden>}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

function Asked({ practice }: { practice: Practice }) {
  const { asks, wants, topic } = questionOf(practice.question)
  return (
    <div className={s.asked}>
      <p className="quiet">
        Question {practice.at + 1} of {practice.questions.length}: {topicNames[topic].toLowerCase()}
      </p>
      <h3>{asks}</h3>
      <details className={s.wants}>
        <summary>What the officer wants to know</summary>
        <p>{wants}</p>
      </details>
      {practice.take === undefined && (
        <div>
          <Button kind="link" onClick={practice.swap}>
            Ask me another question instead
          </Button>
        </div>
      )}
    </div>
  )
}
