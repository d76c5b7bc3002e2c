import type { RefundRuleView } from '#src/stages/health-insurance/refunds/contract.ts'
import { ruleWords } from '../shown/copy.ts'

/** What goes back if the insurance ends early: before it is paid, and as long as it is there. */
export function RefundRule({ rule }: { rule: RefundRuleView }) {
  const { title, points, note } = ruleWords(rule)
  return (
    <section className="stack-3" aria-label={title}>
      <h4>{title}</h4>
      {points.length > 0 && (
        <ul>
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <p className="quiet">{note}</p>
    </section>
  )
}
