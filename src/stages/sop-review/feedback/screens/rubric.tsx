import type { RubricView } from '../contract.ts'
import * as copy from '../copy.ts'
import { ratings } from '../rules.ts'
import s from './feedback.module.css'

/** How each side of the text was judged: so many stations of five, and what they mean. */
export function Rubric({ rubric, isShort = false }: { rubric: RubricView; isShort?: boolean }) {
  const judged = rubric.filter(({ score, note }) => score !== null || note !== '')
  return (
    <dl className="stack-3">
      {judged.map(({ criterion, score, note }) => (
        <div key={criterion} className={s.criterion}>
          <dt className="semibold">{copy.criteria[criterion].name}</dt>
          <dd className="stack-1 breakable">
            {score !== null && <Scale score={score} />}
            {!isShort && note !== '' && <p className="muted as-spaced">{note}</p>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

export const hasRubric = (rubric: RubricView): boolean =>
  rubric.some(({ score, note }) => score !== null || note !== '')

function Scale({ score }: { score: number }) {
  return (
    <span className="row-3 lines-1 tabular">
      <svg className={s.line} viewBox="0 0 92 16" aria-hidden="true">
        <path className={s.ahead} d="M8 8h76" />
        <path className={s.passed} d={`M8 8h${(score - 1) * 19}`} />
        {ratings.map(stop => (
          <circle key={stop} className={stop <= score ? s.reached : s.open} cx={8 + (stop - 1) * 19} cy="8" r="5" />
        ))}
      </svg>
      <span>
        {score} of 5 <span className="muted">{copy.scoreWords[score]}</span>
      </span>
    </span>
  )
}
