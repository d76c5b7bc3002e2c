import { Fragment } from 'react'
import { formatDay } from '#src/values/dates.ts'
import * as copy from '../copy.ts'
import type { Shown } from '../shown/rules.ts'
import { PlanRow, type RowProps } from './plan-row.tsx'
import s from './plan.module.css'

type PlanListProps = Omit<RowProps, 'shown'> & { shown: readonly Shown[]; today: Temporal.PlainDate }

/** Month by month down a line, with today between what is over and what is ahead. */
export function PlanList({ shown, today, ...row }: PlanListProps) {
  const months = Map.groupBy(shown, ({ when }) => monthOf(when.day ?? today))
  const firstAhead = shown.find(
    ({ when }) => when.day !== undefined && Temporal.PlainDate.compare(when.day, today) >= 0,
  )
  return (
    <div className={s.months}>
      {[...months].map(([month, ofMonth]) => (
        <section key={month} aria-label={month}>
          <h3>{month}</h3>
          <ol className={s.line}>
            {ofMonth.map(one => (
              <Fragment key={one.thing}>
                {one === firstAhead && (
                  <li className={s.today}>
                    {copy.today}, {formatDay(today)}
                  </li>
                )}
                <PlanRow shown={one} {...row} />
              </Fragment>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
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
