import { useRead } from '#src/browser/reads.ts'
import { todayHere } from '#src/browser/zone.ts'
import { BesideOthers } from '#src/stages/health-insurance/beside/screens/beside-others.tsx'
import { besideOthers } from '#src/stages/health-insurance/beside/rules.ts'
import { lastDay } from '#src/stages/health-insurance/coverage/rules.ts'
import { policies as policiesApi } from '#src/stages/health-insurance/screens/api.ts'
import { Missing } from '#src/ui/waiting.tsx'
import { parseDay } from '#src/values/dates.ts'
import type { FoundPlans } from './use-plans.ts'

/** Where a plan is chosen for days that were entered: which of them another one covers, and which none does. */
export function BesidePlans({ found: { details, plans } }: { found: FoundPlans }) {
  const policies = useRead(policiesApi.read)
  const { data } = policies
  const start = parseDay(details.coverageStartDate)
  const today = todayHere().toString()
  const [plan] = plans
  if (data === undefined) return <Missing query={policies} what="your other insurance" />
  if (data.current === null || start === undefined || start.toString() < today || plan === undefined) return null
  const others = [data.current, ...data.following].map(({ insurancePlan, coverageStartDate, coverageEndDate }) => ({
    planName: insurancePlan,
    start: coverageStartDate,
    end: coverageEndDate,
  }))
  const wanted = { start: start.toString(), end: lastDay(start, plan.months).toString() }
  return <BesideOthers besides={besideOthers(wanted, others, today)} />
}
