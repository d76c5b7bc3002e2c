// A browser without Temporal of its own fetches it first; one that has it does not.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterAll(() => at.end())

test.each([
  ['without', true],
  ['with', false],
])('%s Temporal the home page greets, and fetches it: %s', async (_, isMissing) => {
  const { page, context } = await at.signedIn(meera)
  const fetched: string[] = []
  page.on('request', request => fetched.push(new URL(request.url()).pathname))
  if (isMissing) await page.addInitScript(() => void Reflect.deleteProperty(globalThis, 'Temporal'))
  await page.goto('/')
  await page.getByRole('heading', { name: /(?:Good \w+|Hello), Meera/ }).waitFor()
  expect(fetched.some(path => path.includes('global.esm'))).toBe(isMissing)
  expect(at.complaints()).toEqual([])
  await context.close()
})
