import { formatDay, parseDay } from '#src/values/dates.ts'
import { Link } from '#src/ui/link.tsx'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { monthsWords, visaNames } from '#src/stages/health-insurance/details/copy.ts'
import s from './plans.module.css'

/** What the prices below are for, and where to change it. */
export function ForWhom({ told }: { told: DetailsView }) {
  const start = parseDay(told.coverageStartDate)
  const parts = [
    told.universityName,
    visaNames[told.visa],
    start === undefined ? 'from today' : `from ${formatDay(start)}`,
    ...(told.numberOfMonths === '' ? [] : [monthsWords(Number(told.numberOfMonths))]),
  ]
  return (
    <p className={s.forWhom}>
      <span>{parts.join(', ')}.</span> <Link href="/health-insurance/enter-details">Change</Link>
    </p>
  )
}
