// Health insurance from the welcome to a claim: a student on one side, the underwriter by the calls of her desk.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { farah, rohan } from '#seed/people.ts'
import { ensure } from '../api.ts'
import {
  expectAccessible,
  expectPath,
  openBrowserApp,
  watchFor,
  type BrowserApp,
  type Visit,
  stepOf,
  isComplete,
} from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import {
  fillAddresses,
  fillClaim,
  fillPerson,
  fillSecurity,
  fillStudies,
  part,
  picture,
  today,
} from '#tests/insurance-form.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
beforeAll(async () => {
  // Now, as the browser has it: days are counted from today on both sides.
  at = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()), isReachable: true })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, question: RegExp, words: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByText(words).click()

async function begin(page: Page) {
  await page.goto('/health-insurance')
  await press(page, 'Get Started')
  await stepOf(page, 'Purchase insurance').getByText('Locked').waitFor()
  await stepOf(page, 'Enter details').click()
  await press(page, 'Show me the plans')
  await says(page, 'Please select your university')
  await page.getByRole('combobox', { name: 'Your university' }).fill('Arizona State')
  await page
    .getByRole('option', { name: /^Arizona State University/ })
    .first()
    .click()
  await page.getByLabel('Your date of birth').fill('2003-04-17')
  await page.getByLabel('First day of cover').fill(today.toString())
  await press(page, 'Show me the plans')
}

async function choosePlan(page: Page) {
  await says(page, /^Arizona State University, F-1 student/)
  await expectAccessible(page)
  await page.getByRole('link', { name: /^See all \d plans side by side$/ }).click()
  const table = page.getByRole('region', { name: 'All plans, side by side' })
  await expectAccessible(page)
  await table.getByRole('button', { name: 'Choose Scholar 100' }).click()
  await expectPath(page, '/health-insurance/purchase-insurance')
  await isComplete(page, 'View all plans')
}

async function fillInForm(page: Page) {
  await press(page, 'Save and continue')
  await says(page, 'Please select your gender.')
  await fillPerson(page)
  await expectAccessible(page)
  await press(page, 'Save and continue')
  await fillStudies(page)
  await fillAddresses(page)
  await press(page, 'Save and continue')
  const emergency = part(page, 'Who we call in an emergency')
  await emergency.getByLabel('Name', { exact: true }).fill('Lakshmi')
  await emergency.getByRole('textbox', { name: 'Phone' }).fill('98450 99999')
  await emergency.getByLabel('Relationship').selectOption('Mother')
  await fillSecurity(page)
  await answer(page, /insured in a group/, 'No')
  await answer(page, /tell you of us/, 'No')
  await press(page, 'Submit the application')
}

async function payDeposit(page: Page) {
  await page.getByRole('button', { name: 'Continue To Payment' }).waitFor()
  await page.getByRole('checkbox', { name: /^I understand/ }).check()
  const confirmed = await watchFor(page, 'Deposit Confirmed')
  await press(page, 'Continue To Payment')
  await press(page, 'Pay')
  await confirmed()
  await expectPath(page, '/health-insurance/get-waiver-guide')
  await says(page, 'Your waiver guide is in progress')
}

/** What the underwriter does, by the calls of her desk; its pages have journeys of their own. */
async function atDesk({ call, api }: Visit): Promise<(action: string, body?: object) => Promise<unknown>> {
  const request = ensure((await api.insuranceDesk.queue())[0])
  return (action, body = {}) => call('PUT', `/api/desk/insurance/${request.id}/${action}`, body)
}

async function handInWaiver(page: Page, underwriter: Visit) {
  const act = await atDesk(underwriter)
  await act('card', { member: 'WA 7710-22' })
  await says(page, 'Your waiver guide for Arizona State University')
  await expectAccessible(page)
  await press(page, 'I handed it in')
  await says(page, 'Waiting for Arizona State University')
  await act('waiver-approval')
  await says(page, 'Your waiver application is submitted and approved')
  await isComplete(page, 'Get waiver guide')
}

async function payInvoice(page: Page, underwriter: Visit) {
  await stepOf(page, 'Pay invoice').click()
  await says(page, 'Your invoice is being made')
  const act = await atDesk(underwriter)
  await act('invoice')
  await press(page, /^Pay \$[\d,.]+ by card$/)
  await press(page, 'Pay')
  await says(page, 'Invoice Paid')
  await expectAccessible(page)
}

async function fileClaim(page: Page) {
  await stepOf(page, 'Your insurance').click()
  await page.getByRole('article', { name: 'Insurance ID card' }).getByText('WA 7710-22').waitFor()
  await stepOf(page, 'File insurance claim').click()
  await press(page, 'File a claim')
  const claim = page.getByRole('form', { name: 'File an insurance claim' })
  await fillClaim(claim, today.toString())
  await claim.locator('input[type=file]').setInputFiles({ name: 'bill.png', mimeType: 'image/png', buffer: picture })
  await claim.getByRole('button', { name: 'Remove bill.png' }).waitFor()
  await claim.getByRole('button', { name: 'File the claim' }).click()
  await says(page, 'Your insurance claim has been filed successfully!')
}

async function attendWebinar(page: Page) {
  await stepOf(page, 'Attend webinar').click()
  await expectPath(page, '/health-insurance/attend-webinar')
  await press(page, 'Register')
  await stepOf(page, 'Attend webinar').getByText('In Progress').waitFor()
}

test('from the choice of a plan to the first claim', async () => {
  const [{ page }, underwriter] = [await at.signedIn(rohan), await at.signedIn(farah)]
  await step('the stage begins, and details are entered', () => begin(page))
  await step('a plan is chosen', () => choosePlan(page))
  await step('the form is filled in', () => fillInForm(page))
  await step('the deposit is paid', () => payDeposit(page))
  await step('the waiver is handed in and approved', () => handInWaiver(page, underwriter))
  await step('the invoice is paid', () => payInvoice(page, underwriter))
  await step('a claim is filed', () => fileClaim(page))
  await step('the webinar is registered for', () => attendWebinar(page))
})
