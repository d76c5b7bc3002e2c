import { ButtonLink } from '#src/ui/button-link.tsx'
import { Campus } from '#src/ui/drawings/campus.tsx'
import * as copy from '#src/features/people/onboarding/copy.ts'
import s from './onboarding.module.css'
import { QuestionTitle } from './question-frame.tsx'
import { addressOf } from './questions.ts'

/** Before the first question, for who has just signed up: what Safar is, who answers, and what the questions are for. */
export function Welcome({ skipTo }: { skipTo: string }) {
  return (
    <div className="stack-5">
      <div className={s.scene}>
        <Campus />
      </div>
      <QuestionTitle>{copy.welcome.title}</QuestionTitle>
      <ul className="stack-4 list">
        {copy.welcome.points.map(({ title, text }) => (
          <li key={title}>
            <strong>{title}</strong>
            <span className="block muted">{text}</span>
          </li>
        ))}
      </ul>
      <div className="row-4 lines-3">
        <ButtonLink kind="primary" href={addressOf('degree')}>
          {copy.welcome.start}
        </ButtonLink>
        <ButtonLink kind="link" href={skipTo}>
          {copy.welcome.skip}
        </ButtonLink>
      </div>
    </div>
  )
}
