// One of the demo's students was insured with WellAway before: what a partner tells of its earlier customers.
import type { House } from '#src/platform/house.ts'
import { notePastPolicies } from '#src/stages/health-insurance/past-policies/service.ts'
import { insurancePastPolicies } from '#src/stages/health-insurance/past-policies/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { arjun } from '../people.ts'

export async function seedPastPolicies(house: House): Promise<void> {
  if ((await house.db.$count(insurancePastPolicies)) > 0) return
  const endDate = dayOf(house.now()).add({ days: 45 })
  await notePastPolicies(house, [{ firstName: arjun.firstName, lastName: arjun.lastName, dob: '2002-11-02', endDate }])
}
