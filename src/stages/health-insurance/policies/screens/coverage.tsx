import { useNow } from '#src/browser/use-now.ts'
import { todayHere } from '#src/browser/zone.ts'
import type { PolicyView } from '../contract.ts'
import * as copy from '../copy.ts'
import { coveredMonths, elapsedPercent, policyStatusOf } from '../rules.ts'
import { dayWords } from './moments.ts'
import s from './policies.module.css'
import { useStyles } from '#src/ui/style.ts'

/** The days of the coverage as a strip, filled as far as they are over, and what is covered. */
export function Coverage({ policy }: { policy: PolicyView }) {
  const styled = useStyles()
  const today = todayHere(useNow())
  const { coverageStartDate, coverageEndDate } = policy
  const days = { coverageStartDate, coverageEndDate, hasCard: policy.card !== null, isEnded: policy.endedAt !== null }
  const percent = elapsedPercent(days, today)
  return (
    <div className="stack-3">
      <h3>Coverage</h3>
      <p className="visually-hidden">{percent}% of the coverage is over.</p>
      <div className={s.strip} aria-hidden="true">
        {coveredMonths(days, today).map(({ start, percent: gone }) => (
          <span key={start} className={s.month}>
            <span className={s.gone} {...styled({ width: `${gone}%` })} />
            <span className={s.letters}>{monthOf(start)}</span>
          </span>
        ))}
      </div>
      <p className={s.ends}>
        <span>{dayWords(coverageStartDate)}</span>
        <span>{dayWords(coverageEndDate)}</span>
      </p>
      <dl className="pairs">
        <dt>Status</dt>
        <dd>{copy.statusWords[policyStatusOf(days, today)]}</dd>
        <dt>Plan</dt>
        <dd>{policy.insurancePlan}</dd>
        <dt>Partner</dt>
        <dd>{policy.partner}</dd>
        <dt>University</dt>
        <dd>{policy.university}</dd>
      </dl>
    </div>
  )
}

/** 'December', cut to what the cell holds. */
const monthOf = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-IN', { month: 'short', calendar: 'iso8601' })
