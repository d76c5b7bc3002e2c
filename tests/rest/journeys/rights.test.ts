import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, dev } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { ensure } from '#tests/api.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt('2026-06-15T06:00:00Z') })
})
afterEach(async () => {
  expect(browser.complaints()).toEqual([])
  await browser.leave()
})
afterAll(() => browser.end())

test('Arjun takes a copy of everything, takes a consent back, and is nearly forgotten', async () => {
  const { page } = await browser.signedIn(arjun)
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto('/profile/your-data')

  await press('Make a copy')
  await page.getByText('Your copy is ready', { exact: false }).waitFor()
  const [saved] = await Promise.all([page.waitForEvent('download'), press('Save the copy')])
  const zip = await readFile(await saved.path())
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  expect(zip.includes('data/people.json')).toBe(true)
  expect(saved.suggestedFilename()).toMatch(/^safar-[\d-]+\.zip$/)

  await press('Withdraw')
  await page.getByText('Refused on 15th June 2026', { exact: false }).waitFor()
  await press('Agree again')
  await page.getByText('Given on 15th June 2026', { exact: false }).waitFor()
  await expectAccessible(page)

  await page.getByLabel('What is not right, and how should it be?').fill('My last name is spelt Reddi')
  await press('Ask for a correction')
  await page.getByText('With our team since 15th June 2026', { exact: false }).waitFor()

  // By now anyone who holds the phone must show that it is Arjun.
  browser.app.clock.pass({ minutes: 6 })
  await press('Erase my account')
  await press('Erase my account in seven days')
  await page.getByText('Please type ERASE.').waitFor()
  await page.getByLabel('Type ERASE').fill('erase')
  await press('Erase my account in seven days')
  await page.getByLabel('Password', { exact: true }).fill('chai-at-the-gate')
  await press('Go on')
  await page.getByText('Your account will be erased on 22nd June 2026').first().waitFor()
  await press('Keep my account')
  await page.getByText('Your account stays. Nothing is gone.').waitFor()
  await page.getByRole('button', { name: 'Erase my account', exact: true }).waitFor()
})

test('an admin sees that the audit is whole, and where it is not', async () => {
  const { page, api } = await browser.signedIn(dev)
  const found = await api.desk.people({ search: 'arjun' })
  await api.desk.endSessions({ id: ensure(found[0]).id })
  await page.goto('/desk/audit')
  await page.getByText('Audit: whole').waitFor()
  await page.getByText('The one entry is as it was noted', { exact: false }).waitFor()
  await browser.app.asOwner('update desk_actions set about = uuidv7()::text')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('Audit: broken at row 1').waitFor()
})
