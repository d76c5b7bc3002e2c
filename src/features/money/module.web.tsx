import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [
    {
      path: '/money/remittances',
      page: page(() => import('./remittances/screens/remittances.tsx')),
      accountOnly: true,
    },
  ],
})
