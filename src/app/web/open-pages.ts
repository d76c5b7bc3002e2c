// The pages that anybody may open, signed in or not. They lead in and out, so they have no part in a visitor's first script.
import { readPages, type OpenPage } from './read-pages.ts'

export const openPages: readonly OpenPage[] = [
  ...readPages,
  { path: '/auth-actions', load: () => import('./auth-actions.tsx') },
  { path: '/verify-link', load: () => import('#src/features/accounts/screens/verify-link.tsx') },
  { path: '/reset-password/:code', load: () => import('#src/features/accounts/screens/new-password.tsx') },
  { path: '/pay/:code', load: () => import('#src/features/pay-links/screens/pay-page.tsx') },
  { path: '/family/:token', load: () => import('#src/features/family/screens/invitation-page.tsx') },
  { path: '/unsubscribe/:token', load: () => import('#src/features/notifications/screens/unsubscribe.tsx') },
]
