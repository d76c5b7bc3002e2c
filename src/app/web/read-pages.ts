// The pages that are there to be read: written at the build, for their scripts are seldom wanted.
import type { ComponentType } from 'react'
import type { PageProps } from '#src/manifest/web.tsx'

export type OpenPage = { path: string; load: () => Promise<{ default: ComponentType<PageProps> }> }

export const readPages: readonly (OpenPage & { title: string })[] = [
  { path: '/terms', title: 'Terms', load: () => import('#src/features/legal/screens/terms-page.tsx') },
  { path: '/privacy', title: 'Privacy', load: () => import('#src/features/legal/screens/privacy-page.tsx') },
  { path: '/costs', title: 'What it costs', load: () => import('#src/features/legal/screens/costs-page.tsx') },
  { path: '/contact', title: 'Contact', load: () => import('#src/features/legal/screens/contact-page.tsx') },
  { path: '/look-inside', title: 'A look inside', load: () => import('./look-inside.tsx') },
]
