import { defineFeatureModule, page } from '#src/manifest/web.tsx'

export default defineFeatureModule({
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
