import { searched, valueReaders } from '#src/features/progress/screens/slots.ts'
import { later, orNothing } from '#src/ui/later.tsx'
import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
  gives: [
    searched({
      among: 'profile',
      Things: later(
        orNothing(async () => (await import('./screens/found.tsx')).Parts),
        null,
      ),
    }),
    valueReaders(
      later(
        orNothing(async () => (await import('./screens/found.tsx')).KnownOf),
        null,
      ),
    ),
  ],
  pages: [
    {
      path: '/profile/:part?',
      page: page(() => import('./screens/profile.tsx')),
      accountOnly: true,
      drawnAt: '/profile',
    },
    {
      path: '/onboarding/:question?',
      page: page(() => import('./screens/onboarding/onboarding.tsx')),
      accountOnly: true,
    },
  ],
})
