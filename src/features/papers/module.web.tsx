import { fileChoosers } from '#src/features/documents/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later } from '#src/ui/later.tsx'

export default defineFeatureModule({
  pages: [{ path: '/documents', page: page(() => import('./screens/documents.tsx')), accountOnly: true }],
  gives: [fileChoosers(later(async () => (await import('./screens/choose-paper.tsx')).ChoosePaper, null))],
})
