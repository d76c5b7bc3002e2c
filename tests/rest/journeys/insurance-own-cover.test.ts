// A university that sells its own plan alone: the way out of the dead end, and back.
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, meera } from '#seed/people.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, stepOf } from '#tests/browser.ts'

let at: BrowserApp

beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const phone = { width: 360, height: 780 }

async function atNorthTexas(person: { email: string }): Promise<Page> {
  const { page, api } = await at.signedIn(person)
  await page.setViewportSize(phone)
  await api.insuranceDetails.save({ universityID: 'university-of-north-texas', dob: '2003-04-17' })
  await page.goto('/health-insurance/view-all')
  return page
}

test('no plan is sold at UNT: who keeps the university’s plan ends the stage’s buying, and can change their mind', async () => {
  const page = await atNorthTexas(meera)
  await page.getByText('Not sold to you').filter({ visible: true }).first().waitFor()
  const [brochure] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Sample brochure (PDF)').first().click(),
  ])
  expect(brochure.suggestedFilename()).toMatch(/^safar-brochure-.*\.pdf$/)
  await button(page, 'I keep my university’s plan').click()
  const notice = page.getByRole('status').filter({ hasText: 'You keep your university’s plan' })
  await notice.waitFor()
  for (const gone of ['Purchase insurance', 'Get waiver guide', 'Pay invoice', 'Your insurance'])
    await expect.poll(() => stepOf(page, gone).count()).toBe(0)
  // On top: it is why there is nothing to choose.
  const [said, plan] = await Promise.all([
    notice.boundingBox(),
    page.getByText('Not sold to you').filter({ visible: true }).first().boundingBox(),
  ])
  expect(said?.y).toBeLessThan(plan?.y ?? 0)
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await button(page, 'I need a plan after all').click()
  await stepOf(page, 'Purchase insurance').waitFor()
  await button(page, 'I keep my university’s plan').waitFor()
})

test('insured elsewhere: what the university asks, handed in, and taken back', async () => {
  const page = await atNorthTexas(arjun)
  await button(page, 'I am insured elsewhere').click()
  await page.getByRole('link', { name: 'Go to Get waiver guide' }).click()
  await expectPath(page, '/health-insurance/get-waiver-guide')
  await page.getByText('At most $2,000 a year', { exact: true }).waitFor()
  await page.getByText(/As we read them: University of North Texas, waiver page, checked on/).waitFor()
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await page.getByLabel('Last day of your cover').fill('2027-08-14')
  await button(page, 'Save').click()
  await page.getByText('Your own insurance covers you until 14th August 2027.').waitFor()
  await button(page, 'I handed it in').click()
  await page.getByText('You handed in the waiver').waitFor()
  await button(page, 'I did not hand it in after all').click()
  await button(page, 'I handed it in').waitFor()
  await stepOf(page, 'View all plans').click()
  await button(page, 'I need a plan after all').click()
  await stepOf(page, 'Purchase insurance').waitFor()
})
