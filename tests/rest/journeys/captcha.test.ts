// The check before a code: unseen, until somebody asks very often.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import * as copy from '#src/features/accounts/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { lastMessageTo } from '#tests/caught.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

test('who asks for codes very often has to say that they are a person', async () => {
  const { page, call } = await at.visitor()
  for (let count = 0; count < 20; count += 1) await call('POST', '/sandbox/turnstile/token', { pressed: false })
  await page.goto('/phone-sign-in')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 55551')
  await page.getByRole('button', { name: 'Send the code' }).click()
  const check = page.getByRole('dialog', { name: 'Check that you are a person' })
  await check.waitFor()
  await expectAccessible(page)
  // Closed, nothing is sent, and it can be tried again.
  await check.getByRole('button', { name: 'Cancel' }).click()
  await page.getByText(copy.refusals.captchaFailed, { exact: true }).first().waitFor()
  await page.getByRole('button', { name: 'Send the code' }).click()
  // The frame goes once it is ticked, so nobody can look at the box afterwards.
  await page.frameLocator('iframe[src="/captcha"]').getByLabel('I am a person').dispatchEvent('click')
  await page.getByRole('textbox', { name: 'Code' }).waitFor()
  expect(await lastMessageTo(at.app, '+919876555551')).toContain('is your Safar code')
})
