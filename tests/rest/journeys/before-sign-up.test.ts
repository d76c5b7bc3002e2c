// What a visitor reads before they sign up: what it costs, who is behind it, and an example journey.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { demoCopy } from '#src/features/legal/copy.ts'
import { lookInside } from '#src/features/accounts/legal/copy.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('what it costs and who is behind it: a demonstration says so, and its prices are marked as samples', async () => {
  const { page } = await at.visitor()
  await page.goto('/costs')
  await page.getByText(demoCopy.title).waitFor()
  const prices = page.getByRole('region', { name: 'Prices today' })
  await prices.getByText('₹2,499.00').waitFor()
  expect(await prices.getByRole('listitem').count()).toBe(await prices.getByText('Sample data').count())
  await expectAccessible(page)
  await page.goto('/contact')
  await page.getByText(demoCopy.title).waitFor()
  await expectAccessible(page)
})

test('their words are there without a script', async () => {
  const { page } = await at.visitor({ withoutScripts: true })
  for (const [path, words] of [
    ['/costs', 'Paid to us'],
    ['/contact', 'Who is behind Safar'],
    ['/look-inside', 'Finalize offer'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { name: words }).waitFor()
  }
})

test('a look inside: stages and steps open, nothing of them is asked of the server, and it ends with an account', async () => {
  const { page } = await at.visitor()
  const asked: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
  })
  await page.goto('/')
  await page.getByRole('link', { name: lookInside }).click()
  await expectPath(page, '/look-inside')
  await page.getByRole('button', { name: 'Finalize offer' }).click()
  await page.getByText('4 offers, from').waitFor()
  await page.getByRole('navigation').getByRole('link', { name: 'Visas' }).last().click()
  await page.getByRole('heading', { level: 2, name: 'Visas' }).waitFor()
  await page.getByRole('button', { name: 'Mock interview' }).click()
  await page.getByText(/An e-mail and a notification say when it comes back/).waitFor()
  await expectAccessible(page)
  expect(asked.filter(path => !['/api/session', '/api/analytics'].includes(path))).toEqual([])
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await expectPath(page, '/sign-up')
})
