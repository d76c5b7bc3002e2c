// One of the demo's students was insured with WellAway before: what a partner tells of its earlier customers.
import type { Services } from '#src/platform/services.ts'
import { notePastPolicies } from '#src/stages/health-insurance/past-policies/service.ts'
import { insurancePastPolicies } from '#src/stages/health-insurance/past-policies/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { arjun } from '../people.ts'

export async function seedPastPolicies(services: Services): Promise<void> {
  if ((await services.db.$count(insurancePastPolicies)) > 0) return
  const endDate = dayOf(services.now()).add({ days: 45 })
  await notePastPolicies(services, [
    { firstName: arjun.firstName, lastName: arjun.lastName, dob: '2002-11-02', endDate },
  ])
}
