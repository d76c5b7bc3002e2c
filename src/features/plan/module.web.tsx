import { placeMarks, planDayReaders, searched } from '#src/features/progress/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'

const found = () => import('./screens/found.tsx')

export default defineFeatureModule({
  gives: [
    planDayReaders(
      later(
        orNothing(async () => (await import('./screens/plan-days-read.tsx')).PlanDaysRead),
        null,
      ),
    ),
    placeMarks({
      to: '/plan',
      Mark: later(
        orNothing(async () => (await found()).Mark),
        null,
      ),
    }),
    searched({
      among: 'days',
      Things: later(
        orNothing(async () => (await found()).Days),
        null,
      ),
    }),
  ],
  pages: [
    { path: '/plan', page: page(() => import('./screens/plan.tsx')), accountOnly: true },
    { path: '/plan/dates', page: page(() => import('./screens/your-dates.tsx')), accountOnly: true },
    { path: '/plan/reminders', page: page(() => import('./reminders/screens/reminders.tsx')), accountOnly: true },
  ],
})
