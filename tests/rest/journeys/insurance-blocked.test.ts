// The desk blocks an insurance application while its student is at it: said in the panel, never as a toast.
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { farah, fatima, meera } from '#seed/people.ts'
import { insurancePlans } from '#src/stages/health-insurance/tables.ts'
import { blockedMessage } from '#src/wire/blocked.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { paidPolicy } from '#tests/insured.ts'

let at: BrowserApp
const clock = clockAt(Temporal.Now.instant().toString())

beforeAll(async () => {
  at = await openBrowserApp({ clock })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints().filter(said => !said.includes('409'))).toEqual([])
})
afterAll(() => at.end())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: blockedMessage })

test('a blocked application says so above its form, keeps what was typed, and never as a toast', async () => {
  const student = await at.signedIn(meera)
  const { page } = student
  await student.api.insuranceDetails.save({ universityID: 'university-of-houston', dob: '2003-04-17' })
  await page.goto('/health-insurance/enter-details')
  await page.getByLabel('Your date of birth').fill('2002-01-31')

  const desk = await at.signedIn(farah)
  await desk.page.goto('/desk/insurance-blocks')
  await desk.page.getByLabel('Name, e-mail or phone').fill('Meera')
  await desk.page.getByRole('link', { name: 'Meera Iyer' }).click()
  await button(desk.page, 'Block this application').click()
  await desk.page.getByText('Please enter the reason.').waitFor()
  await desk.page.getByLabel('Reason').fill('The date of birth differs from the passport')
  await button(desk.page, 'Block this application').click()
  await desk.page.getByText('This application is blocked').waitFor()
  await expectAccessible(desk.page)

  // There by itself, while the form is open.
  await notice(page).first().waitFor()
  expect(await page.getByText('differs from the passport').count()).toBe(0)
  await button(page, 'Show me the plans').click()
  await page.locator('form').getByText(blockedMessage).waitFor()
  expect(await page.getByLabel('Your date of birth').inputValue()).toBe('2002-01-31')
  await expectAccessible(page)

  // One press, whose refusals are toasts elsewhere.
  await page.goto('/health-insurance/view-all')
  await notice(page).waitFor()
  await page
    .getByRole('button', { name: /^Choose/ })
    .first()
    .click()
  await expect.poll(() => page.getByRole('button', { name: /^Choose/, disabled: true }).count()).toBe(0)
  await button(page, 'I am insured elsewhere').click()
  await expect.poll(() => notice(page).count()).toBe(1)
  // A toast would be a second one.
  expect(await page.getByText(blockedMessage).count()).toBe(1)
  await button(page, 'Ask us in the chat').click()
  await expect.poll(() => page.getByRole('textbox', { name: /message/i }).inputValue()).toContain('is blocked')

  await button(desk.page, 'Unblock').click()
  await desk.page.getByText('Earlier blocks').first().waitFor()
  await page.goto('/health-insurance/enter-details')
  await expect.poll(() => notice(page).count()).toBe(0)
  expect(await page.getByLabel('Your date of birth').inputValue()).toBe('2002-01-31')
  await button(page, 'Show me the plans').click()
  await page.waitForURL('**/view-recommended')
})

test('an insurance without an address for claims says whom to ask; with one it shows it, and its brochure is saved', async () => {
  await paidPolicy(at.app, fatima.email)
  const { page } = await at.signedIn(fatima)
  await page.goto('/health-insurance/your-insurance')
  await page.getByText('100 Example Street').waitFor()
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Sample brochure (PDF)').click()])
  expect(download.suggestedFilename()).toBe('safar-brochure-wellaway-100.pdf')
  await at.app.services.db
    .update(insurancePlans)
    .set({ claimsAddress: null })
    .where(eq(insurancePlans.id, 'wellaway-100'))
  await page.reload()
  await page.getByText('No address available contact support!').waitFor()
  await expectAccessible(page)
  await button(page, 'Contact support').click()
  await expect
    .poll(() => page.getByRole('textbox', { name: /message/i }).inputValue())
    .toContain('shows no address for claims')
})
