// A second way in before the flight: what is asked for once more, an address by its link, a phone by its code.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoPassword, fatima } from '#seed/people.ts'
import { expectAccessible, expectPath, openBrowserApp, watchFor, type BrowserApp } from '#tests/browser.ts'
import { codeIn, lastMessageTo } from '#tests/caught.ts'
import { clockAt } from '#tests/app.ts'

let at: BrowserApp
const clock = clockAt(Temporal.Now.instant().toString())

beforeAll(async () => {
  at = await openBrowserApp({ clock })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('an address and a phone are added after a proof, and the step is done by that', async () => {
  const visit = await at.signedIn(fatima)
  const { page } = visit
  await visit.api.journey.visit({ stage: 'phone-connection' })
  await page.goto('/phone-connection/add-a-second-way-to-sign-in')
  await page.getByText('+91').first().waitFor()

  // Some minutes later it has to be shown once more who holds the phone.
  clock.pass({ minutes: 6 })
  await press(page, 'Use another address')
  await press(page, 'Send the link')
  await page.getByText('Please enter a valid email.').waitFor()
  await page.getByRole('textbox', { name: 'E-mail' }).fill('fatima.abroad@example.com')
  await press(page, 'Send the link')
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' })
  await dialog.getByLabel('Password', { exact: true }).fill('a guess')
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await dialog.getByText('The password you entered is incorrect.').waitFor()
  await expectAccessible(page)
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await page.getByText('We sent a link to fatima.abroad@example.com.').waitFor()

  const link = /http\S+/.exec(await lastMessageTo(at.app, 'fatima.abroad@example.com'))?.[0] ?? expect.fail('no link')
  const said = await watchFor(page, 'Your e-mail address is on your account.')
  await page.goto(new URL(link).pathname + new URL(link).search)
  await said()
  await expectPath(page, '/profile/sign-in')
  await page.getByText('fatima.abroad@example.com').waitFor()

  await press(page, 'Use another number')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 43210')
  await press(page, 'Send a code to this phone')
  const code = codeIn(await lastMessageTo(at.app, '+919876543210'))
  await page.getByRole('textbox', { name: 'Code' }).fill(code)
  await press(page, 'Put this number on my account')
  await page.getByText('Your phone number is on your account.').waitFor()
  await page.getByText('+919876543210').waitFor()

  await page.goto('/phone-connection')
  await page.getByRole('button', { name: /^Add a second way to sign in.*Step complete!/ }).waitFor()

  // The same link again, and one that nobody made.
  await page.goto('/auth-actions?mode=addEmail&oobCode=nobody-made-this')
  await page.getByText('This link has expired. Please retry again.').waitFor()
})
