import { formatDay } from '#src/values/dates.ts'
import type { RefundRuleView } from '../contract.ts'
import { rule as words } from '../copy.ts'

/** What goes back if the insurance ends early: before it is paid, and as long as it is there. */
export function RefundRule({ rule }: { rule: RefundRuleView }) {
  return (
    <section className="stack-3" aria-label={words.title}>
      <h4>{words.title}</h4>
      {rule === null ? (
        <p>{words.none}</p>
      ) : (
        <>
          <ul>
            {words.points(rule.refusedWithinDays).map(point => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <p className="quiet">
            {words.ask}
            {rule.sampleOf !== null && ` ${words.sample(formatDay(Temporal.PlainDate.from(rule.sampleOf)))}`}
          </p>
        </>
      )}
    </section>
  )
}
