import { isNear, whenOf, type Deadline } from '#src/features/profile/deadlines/rules.ts'
import { datesIn, isDay } from '#src/journey/ahead.ts'
import type { StageView } from '#src/journey/read.ts'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { dayOf, formatMomentIn } from '#src/values/dates.ts'
import s from './home.module.css'

type DatesAheadProps = {
  deadlines: readonly Deadline[]
  stages: readonly StageView[]
  now: string
  zone: string | undefined
}

type Shown = {
  id: string
  title: string
  day: Temporal.PlainDate
  /** Orders two of one day. */
  when: string
  detail?: string | undefined
  isWrong?: true | undefined
  href?: string
}

/** What follows from the profile and what the steps of all stages have ahead, soonest first. */
export function DatesAhead({ deadlines, stages, now, zone }: DatesAheadProps) {
  const today = dayOf(Temporal.Instant.from(now), zone)
  const dates = [...deadlines.map(fromProfile), ...fromSteps(stages, now, today, zone)].toSorted(
    (one, other) => Temporal.PlainDate.compare(one.day, other.day) || one.when.localeCompare(other.when),
  )
  return (
    <section className={s.part}>
      <h2>Dates ahead</h2>
      {dates.length === 0 ? (
        <p className={s.muted}>
          No dates yet. <Link href="/profile/about">Add the day of your flight</Link>, and the days to keep appear here.
        </p>
      ) : (
        <ol className={s.dates}>
          {dates.map(date => (
            <li key={date.id} className={s.date}>
              <time className={classes(s.when, isNear(date.day, today) && s.near)} dateTime={date.when}>
                {whenOf(date.day, today)}
              </time>
              <span>
                <strong>{date.href === undefined ? date.title : <Link href={date.href}>{date.title}</Link>}</strong>
                {date.detail !== undefined && (
                  <span className={classes(s.detail, date.isWrong && s.near)}>{date.detail}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

const fromProfile = ({ id, title, day, detail, isWrong }: Deadline): Shown => ({
  id,
  title,
  day,
  when: day.toString(),
  detail,
  isWrong,
})

const fromSteps = (
  stages: readonly StageView[],
  now: string,
  today: Temporal.PlainDate,
  zone: string | undefined,
): Shown[] =>
  datesIn(stages, now, today.toString()).map(({ stage, step, title, when }) => ({
    id: `${stage.route}/${step.id}/${title}`,
    title: `${stage.label}: ${title}`,
    when,
    href: `/${stage.route}/${step.route}`,
    ...(isDay(when)
      ? { day: Temporal.PlainDate.from(when) }
      : {
          day: dayOf(Temporal.Instant.from(when), zone),
          detail: formatMomentIn(Temporal.Instant.from(when), ['America/New_York']),
        }),
  }))
