import { changesBetween } from '#src/plan/changes.ts'
import type { Thing } from '#src/plan/things.ts'
import * as copy from '../copy.ts'
import { planFor, type PlanSources } from '../rules.ts'
import { changeWords, seenChanges, summaryOf } from '../shown/rules.ts'
import { WordTag } from './plan-row.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type ChangesProps = {
  plan: PlanNow
  to: PlanSources
  /** Undefined where several days move at once. */
  moved?: Thing
}

/** What another day would change, before it is saved. */
export function Changes({ plan, to, moved }: ChangesProps) {
  const after = planFor(to, plan.rules, plan.today)
  const changes = seenChanges(changesBetween(plan.rows, after), moved)
  return (
    <section aria-live="polite" aria-label={copy.whatMoves} className="stack-3">
      <h3>{copy.whatMoves}</h3>
      {changes.length > 0 && <p>{copy.afterwards(summaryOf(after), moved !== undefined)}</p>}
      {changes.length === 0 ? (
        <p>{copy.nothingMoves}</p>
      ) : (
        <ul className={classes('list stack-3', s.changes)}>
          {changes.map(change => (
            <li key={change.after.thing}>
              <WordTag row={change.after} />
              <span>{changeWords(change, moved)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
