import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import type { Shown } from '../shown/rules.ts'
import { PlanRow, type RowProps } from './plan-row.tsx'
import { classes } from '#src/ui/classes.ts'
import s from './plan.module.css'

type PlanListProps = Omit<RowProps, 'shown'> & { shown: readonly Shown[]; today: Temporal.PlainDate }

/** Month by month down a line, with today in its own month between what is over and what is ahead. */
export function PlanList({ shown, today, ...row }: PlanListProps) {
  const months = Map.groupBy(withToday(shown, today), one =>
    monthOf((one === 'today' ? undefined : one.when.day) ?? today),
  )
  return (
    <div className="stack-5">
      {[...months].map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h3 className="below-2 text-3">{month}</h3>
          <ol className={s.line}>
            {ofMonth.map(one =>
              one === 'today' ? (
                <li key={one} className={classes('relative indent-5 pad-y-2 semibold', s.today)}>
                  {copy.today}, {formatDay(today)}
                </li>
              ) : (
                <PlanRow key={one.thing} shown={one} {...row} />
              ),
            )}
          </ol>
        </section>
      ))}
    </div>
  )
}

/** Only where something is ahead: after the last date, today says nothing. */
function withToday(shown: readonly Shown[], today: Temporal.PlainDate): readonly (Shown | 'today')[] {
  const ahead = shown.findIndex(
    ({ when }) => when.day !== undefined && Temporal.PlainDate.compare(when.day, today) >= 0,
  )
  return ahead === -1 ? shown : [...shown.slice(0, ahead), 'today', ...shown.slice(ahead)]
}

const names = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const monthOf = ({ month, year }: Temporal.PlainDate): string => `${names[month - 1]} ${year}`
