// The pages of a visitor, as the build writes them (src/app/written-pages.ts).
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { queries } from '#src/browser/queries.ts'
import { sessionQuery } from '#src/features/accounts/screens/session.ts'
import { RulesContext } from '#src/ui/style.ts'
import { App } from './app.tsx'
import { fileOf, partFiles } from './parts.ts'
import { readPages } from './read-pages.ts'
import { getReady, visitorPages } from './signed-out.tsx'

/** Each with the title that it gives itself. */
const pages = [
  { path: '/', title: 'Sign in' },
  { path: '/sign-up', title: 'Create an account' },
  { path: '/phone-sign-in', title: 'Sign in by phone' },
  { path: '/easy-login', title: 'Sign in by e-mail link' },
  { path: '/reset-password', title: 'Reset your password' },
  ...readPages.map(({ path, title }) => ({ path, title })),
]

export type Written = {
  pages: {
    path: string
    title: string
    html: string
    /** The screen whose script it needs besides the first ones. */
    files: string[]
  }[]
  css: string
  parts: Record<string, string[]>
}

/** With the files that the pages of somebody signed in need, by their addresses. */
export async function write(): Promise<Written> {
  await Promise.all(pages.map(({ path }) => getReady(path)))
  queries.setQueryData(sessionQuery.queryKey, { user: null })
  const rules = new Set<string>()
  const written = await Promise.all(
    pages.map(async page => ({ ...page, html: htmlAt(page.path, rules), files: await filesAt(page.path) })),
  )
  // Or it would remember for a day, and the build would not end before.
  queries.clear()
  return { pages: written, css: [...rules].join('\n'), parts: await partFiles() }
}

const htmlAt = (path: string, rules: Set<string>): string =>
  renderToString(
    <StrictMode>
      <RulesContext value={rules}>
        <Router ssrPath={path}>
          <App />
        </Router>
      </RulesContext>
    </StrictMode>,
  )

async function filesAt(path: string): Promise<string[]> {
  const page = visitorPages[path]
  return page === undefined ? [] : [await fileOf(page)]
}
