import { planDayReaders } from '#src/features/progress/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later } from '#src/ui/later.tsx'

export default defineFeatureModule({
  gives: [planDayReaders(later(async () => (await import('./screens/plan-days-read.tsx')).PlanDaysRead, null))],
  pages: [
    { path: '/plan', page: page(() => import('./screens/plan.tsx')), accountOnly: true },
    { path: '/plan/dates', page: page(() => import('./screens/your-dates.tsx')), accountOnly: true },
    { path: '/plan/reminders', page: page(() => import('./reminders/screens/reminders.tsx')), accountOnly: true },
  ],
})
