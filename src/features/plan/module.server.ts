import { desc, eq } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { things, isThing } from '#src/plan/things.ts'
import { formatDay } from '#src/values/dates.ts'
import { intakeLabel } from '#src/values/intakes.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { history, type HistorySource } from '../audit/actions.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import * as audited from './audit-actions.ts'
import { planCalendarContracts } from './calendar/contract.ts'
import { calendarHandlers, calendarReaches, stopCalendar } from './calendar/service.ts'
import { planContracts, effectContracts } from './contract.ts'
import { save, undo } from './deferral/service.ts'
import { effectJobs } from './effect/jobs.ts'
import { effectHandlers } from './effect/service.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { planFacts } from './rulebook/rules.ts'
import { risksHandlers } from './risks/service.ts'
import { planHandlers } from './service.ts'
import { planDaysBefore, planDeferrals } from './tables.ts'
import * as copy from './deferral/copy.ts'

/** Each later start with the dates that were known until then. */
const deferralHistory: HistorySource = async ({ db }, student) => {
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

export default defineServerModule({
  name: 'features/plan',
  calls: calls({ ...planContracts, ...effectContracts, ...planCalendarContracts }, app => ({
    plan: planHandlers,
    planDeferrals: { save, undo },
    factEffect: effectHandlers(app),
    planRisks: risksHandlers(app),
    planCalendar: calendarHandlers(app),
  })),
  jobs: (services, app) => [...effectJobs(services, app), ...reminderJobs(services, app)],
  gives: [
    ...Object.values(audited),
    personalData({ reaches: calendarReaches, endReaches: stopCalendar }),
    history(['journey', deferralHistory]),
    shippedFacts(planFacts),
  ],
})
