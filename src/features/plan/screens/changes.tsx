import { changesBetween, type PlanChange } from '#src/plan/changes.ts'
import type { Thing } from '#src/plan/things.ts'
import * as copy from '../copy.ts'
import { planFor, type PlanSources } from '../rules.ts'
import { changeWords, seenChanges, summaryOf } from '../changed/rules.ts'
import { isTrouble } from '../shown/rules.ts'
import { words } from '../shown/copy.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import { ClockIcon } from '#src/ui/icons.tsx'
import { StatusTag } from '#src/ui/status-tag.tsx'
import { classes } from '#src/ui/classes.ts'
import { Fold } from '#src/ui/fold.tsx'
import s from './plan.module.css'
import type { PlanNow } from './use-plan.ts'

type ChangesProps = {
  plan: PlanNow
  to: PlanSources
  /** Undefined where several days move at once. */
  moved?: Thing
}

/** So many changes are read at once where nothing breaks and nothing is tight. */
const few = 3

/** What another day would change, before it is saved: what breaks first, then what is tight; the rest is counted. */
export function Changes({ plan, to, moved }: ChangesProps) {
  const after = planFor(to, plan.rules, plan.today)
  const changes = seenChanges(changesBetween(plan.rows, after), moved)
  const first = changes.filter(({ after: row }) => isTrouble(row))
  const shown = first.length > 0 ? first : changes.slice(0, few)
  const rest = changes.filter(change => !shown.includes(change))
  return (
    <section aria-live="polite" aria-label={copy.whatMoves} className="stack-3">
      <h3>{copy.whatMoves}</h3>
      {changes.length > 0 && <p>{copy.afterwards(summaryOf(after), moved !== undefined)}</p>}
      {changes.length === 0 && <p>{copy.nothingMoves}</p>}
      {shown.length > 0 && <ChangeList changes={shown} moved={moved} />}
      {rest.length > 0 && (
        <Fold summary={copy.otherChanges(rest.length)}>
          <ChangeList changes={rest} moved={moved} />
        </Fold>
      )}
    </section>
  )
}

const ChangeList = ({ changes, moved }: { changes: readonly PlanChange[]; moved: Thing | undefined }) => (
  <ul className={classes('list stack-3', s.changes)}>
    {changes.map(change => (
      <li key={change.after.thing}>
        <WordTag row={change.after} />
        <span>{changeWords(change, moved)}</span>
      </li>
    ))}
  </ul>
)

/** That a date fits is not said. */
function WordTag({ row: { word } }: { row: PlanRow }) {
  if (word === 'breaks') return <StatusTag tone="wrong">{words.breaks}</StatusTag>
  if (word !== 'tight') return null
  return (
    <span className={s.tight}>
      <ClockIcon size={16} />
      {words.tight}
    </span>
  )
}
