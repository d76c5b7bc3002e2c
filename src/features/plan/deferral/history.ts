import { desc, eq } from 'drizzle-orm'
import type { HistorySource } from '#src/features/audit/history.ts'
import { things, isThing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import { planDaysBefore, planDeferrals } from '../tables.ts'
import * as copy from './copy.ts'

/** Each later start with the dates that were known until then. */
export const deferralHistory: HistorySource = async ({ db }, student) => {
  const [deferrals, days] = await Promise.all([
    db.select().from(planDeferrals).where(eq(planDeferrals.owner, student)).orderBy(desc(planDeferrals.number)),
    db.select().from(planDaysBefore).where(eq(planDaysBefore.owner, student)),
  ])
  return deferrals.map(({ number, from, to, deferredAt }) => {
    const known = days.flatMap(({ thing, day, ...of }) =>
      of.number === number && day !== null && isThing(thing) ? [copy.was(things[thing].name, formatDay(day))] : [],
    )
    const what = [copy.history(intakeLabel(to) ?? to, intakeLabel(from) ?? from), ...known].join('. ')
    return { at: deferredAt, what }
  })
}
