// A hard word is explained where it stands, with the keyboard as well as by a press, and on the narrowest phone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

test('a word opens by Enter, is read, and Escape leads back to it', async () => {
  const { page } = await browser.signedIn(meera)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/money/remittances')
  const mark = page.getByRole('button', { name: 'TCS', exact: true })
  await mark.focus()
  await page.keyboard.press('Enter')
  const meaning = page.getByRole('note', { name: 'TCS' })
  await meaning.getByText('Tax collected at source').waitFor()
  await expect.poll(() => meaning.evaluate(note => note === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await meaning.waitFor({ state: 'hidden' })
  await expect.poll(() => mark.evaluate(button => button === document.activeElement)).toBe(true)
})

test('at a step a word in a sentence opens the drawer of help at what it means', async () => {
  const { page } = await browser.signedIn(meera)
  await page.goto('/visas/i20-form')
  const word = page.getByRole('button', { name: 'I-20', exact: true }).first()
  await word.click()
  const help = page.getByRole('dialog', { name: 'Help' })
  await help.getByText(/paper with which your university/i).waitFor()
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
})
