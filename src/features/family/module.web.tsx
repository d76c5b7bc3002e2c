import { besideCost } from '#src/features/money/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  gives: [besideCost({ of: 'family', load: () => import('./asks/screens/ask-row.tsx') })],
  pages: [{ path: '/family', page: page(() => import('./screens/family-home.tsx')), accountOnly: true }],
})
