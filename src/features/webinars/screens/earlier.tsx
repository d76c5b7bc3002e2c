import type { WebinarView } from '../contract.ts'
import { phaseOf } from '../rules.ts'
import { Player } from './recording.tsx'
import { HomeTimes } from './slot-times.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './webinars.module.css'

type EarlierProps = { webinars: readonly WebinarView[]; except: string | undefined; now: string }

/** Recordings of what was held before, for who was not there. */
export function Earlier({ webinars, except, now }: EarlierProps) {
  const past = webinars.flatMap(({ title, slots }) =>
    slots
      .filter(slot => slot.id !== except && slot.hasRecording && phaseOf(slot, now) === 'ended')
      .map(slot => ({ slot, title })),
  )
  if (past.length === 0) return null
  return (
    <section className="stack-3 ruled pad-top-4" aria-label="Earlier webinars">
      <h3 className="text-3">Earlier webinars</h3>
      <ul className="stack-4 list">
        {past.map(({ slot, title }) => (
          <li key={slot.id} className={classes('stack-3', s.past)}>
            <div>
              {title}
              <br />
              <span className="muted">
                <HomeTimes {...slot} />
              </span>
            </div>
            <Player slot={slot} kind="quiet" />
          </li>
        ))}
      </ul>
    </section>
  )
}
