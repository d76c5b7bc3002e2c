// The short words at the head of a step and in lists: '26 Nov' in full for whoever hovers, presses, or comes by the keyboard;
// what is known of the person is ticked, and the third fact says where it is from.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { arjun } from '#seed/people.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(() => browser.leave())
afterAll(() => browser.end())

const inFull = /^\d{1,2}(st|nd|rd|th) \p{L}+ \d{4}$/u
const widthOf = async (words: Locator) => (await words.boundingBox())?.width ?? 0

test('a short day shows itself in full, and a list of days has no stops of its own', async () => {
  const { page, api } = await browser.signedIn(arjun)
  await api.profile.change({ programmeStart: '2027-01-11', flightDate: '2026-12-28' })
  await page.setViewportSize({ width: 320, height: 740 })
  await page.goto('/plan')
  const row = page.locator('summary', { hasText: 'Your flight' })
  const words = row.locator('time > span:last-child')
  expect(await words.textContent()).toMatch(/28th December 2026$/)
  expect(await widthOf(words)).toBe(1)
  // In a row, by the mouse and by the row's own keyboard.
  await row.locator('time').hover()
  expect(await widthOf(words)).toBeGreaterThan(60)
  await page.mouse.move(0, 0)
  expect(await widthOf(words)).toBe(1)
  await page.getByRole('link', { name: 'Your dates' }).first().focus()
  while (!(await row.evaluate(node => node === document.activeElement))) await page.keyboard.press('Tab')
  expect(await widthOf(words)).toBeGreaterThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  // Alone, it is a button of its own.
  const alone = page.locator('button:has(> time)')
  expect(await alone.count()).toBe(1)
  const own = alone.locator('time > span:last-child')
  expect(await own.textContent()).toMatch(inFull)
  await alone.click()
  await page.mouse.move(0, 0)
  expect(await widthOf(own)).toBeGreaterThan(60)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('what is known of the person is ticked, what is not leads to where it is typed, and a fact to its source', async () => {
  const { page, api } = await browser.signedIn(arjun)
  await page.goto('/phone-connection/keep-your-indian-number-alive')
  await page.getByText('90 days; BSNL 180', { exact: true }).waitFor()
  await page
    .getByRole('button', { name: /^Source/ })
    .first()
    .click()
  await page
    .getByRole('dialog', { name: 'Help' })
    .getByText(/nrifinancialservices\.com/)
    .first()
    .waitFor()
  await page.goto('/bank-accounts/collect-your-papers')
  const ready = page.getByRole('region', { name: 'Have ready' })
  const add = ready.getByRole('link', { name: 'Add Your PAN' })
  expect(await add.getAttribute('href')).toBe('/profile/passport')
  await api.passportProfile.change({ facts: { bornOn: '2003-04-17', pan: 'ABCPI1234F' } })
  await ready.getByText('Your PAN (in Safar)', { exact: true }).waitFor()
  expect(await add.count()).toBe(0)
})
