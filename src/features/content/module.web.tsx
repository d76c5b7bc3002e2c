import { searched } from '#src/features/progress/screens/slots.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  gives: [
    searched({
      among: 'guides',
      Things: later(
        orNothing(async () => (await import('./screens/found.tsx')).Guides),
        null,
      ),
    }),
  ],
  pages: [{ path: '/library/:id?', page: page(() => import('./screens/library.tsx')), drawnAt: '/library' }],
})
