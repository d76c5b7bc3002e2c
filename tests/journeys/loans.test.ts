// A loan from the welcome to the meeting with the bank; what may go wrong on the way is in tests/rest/journeys.
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import * as after from '#src/features/papers/after/copy.ts'
import { people } from '#src/platform/identity/tables.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, stepOf, isComplete } from '#tests/browser.ts'
import { step } from '#tests/step.ts'
import { addAnswersOfBanks, addSlots, put } from './loans.ts'

let browser: BrowserApp
let pdf: Buffer
let owner: string
beforeAll(async () => {
  browser = await openBrowserApp()
  const document = await PDFDocument.create()
  document.addPage().drawText('A paper')
  pdf = Buffer.from(await document.save())
  const { db } = browser.app.services
  owner = (await db.select().from(people).where(eq(people.email, meera.email)))[0]?.id ?? expect.fail('no Meera')
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const lacks = (page: Page, label: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^I do not have this.*${label}`) }).check()

async function begin(page: Page) {
  await page.goto('/loans')
  await page.getByRole('button', { name: 'Compare lenders' }).click()
  const comparison = page.getByRole('dialog')
  const rows = comparison.getByRole('table', { name: 'Ten lenders side by side' }).getByRole('row')
  await rows.nth(1).getByText('Bank of Baroda').waitFor()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, 'Finalize offer').getByText('Locked').first().waitFor()
  await stepOf(page, 'Apply to banks').click()
}

async function sayAcademics(page: Page) {
  await page.getByRole('button', { name: 'Submit Academics' }).click()
  await page.getByText('Please enter how much you want to borrow, in lakhs.').waitFor()
  await page.getByLabel('How much do you want to borrow, in lakhs?').fill('30')
  for (const label of ['Class 10 marksheet', 'Class 12 marksheet', 'Undergraduate marksheets', 'Proof of admission'])
    await put(page, pdf, label)
  await put(page, pdf, 'International entrance exam result')
  // Below the tray is said where it counts as well.
  const used = page.getByRole('status').filter({ hasText: after.titled('International entrance exam result') })
  await used.getByRole('link', { name: 'In your folder for the interview', exact: true }).waitFor()
  await lacks(page, 'Indian entrance exam result')
  await page.getByText('all here').waitFor()
  await page.getByRole('button', { name: 'Submit Academics' }).click()
}

async function sayIdentity(page: Page) {
  await page.getByLabel('Residential address').fill('12 MG Road, Kochi')
  await page.getByLabel('PAN', { exact: true }).fill('ABCPI1234K')
  await page.getByLabel('Aadhaar number').fill('9999 4105 7058')
  for (const label of ['PAN card', 'Passport', 'Driving license', 'Utility bill']) await put(page, pdf, label)
  for (const label of ['Voter ID', 'Lease']) await lacks(page, label)
  await page.getByRole('checkbox', { name: /^I use another ID instead.*Aadhaar/ }).check()
  await page.getByText('all here').waitFor()
  await page.getByRole('button', { name: 'Submit Identity' }).click()
}

async function sayFinances(page: Page) {
  await page.getByRole('radio', { name: 'Salaried' }).check()
  await page.getByLabel('Name of your co-applicant').fill('Lakshmi Iyer')
  await page.getByLabel('PAN of your co-applicant').fill('ABCPI1234L')
  await page.getByLabel('IFSC of the account').fill('SBIN0001234')
  await page.getByRole('radio', { name: 'No' }).check()
  for (const label of ['Salary slips', 'Form 16 or IT returns', 'Bank statements']) await put(page, pdf, label)
  const lenders = page.getByRole('group', { name: 'Which lenders may read your application?' })
  expect(await lenders.getByRole('checkbox', { checked: true }).count()).toBe(0)
  for (const bank of ['Avanse', 'Auxilo', 'Incred'])
    await lenders.getByRole('checkbox', { name: new RegExp(`Send it to ${bank}`) }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit the application' }).click()
  await stepOf(page, 'Apply to banks').getByText('Processing Applications').first().waitFor()
}

async function acceptOffer(page: Page) {
  await stepOf(page, 'Finalize offer').click()
  await page.getByRole('heading', { name: 'Awaiting offers' }).waitFor()
  await addAnswersOfBanks(browser, owner)
  const auxilo = page.getByRole('article', { name: 'Auxilo' })
  await auxilo.getByText('Recommended: all ₹30 lakh, lowest cost per lakh').waitFor()
  await expectAccessible(page)
  const question = page.getByRole('article', { name: 'Incred asks' })
  await question.getByRole('textbox', { name: 'Your answer' }).fill('Of the year 2025-26.')
  await question.getByRole('button', { name: 'Send the answer' }).click()
  await question.getByText('Incred has it now.').waitFor()
  await page.getByRole('button', { name: 'Accept Auxilo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Accept this offer' }).click()
  await expectPath(page, '/loans/meet-bank-official')
  await isComplete(page, 'Finalize offer')
}

async function meetOfficial(page: Page) {
  await page.getByText('No current slots available... request new slots').waitFor()
  await addSlots(browser)
  await page.getByRole('button', { name: 'Monday, 20 July' }).click()
  await page.getByRole('radio', { name: '11:30 IST' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('You meet R. Menon of Auxilo').waitFor()
  await isComplete(page, 'Meet bank official')
}

async function attendWebinar(page: Page) {
  await stepOf(page, 'Attend webinar').click()
  await expectPath(page, '/loans/attend-webinar')
  await page.getByRole('button', { name: 'Register', exact: true }).click()
  await stepOf(page, 'Attend webinar').getByText('In Progress').first().waitFor()
}

test('from the comparison of lenders to the meeting with the bank', async () => {
  const { page } = await browser.signedIn(meera)
  await step('lenders are compared, and the stage begins', () => begin(page))
  await step('the academics are submitted', () => sayAcademics(page))
  await step('the identity is submitted', () => sayIdentity(page))
  await step('the finances are filled in, and it goes to three lenders', () => sayFinances(page))
  await step('the banks answer, and an offer is accepted', () => acceptOffer(page))
  await step('a meeting is booked', () => meetOfficial(page))
  await step('the webinar is registered for', () => attendWebinar(page))
})
