// On the train: what was read last is read again without a network, and nothing of it stays after Logout.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { keptIn } from './offline-storage.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp({ worksOffline: true })
})
afterAll(() => at.end())

test('the journey opens without a network after one visit, says so, and comes back', async () => {
  const { page, context } = await at.signedIn(meera)
  const firstStep = page.getByRole('button', { name: /^Check what your university asks/ })
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await firstStep.waitFor()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => keptIn(page)).toMatch(/"vaccines":\{"common":\{[^}]*"visitedAt":"20/)

  // What is on the device the page need not be asked to fetch.
  const again = await page.reload()
  expect((await again?.text())?.match(/modulepreload/g)).toHaveLength(3)

  await context.setOffline(true)
  await page.reload()
  await page.getByText('You are offline.').waitFor()
  await firstStep.waitFor()
  await page.getByRole('link', { name: 'Safar' }).click()
  await page.getByRole('heading', { name: /Meera/ }).waitFor()

  await context.setOffline(false)
  await page.getByText('You are offline.').waitFor({ state: 'hidden' })
  await context.close()
})

test('after Logout nothing of the person stays in the browser', async () => {
  const { page, context } = await at.signedIn(meera)
  await page.goto('/')
  await expect.poll(() => keptIn(page)).toContain('Meera')
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await keptIn(page)).not.toContain('Meera')
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toMatch(/meera/i)
  await context.close()
})
