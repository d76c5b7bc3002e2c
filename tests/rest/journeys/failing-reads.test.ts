// Every page of a student while nothing can be read: each says so in its place and can be asked again, and none is empty.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { parts } from '#src/features/people/screens/parts.ts'
import { questions } from '#src/features/profile/screens/onboarding/questions.ts'
import { stages } from '#src/stages/stages.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(() => at.leave())
afterAll(() => at.end())

const pages = [
  '/',
  '/library',
  '/plan',
  '/plan/dates',
  '/plan/reminders',
  '/paper-checks',
  '/profile',
  '/onboarding',
  '/documents',
  '/documents/pack',
  '/money',
  '/money/refused',
  '/money/remittances',
  ...Object.values(parts).map(({ href }) => href),
  ...[...questions, 'end', 'unknown'].map(question => `/onboarding/${question}`),
]

/** A refusal of the server, which is not asked again by itself. */
const refusal = { status: 418, contentType: 'application/json', body: JSON.stringify({ message: 'Not just now.' }) }

/** Who is here is known, and nothing else: nothing that the page brings along either. */
async function openWithout(isRefused: (path: string) => boolean): Promise<Page> {
  const { page } = await at.signedIn(meera)
  await page.route('**/*', async route => {
    const { pathname } = new URL(route.request().url())
    if (route.request().resourceType() === 'document') {
      const answer = await route.fetch({ url: new URL('/', at.app.url).href, headers: { accept: '*/*' } })
      await route.fulfill({ response: answer })
    } else if (pathname.startsWith('/api/') && route.request().method() === 'GET' && isRefused(pathname))
      await route.fulfill(refusal)
    else await route.fallback()
  })
  return page
}

const alwaysAnswered = new Set(['/api/session', '/api/events'])

async function expectSaid(page: Page, path: string): Promise<void> {
  await page.goto(path)
  const main = page.getByRole('main')
  const again = main.getByRole('button', { name: 'Try again' })
  await expect.poll(() => again.count(), { message: path }).toBeGreaterThan(0)
  // Nothing is grey for ever beside it.
  await expect
    .poll(() => main.locator('[role=status]', { hasText: /^(Loading|Opening)/ }).count(), { message: path })
    .toBe(0)
}

test('every page says that it cannot be shown, and offers to try again', async () => {
  const page = await openWithout(path => !alwaysAnswered.has(path))
  for (const path of [...pages, ...stages.map(({ route }) => `/${route}`)]) await expectSaid(page, path)
})

test.each([
  '/',
  '/plan',
  '/plan/dates',
  '/documents',
  '/documents/pack',
  '/onboarding/university',
  '/onboarding/flight',
  '/onboarding/end',
])('%s says so while the journey and the answers of the onboarding alone can be read', async path => {
  const page = await openWithout(
    asked => !alwaysAnswered.has(asked) && !asked.startsWith('/api/journey') && asked !== '/api/onboarding',
  )
  await expectSaid(page, path)
})

test('what failed is there once it is tried again', async () => {
  const page = await openWithout(path => path === '/api/plan/days')
  await page.goto('/plan')
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await page.unrouteAll({ behavior: 'wait' })
  await again.click()
  await page.getByRole('heading', { level: 1, name: 'Your plan' }).waitFor()
})

test('a question that is not one of the onboarding leads to the first that is open', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto('/onboarding/unknown')
  await page.getByRole('heading', { level: 1, name: 'Which degree are you going for?' }).waitFor()
})

test('every step that can be opened says so while the journey alone can be read', async () => {
  const journey = await (await at.signedIn(meera)).api.journey.read({})
  const steps = journey.stages.flatMap(({ route, steps: rows }) =>
    rows.filter(({ status }) => status !== 'locked').map(row => `/${route}/${row.route}`),
  )
  expect(steps.length).toBeGreaterThan(20)
  const page = await openWithout(path => !alwaysAnswered.has(path) && !path.startsWith('/api/journey'))
  for (const path of steps) await expectSaid(page, path)
})
