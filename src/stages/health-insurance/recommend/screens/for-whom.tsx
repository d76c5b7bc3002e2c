import { formatDay, parseDay } from '#src/values/dates.ts'
import { Link } from '#src/ui/link.tsx'
import type { DetailsView } from '#src/stages/health-insurance/details/contract.ts'
import { monthsWords, visaNames } from '#src/stages/health-insurance/details/copy.ts'

/** What the prices below are for, and where to change it. */
export function ForWhom({ details }: { details: DetailsView }) {
  const start = parseDay(details.coverageStartDate)
  const parts = [
    details.universityName,
    visaNames[details.visa],
    start === undefined ? 'from today' : `from ${formatDay(start)}`,
    ...(details.numberOfMonths === '' ? [] : [monthsWords(Number(details.numberOfMonths))]),
  ]
  return (
    <p className="quiet">
      <span>{parts.join(', ')}.</span> <Link href="/health-insurance/enter-details">Change</Link>
    </p>
  )
}
