// Every page of a student while nothing can be read: each says so in its place and can be asked again, and none is empty.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import { questions } from '#src/features/profile/screens/onboarding/questions.ts'
import { stages } from '#src/stages/stages.ts'
import { openBrowserHouse, type BrowserHouse } from '#tests/browser.ts'

let at: BrowserHouse
beforeAll(async () => {
  at = await openBrowserHouse()
})
afterEach(() => at.leave())
afterAll(() => at.end())

const pages = [
  ...['/', '/library', '/plan', '/plan/dates', '/plan/reminders', '/paper-checks', '/profile', '/onboarding'],
  ...['/documents', '/documents/pack', '/money', '/money/refused', '/money/remittances'],
  ...Object.values(parts).map(({ href }) => href),
  ...[...questions, 'end', 'unknown'].map(question => `/onboarding/${question}`),
]
const steps = stages.flatMap(({ route, steps: rows }) => rows.map(row => `/${route}/${row.route}`))

/** A refusal of the server, which is not asked again by itself. */
const refusal = { status: 418, contentType: 'application/json', body: JSON.stringify({ message: 'Not just now.' }) }

/** Who is here is known, and nothing else: nothing that the page brings along either. */
async function openWithout(isRefused: (path: string) => boolean): Promise<Page> {
  const { page } = await at.signedIn(meera)
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url())
    if (route.request().resourceType() === 'document') {
      const answer = await route.fetch({ headers: { ...route.request().headers(), accept: '*/*' } })
      await route.fulfill({ response: answer })
    } else if (pathname.startsWith('/api/') && route.request().method() === 'GET' && isRefused(pathname))
      await route.fulfill(refusal)
    else await route.fallback()
  })
  return page
}

const alwaysAnswered = ['/api/session', '/api/events']

async function expectSaid(page: Page, path: string): Promise<void> {
  await page.evaluate(to => history.pushState(null, '', to), path)
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.poll(() => again.count(), { message: path }).toBeGreaterThan(0)
  // Nothing is grey for ever beside it.
  await expect.poll(() => main.locator('[aria-busy="true"], [class*="skeleton"]').count(), { message: path }).toBe(0)
}

test('every page says that it cannot be shown, and offers to try again', async () => {
  const page = await openWithout(path => !alwaysAnswered.includes(path))
  await page.goto('/')
  for (const path of [...pages, ...stages.map(({ route }) => `/${route}`)]) await expectSaid(page, path)
})

test('every step says so while the journey alone can be read', async () => {
  const page = await openWithout(path => !alwaysAnswered.includes(path) && !path.startsWith('/api/journey'))
  await page.goto('/')
  for (const path of steps) await expectSaid(page, path)
})
