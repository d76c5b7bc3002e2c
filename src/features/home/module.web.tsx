import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/', page: page(() => import('./screens/home.tsx')), drawnAt: '/' }],
})
