import type { RefundRuleView } from '#src/stages/health-insurance/refunds/contract.ts'
import { Fold } from '#src/ui/fold.tsx'
import { ruleWords } from '../shown/copy.ts'

type RefundRuleProps = { rule: RefundRuleView; isFolded?: boolean }

/** What goes back if the insurance ends early: in sight before it is paid, and folded as long as it is there. */
export function RefundRule({ rule, isFolded = false }: RefundRuleProps) {
  const { title, points, note } = ruleWords(rule)
  const words = (
    <>
      {points.length > 0 && (
        <ul>
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <p className="quiet">{note}</p>
    </>
  )
  return (
    <section className="stack-3" aria-label={title}>
      {isFolded ? (
        <Fold summary={title}>{words}</Fold>
      ) : (
        <>
          <h4>{title}</h4>
          {words}
        </>
      )}
    </section>
  )
}
