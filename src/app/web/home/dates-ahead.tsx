import { isNear, whenOf, type Deadline } from '../../../features/profile/deadlines/rules.ts'
import { classes } from '../../../ui/classes.ts'
import { Link } from '../../../ui/link.tsx'
import s from './home.module.css'

type DatesAheadProps = { deadlines: readonly Deadline[]; today: Temporal.PlainDate }

export function DatesAhead({ deadlines, today }: DatesAheadProps) {
  return (
    <section className={s.part}>
      <h2>Dates ahead</h2>
      {deadlines.length === 0 ? (
        <p className={s.muted}>
          No dates yet. <Link href="/profile/about">Add the day of your flight</Link>, and the days to keep appear here.
        </p>
      ) : (
        <ol className={s.dates}>
          {deadlines.map(deadline => (
            <li key={deadline.id} className={s.date}>
              <time
                className={classes(s.when, isNear(deadline.day, today) && s.near)}
                dateTime={deadline.day.toString()}
              >
                {whenOf(deadline.day, today)}
              </time>
              <span>
                <strong>{deadline.title}</strong>
                {deadline.detail !== undefined && (
                  <span className={classes(s.detail, deadline.isWrong && s.near)}>{deadline.detail}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
