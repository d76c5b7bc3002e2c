import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [
    { path: '/money', page: page(() => import('./screens/money.tsx')), accountOnly: true },
    { path: '/money/refused', page: page(() => import('./refused/screens/refused.tsx')), accountOnly: true },
    {
      path: '/money/remittances',
      page: page(() => import('./remittances/screens/remittances.tsx')),
      accountOnly: true,
    },
  ],
})
