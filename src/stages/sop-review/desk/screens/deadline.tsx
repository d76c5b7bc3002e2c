import { formatDay } from '#src/values/dates.ts'
import { urgencyOf } from '#src/stages/sop-review/submit/rules.ts'
import { daysLeftWords, daysUntil } from '../rules.ts'
import s from './sop-desk.module.css'

/** The day, and while it counts how many are left. */
export function Deadline({ day, today }: { day: string; today: Temporal.PlainDate | undefined }) {
  const words = formatDay(Temporal.PlainDate.from(day))
  if (today === undefined) return words
  const days = daysUntil(day, today)
  return (
    <>
      {words}
      <span className={urgencyOf(days) === 'urgent' ? s.urgent : s.calm}> ({daysLeftWords(days)})</span>
    </>
  )
}
