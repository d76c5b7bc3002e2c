import { defineFeatureModule, page } from '../../manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/', page: page(() => import('./screens/home.tsx')), drawnAt: '/' }],
})
