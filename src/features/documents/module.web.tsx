import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/documents/tools/:tool?', page: page(() => import('./fixing/screens/tools-page.tsx')) }],
})
