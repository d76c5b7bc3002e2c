// The journey with a keyboard alone: whatever is done is done by keys, and at each stop one sees where one is.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { comeTo, stopOf } from '#ops/accessibility/keys.ts'
import { ananya, demoPassword, meera, rohan } from '#seed/people.ts'
import { actionItems } from '#src/features/people/action-items/rules.ts'
import * as copy from '#src/features/progress/copy.ts'
import { vaccines } from '#src/stages/vaccines/rules.ts'
import { expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const [first, second] = vaccines.steps
const press = (page: Page, key: string) => page.keyboard.press(key)
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor()
const focus = (page: Page, name: RegExp) => expect.poll(async () => (await stopOf(page)).name).toMatch(name)
/** The heading of a page that came without a load. */
const isRead = (page: Page, words: string) => focus(page, new RegExp(`^h1 '${RegExp.escape(words)}`))

test('from the sign-in to a step that is done, and out again', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await heading(page, /^From your first SOP draft/)
  // The first stop of every page leads past its head.
  await press(page, 'Tab')
  await focus(page, /^a 'Skip to the page'$/)
  await press(page, 'Enter')
  await comeTo(page, /^input 'E-mail'$/)
  await page.keyboard.type(meera.email)
  await comeTo(page, /^input 'Password'$/)
  await page.keyboard.type(demoPassword)
  await press(page, 'Enter')
  await expectPath(page, '/health-insurance/enter-details')
  await isRead(page, 'Health Insurance')

  await comeTo(page, /^a 'Safar'$/, 'Shift+Tab')
  await press(page, 'Enter')
  await expectPath(page, '/')
  await focus(page, /^h1 '(?:Good \w+|Hello), Meera/)
  await comeTo(page, /^a 'Vaccines/)
  await press(page, 'Enter')
  await isRead(page, 'Vaccines')
  expect(await page.evaluate(() => scrollY)).toBe(0)

  await comeTo(page, /^button 'Get Started'$/)
  await press(page, 'Enter')
  // The button is gone, and the keyboard goes on where it stood.
  await focus(page, /^main /)
  await comeTo(page, new RegExp(`^button '${RegExp.escape(first.title)}`))
  await press(page, 'Enter')
  await expectPath(page, `/vaccines/${first.route}`)
  await page.getByRole('button', { name: copy.markStep }).waitFor()
  await comeTo(page, new RegExp(`^button '${copy.markStep}'$`))
  await press(page, 'Enter')
  await focus(page, new RegExp(`^button '${copy.unmarkStep}'$`))

  await comeTo(page, /^button 'Logout'$/, 'Shift+Tab')
  await press(page, 'Enter')
  await heading(page, /^From your first SOP draft/)
})

test('a window takes the keyboard in, holds it, and gives it back where it was', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).press('Enter')
  await focus(page, /^main /)
  const locked = new RegExp(`^button '${RegExp.escape(second.title)}`)
  await comeTo(page, locked)
  await press(page, 'Space')
  const isInside = () => page.evaluate(() => document.activeElement?.closest('dialog') !== null)
  await expect.poll(isInside).toBe(true)
  for (let presses = 0; presses < 6; presses += 1) {
    await press(page, 'Tab')
    // The browser's own bar is between the last and the first.
    const stop = await stopOf(page)
    expect(stop.key === undefined || (await isInside()), stop.name).toBe(true)
  }
  await press(page, 'Escape')
  await focus(page, locked)

  await comeTo(page, /^button 'Ask Asha/)
  await press(page, 'Enter')
  await page.getByText('Hi Rohan, I am Asha.').waitFor()
  await comeTo(page, /^textarea 'Your message/)
  await page.keyboard.type('Is one dose enough?')
  await comeTo(page, /^button 'Send'$/)
  await press(page, 'Space')
  await page.getByRole('log').getByText('Is one dose enough?').waitFor()
  await press(page, 'Escape')
  await focus(page, /^button 'Ask Asha/)
})

describe('a form', () => {
  test('is filled by arrows, letters and the space bar, and says what is wrong where one stands', async () => {
    const { page } = await at.signedIn(ananya)
    await page.goto('/')
    await comeTo(page, new RegExp(`^a '${RegExp.escape(actionItems['finish-onboarding'].title)}`))
    await press(page, 'Enter')
    await isRead(page, 'Which degree')
    await comeTo(page, /^button 'Next'$/)
    await press(page, 'Enter')
    // What is wrong has the keyboard, and the title says how much it is.
    await focus(page, /^input /)
    expect(await page.title()).toBe('(1 wrong) Seven short questions · Safar')
    await press(page, 'ArrowDown')
    await expect.poll(() => page.getByLabel("Master's").isChecked()).toBe(true)
    await expect.poll(() => page.title()).toBe('Seven short questions · Safar')
    await comeTo(page, /^button 'Next'$/)
    await press(page, 'Enter')
    await isRead(page, 'What do you want to study')
    await comeTo(page, /^input 'Branch or field/)
    await page.keyboard.type('Economics')
    await comeTo(page, /^button 'Next'$/)
    await press(page, 'Enter')
    await isRead(page, 'When do your studies begin')
    await comeTo(page, /^a 'Skip this question'$/)
    await press(page, 'Enter')
    for (const question of ['Which university', 'When does your programme start', 'When do you fly']) {
      await isRead(page, question)
      await comeTo(page, /^a 'Skip this question'$/)
      await press(page, 'Enter')
    }
    await isRead(page, 'What have you done already')
    await comeTo(page, /^input 'Loans'$/)
    await press(page, 'Space')
    await expect.poll(() => page.getByLabel('Loans').isChecked()).toBe(true)
  })
})
