// The pages of a visitor, as the build writes them (src/app/written-pages.ts).
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { queries } from '../../browser/queries.ts'
import { sessionQuery } from '../../features/accounts/screens/session.ts'
import { App } from './app.tsx'
import { getReady } from './signed-out.tsx'

/** Each with the title that it gives itself, and the screen whose script it needs besides. */
const pages = [
  { path: '/', title: 'Sign in' },
  { path: '/sign-up', title: 'Create an account', screen: 'sign-up.tsx' },
  { path: '/phone-sign-in', title: 'Sign in by phone', screen: 'phone-sign-in.tsx' },
  { path: '/easy-login', title: 'Sign in by e-mail link', screen: 'easy-login.tsx' },
  { path: '/reset-password', title: 'Reset your password', screen: 'ask-reset.tsx' },
  { path: '/terms', title: 'Terms', screen: 'terms-page.tsx' },
  { path: '/privacy', title: 'Privacy', screen: 'privacy-page.tsx' },
]

export async function write() {
  await Promise.all(pages.map(({ path }) => getReady(path)))
  queries.setQueryData(sessionQuery.queryKey, { user: null })
  const written = pages.map(page => ({ ...page, html: htmlAt(page.path) }))
  // Or it would remember for a day, and the build would not end before.
  queries.clear()
  return written
}

const htmlAt = (path: string): string =>
  renderToString(
    <StrictMode>
      <Router ssrPath={path}>
        <App />
      </Router>
    </StrictMode>,
  )
