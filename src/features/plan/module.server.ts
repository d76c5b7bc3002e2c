import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { personalData } from '../people/personal-data/sources.ts'
import { history } from '../audit/history.ts'
import { shippedFacts } from '../dated-facts/slots.ts'
import { planCalendarContracts } from './calendar/contract.ts'
import { calendarHandlers, calendarReaches, stopCalendar } from './calendar/service.ts'
import { planContracts } from './contract.ts'
import { deferralHistory } from './deferral/history.ts'
import { save, undo } from './deferral/service.ts'
import { effectContracts } from './effect/contract.ts'
import { effectJobs } from './effect/jobs.ts'
import { effectHandlers } from './effect/service.ts'
import { reminderJobs } from './reminders/jobs.ts'
import { planFacts } from './rulebook/rules.ts'
import { risksHandlers } from './risks/service.ts'
import { planHandlers } from './service.ts'

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
