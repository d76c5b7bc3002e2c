// The pages that anybody may open, signed in or not. They lead in and out, so they have no part in a visitor's first script.
import type { ComponentType } from 'react'
import type { PageProps } from '#src/manifest/web.tsx'

type OpenPage = { path: string; load: () => Promise<{ default: ComponentType<PageProps> }> }

export const openPages: readonly OpenPage[] = [
  { path: '/terms', load: () => import('#src/features/legal/screens/terms-page.tsx') },
  { path: '/privacy', load: () => import('#src/features/legal/screens/privacy-page.tsx') },
  { path: '/costs', load: () => import('#src/features/legal/screens/costs-page.tsx') },
  { path: '/contact', load: () => import('#src/features/legal/screens/contact-page.tsx') },
  { path: '/look-inside', load: () => import('#src/features/look-inside/screens/look-inside.tsx') },
  { path: '/auth-actions', load: () => import('./auth-actions.tsx') },
  { path: '/verify-link', load: () => import('#src/features/accounts/screens/verify-link.tsx') },
  { path: '/reset-password/:code', load: () => import('#src/features/accounts/screens/new-password.tsx') },
  { path: '/pay/:code', load: () => import('#src/features/pay-links/screens/pay-page.tsx') },
  { path: '/unsubscribe/:token', load: () => import('#src/features/notifications/screens/unsubscribe.tsx') },
]
