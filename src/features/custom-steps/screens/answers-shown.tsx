import { formatDay, parseDay } from '#src/values/dates.ts'
import { DocumentLink } from '#src/features/documents/screens/document-link.tsx'
import type { AnswerView } from '../contract.ts'
import * as copy from '../copy.ts'
import { classes } from '#src/ui/classes.ts'
import s from './custom-steps.module.css'

type AnswersShownProps = { answers: readonly AnswerView[]; title?: string; level?: 2 | 3; from?: string }

/** Questions with their answers; of a form that was sent elsewhere there are none here. */
export function AnswersShown({
  answers,
  title = 'Your answers',
  level = 3,
  from = '/api/documents',
}: AnswersShownProps) {
  const Heading = `h${level}` as const
  return (
    <section className={classes('stack-3 ruled pad-top-4', s.answers)}>
      <Heading>{title}</Heading>
      {answers.length === 0 ? (
        <p>{copy.answersProcessing}</p>
      ) : (
        <dl className="stack-3">
          {answers.map(pair => (
            <div key={pair.id}>
              <dt className="muted text-1">{pair.question}</dt>
              <dd className="breakable as-typed">
                {pair.files.length === 0
                  ? wordsOf(pair)
                  : pair.files.map(file => <DocumentLink key={file.id} document={file} from={from} />)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

function wordsOf({ kind, answer }: AnswerView): string {
  if (answer.length === 0) return copy.notAnswered
  if (typeof answer !== 'string') return answer.join(', ')
  const day = kind === 'date' ? parseDay(answer) : undefined
  return day === undefined ? answer : formatDay(day)
}
