// The pages of a visitor, as the build writes them (src/app/written-pages.ts).
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { Router } from 'wouter'
import { queries } from '#src/browser/queries.ts'
import { sessionQuery } from '#src/features/accounts/screens/session.ts'
import { RulesContext } from '#src/ui/style.ts'
import { App } from './app.tsx'
import { useEntryWords } from '#src/features/accounts/screens/use-words.ts'
import { drawIn } from '#src/browser/languages/language.ts'
import { languages, type Language } from '#src/values/languages.ts'
import { fileOf, partFiles } from './parts.ts'
import { readPages } from './read-pages.ts'
import { getReady, visitorPages } from './signed-out.tsx'

/** Each with the title that it gives itself, in the language that is drawn. */
const pagesIn = (language: Language) => {
  const { signIn, create, letters } = useEntryWords.in(language).words
  return [
    { path: '/', title: signIn.title },
    { path: '/sign-up', title: create.title },
    { path: '/phone-sign-in', title: signIn.phoneTitle },
    { path: '/easy-login', title: signIn.linkTitle },
    { path: '/reset-password', title: letters.resetTitle },
    ...(language === 'en' ? readPages.map(({ path, title }) => ({ path, title })) : []),
  ]
}

export type Written = {
  pages: {
    path: string
    language: Language
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
  await Promise.all(pagesIn('en').map(({ path }) => getReady(path)))
  queries.setQueryData(sessionQuery.queryKey, { user: null })
  const rules = new Set<string>()
  const written = await Promise.all(
    languages.flatMap(language =>
      pagesIn(language).map(async page => ({
        ...page,
        language,
        html: htmlAt(page.path, rules, language),
        files: await filesAt(page.path),
      })),
    ),
  )
  // Or it would remember for a day, and the build would not end before.
  queries.clear()
  return { pages: written, css: [...rules].join('\n'), parts: await partFiles() }
}

function htmlAt(path: string, rules: Set<string>, language: Language): string {
  drawIn(language)
  return renderToString(
    <StrictMode>
      <RulesContext value={rules}>
        <Router ssrPath={path}>
          <App />
        </Router>
      </RulesContext>
    </StrictMode>,
  )
}

async function filesAt(path: string): Promise<string[]> {
  const page = visitorPages[path]
  return page === undefined ? [] : [await fileOf(page)]
}
