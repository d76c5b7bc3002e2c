import { Notice } from '#src/ui/notice.tsx'
import { formatDay } from '#src/values/dates.ts'
import type { PastPolicy } from '#src/stages/health-insurance/application/screens/control.ts'

/** Why the dates cannot be chosen. */
export const PastPolicyNotice = ({ past }: { past: PastPolicy | undefined }) =>
  past !== undefined && (
    <Notice tone="info" live title={`You are insured with WellAway until ${dayWords(past.endDate)}`}>
      Your new cover begins the day after, on {dayWords(past.start)}. So that no day is paid twice and none is left out,
      the start and the graduation date cannot be changed here.
    </Notice>
  )

const dayWords = (day: string): string => formatDay(Temporal.PlainDate.from(day))
