import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/family', page: page(() => import('./screens/family-home.tsx')), accountOnly: true }],
})
