import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  pages: [{ path: '/documents', page: page(() => import('./screens/documents.tsx')), accountOnly: true }],
})
