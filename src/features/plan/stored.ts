// What the rows of a student say for their plan.
import type { profiles } from '#src/features/people/person/tables.ts'
import type { PlanDay, PlanSources } from './rules.ts'
import type { planDays } from './tables.ts'

export const profileOf = (
  profile: typeof profiles.$inferSelect | null | undefined,
  intake: string | null,
): PlanSources['profile'] => ({
  flightDate: profile?.flightDate?.toString() ?? null,
  flightDateIsAssumed: false,
  programmeStart: profile?.programmeStart?.toString() ?? null,
  intake,
})

export const planDayOf = ({ thing, day, doneAt }: typeof planDays.$inferSelect): PlanDay => ({
  thing,
  day: day?.toString() ?? null,
  doneAt: doneAt?.toString() ?? null,
})
