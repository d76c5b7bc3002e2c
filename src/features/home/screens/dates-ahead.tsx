import { datesAhead, mostUrgent, type Ahead } from '#src/features/plan/ahead/rules.ts'
import type { PlanNow } from '#src/features/plan/screens/use-plan.ts'
import { isEnrolled } from '#src/features/plan/rules.ts'
import { ruleInQuestion } from '#src/features/plan/shown/rules.ts'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { formatDay, formatMomentIn } from '#src/values/dates.ts'
import { isNear, whenOf } from '../near/rules.ts'
import s from './home.module.css'

type DatesAheadProps = { plan: PlanNow; now: string; zone: string | undefined }

const mostShown = 5

/** The next dates of the plan and of the steps, soonest first, with all that breaks; the plan has them all. */
export function DatesAhead({ plan: { sources, rows, today }, now, zone }: DatesAheadProps) {
  const dates = datesAhead({
    rows: isEnrolled(sources) ? [] : rows,
    stages: sources.stages,
    now: Temporal.Instant.from(now),
    today,
    zone,
  })
  return (
    <section className="heads-4 stack-3">
      <h2>Dates ahead</h2>
      {dates.length === 0 ? (
        <p className="muted">
          No dates yet. <Link href="/profile/about">Add the day of your flight</Link>, and the days to keep appear here.
        </p>
      ) : (
        <>
          <ol className={classes('list', s.dates)}>
            {mostUrgent(dates, mostShown).map(date => (
              <Row key={date.key} date={date} today={today} />
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

function Row({ date, today }: { date: Ahead; today: Temporal.PlainDate }) {
  const { title, when, day, href, row } = date
  const isWrong = row?.word === 'breaks'
  const detail = detailOf(date)
  return (
    <li className={s.date}>
      <time className={classes(s.when, isNear(day, today) && s.near)} dateTime={when.toString()}>
        {whenOf(day, today)}
      </time>
      <span>
        <strong>
          <Link href={href}>{title}</Link>
        </strong>
        {detail !== undefined && <span className={classes('quiet block readable', isWrong && s.near)}>{detail}</span>}
      </span>
    </li>
  )
}

/** What breaks says why; a moment its clock; an estimate the first day that is allowed. */
function detailOf({ when, kind, row }: Ahead): string | undefined {
  if (row?.word === 'breaks') return ruleInQuestion(row)?.rule.words
  if (when instanceof Temporal.Instant) return formatMomentIn(when, ['America/New_York'])
  return kind === 'about' && row?.heldBy !== undefined ? `Not before ${formatDay(row.heldBy.day)}` : undefined
}
