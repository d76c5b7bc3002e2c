import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/library/:id?', page: page(() => import('./screens/library.tsx')), drawnAt: '/library' }],
})
