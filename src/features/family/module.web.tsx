import { besideCost } from '#src/features/money/screens/slots.ts'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'
import { later, orNothing } from '#src/ui/later.tsx'

export default defineFeatureModule({
  gives: [
    besideCost({
      of: 'family',
      Part: later(
        orNothing(async () => (await import('./asks/screens/ask-row.tsx')).AskRow),
        null,
      ),
    }),
  ],
  pages: [{ path: '/family', page: page(() => import('./screens/family-home.tsx')), accountOnly: true }],
})
