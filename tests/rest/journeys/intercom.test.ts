// With Intercom set: its messenger, with proof of who one is, in place of our own panel.
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp({ settings: { SAFAR_INTERCOM_APP: 'abc123', SAFAR_INTERCOM_SECRET: 'between us' } })
})
afterAll(() => browser.end())

test('its script comes when the chat is opened, and learns who is there', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page } = asMeera
  const asked: string[] = []
  // What it received stands where the test can read it.
  await page.route('https://widget.intercom.io/**', route => {
    asked.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      body: 'document.body.dataset.received = JSON.stringify(Intercom.q)',
    })
  })
  await page.goto('/profile/about')
  const ask = page.getByRole('button', { name: /^Ask Asha/ })
  await ask.waitFor()
  expect(asked).toEqual([])
  await ask.click()
  await expect.poll(() => page.evaluate(() => document.body.dataset['received'] ?? '')).toContain('"show"')
  const { id } = ensure((await asMeera.api.accounts.session({})).user)
  const notified: unknown = JSON.parse(await page.evaluate(() => document.body.dataset['received'] ?? ''))
  expect(notified).toContainEqual([
    'boot',
    {
      app_id: 'abc123',
      user_id: id,
      user_hash: createHmac('sha256', 'between us').update(id).digest('hex'),
      name: 'Meera Iyer',
      email: meera.email,
      hide_default_launcher: true,
    },
  ])
  expect(asked).toEqual(['https://widget.intercom.io/widget/abc123'])
  expect(await page.getByRole('dialog', { name: 'Ask Asha' }).count()).toBe(0)
  expect(browser.complaints()).toEqual([])
})
