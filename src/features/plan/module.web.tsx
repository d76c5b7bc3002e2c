import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [
    { path: '/plan', page: page(() => import('./screens/plan.tsx')), accountOnly: true },
    { path: '/plan/dates', page: page(() => import('./screens/your-dates.tsx')), accountOnly: true },
    { path: '/plan/reminders', page: page(() => import('./reminders/screens/reminders.tsx')), accountOnly: true },
  ],
})
