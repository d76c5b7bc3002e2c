import { datesAhead, mostUrgent, type Ahead } from '#src/features/plan/ahead/rules.ts'
import type { PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { BeingChecked } from '#src/features/progress/screens/being-checked.tsx'
import { isEnrolled } from '#src/features/plan/rules.ts'
import { ruleInQuestion } from '#src/features/plan/shown/rules.ts'
import { ShortDay } from '#src/browser/short-day.tsx'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { formatDay, formatMomentIn } from '#src/values/dates.ts'
import { daysUntil, isNear, nearWords } from '../near/rules.ts'
import { Row } from './band.tsx'
import s from './home.module.css'

const mostShown = 3

/** Of the plan and of the steps, soonest first. */
export const datesOf = ({ sources, rows, today }: PlanNow, now: string, zone: string | undefined): readonly Ahead[] =>
  datesAhead({
    rows: isEnrolled(sources) ? [] : rows,
    stages: sources.stages,
    now: Temporal.Instant.from(now),
    today,
    zone,
  })

const stations = { fits: undefined, tight: s.stationTight, breaks: s.stationBreaks }

type DatesAheadProps = { dates: readonly Ahead[]; plan: Pick<PlanNow, 'today' | 'checking'> }

/** The next dates, with all that breaks, on a line and as a list; the plan has them all. */
export function DatesAhead({ dates, plan }: DatesAheadProps) {
  const { today, checking } = plan
  return (
    <section className={classes('heads-4 stack-3', s.picture)}>
      <h2>Dates ahead</h2>
      {dates.length === 0 ? (
        <p className="muted">
          No dates yet. <Link href="/profile/about">Add the day of your flight</Link>, and the days to keep appear here.
        </p>
      ) : (
        <>
          <Line dates={dates} today={today} />
          <ol className={classes('list', s.items)}>
            {mostUrgent(dates, mostShown).map(date => (
              <DateRow
                key={date.key}
                date={date}
                isChecked={date.row !== undefined && checking.has(date.row.thing)}
                today={today}
              />
            ))}
          </ol>
          <p>
            <Link href="/plan">All dates in your plan</Link>
          </p>
        </>
      )}
    </section>
  )
}

/** Today at the left, the last of them at the right: each a station, as far away as it is in days. */
function Line({ dates, today }: Pick<DatesAheadProps, 'dates'> & Pick<PlanNow, 'today'>) {
  const last = dates.at(-1)
  if (last === undefined) return null
  const whole = Math.max(1, daysUntil(last.day, today))
  const xOf = ({ day }: Ahead) => 3 + (daysUntil(day, today) / whole) * 94
  return (
    <svg className={s.line} aria-hidden="true">
      <line x1="0%" x2="97%" y1="50%" y2="50%" stroke="var(--line)" strokeWidth={5} strokeLinecap="round" />
      <line x1="1%" x2="1%" y1="10%" y2="90%" stroke="var(--ink)" strokeWidth={3} />
      {dates.map(date => (
        <circle
          key={date.key}
          cx={`${xOf(date)}%`}
          cy="50%"
          r={date === last ? 6 : 4.5}
          className={classes(s.station, date === last ? s.lastStation : stations[date.row?.word ?? 'fits'])}
        />
      ))}
    </svg>
  )
}

function DateRow({ date, isChecked, today }: { date: Ahead; isChecked: boolean; today: Temporal.PlainDate }) {
  const { title, day, href, row } = date
  const end = (
    <span className={isNear(day, today) ? s.near : undefined}>
      <ShortDay day={day} today={today} words={nearWords(day, today)} />
      <BeingChecked isIt={isChecked} />
    </span>
  )
  return (
    <Row href={href} title={title} end={end}>
      <span className={row?.word === 'breaks' ? s.near : undefined}>{detailOf(date)}</span>
    </Row>
  )
}

/** What breaks says why; a moment its clock; an estimate the first day that is allowed. */
function detailOf({ when, kind, row }: Ahead): string | undefined {
  if (row?.word === 'breaks') return ruleInQuestion(row)?.rule.words
  if (when instanceof Temporal.Instant) return formatMomentIn(when, ['America/New_York'])
  return kind === 'about' && row?.heldBy !== undefined ? `Not before ${formatDay(row.heldBy.day)}` : undefined
}
