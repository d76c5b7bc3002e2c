import type { DueLine } from '../../contract.ts'
import { classes } from '#src/ui/classes.ts'
import * as copy from '../copy.ts'

const mostOverdue = 3

/** What a student has to pay next for staff to read: what is overdue first. Where nothing is due, nothing is shown. */
export function DueOf({ lines }: { lines: readonly DueLine[] | null }) {
  if (lines === null)
    return (
      <section className="stack-3">
        <h3>{copy.title}</h3>
        <p className="quiet">{copy.noRate}</p>
      </section>
    )
  if (lines.length === 0) return null
  const more = lines.filter(({ isOverdue }) => isOverdue).slice(mostOverdue)
  return (
    <section className="stack-3">
      <h3>{copy.title}</h3>
      <dl className="terms stack-3" aria-label={copy.title}>
        {lines
          .filter(line => !more.includes(line))
          .map(({ id, what, amount, inRupees, when, isOverdue }) => (
            <div key={id}>
              <dt className="breakable">{what}</dt>
              <dd>
                {amount} {inRupees !== null && <span className="quiet">{inRupees}</span>}
                <span className={classes('block text-1', isOverdue ? 'semibold brick' : 'dim')}>
                  {isOverdue ? copy.overdue(when) : when}
                </span>
              </dd>
            </div>
          ))}
      </dl>
      {more.length > 0 && <p className="quiet">{copy.moreOverdue(more.length)}</p>}
    </section>
  )
}
