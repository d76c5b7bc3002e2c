// What is said of a waiver before and after somebody pays: never more than was read of the university's own rules.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import { dayOf } from '#src/values/dates.ts'
import { expectAccessible, openBrowserApp, watchFor, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { typedApplication } from '#tests/insurance.ts'
import { paidPolicy } from '#tests/insured.ts'
import { part, enterDetails } from '#tests/insurance-form.ts'
import { messagesTo } from '#tests/caught.ts'

let browser: BrowserApp
const clock = clockAt(Temporal.Now.instant().toString())
const today = dayOf(clock.now())
const start = today.add({ days: 30 }).toString()
const stage = '/health-insurance'

beforeAll(async () => {
  browser = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** What was chosen and typed, up to the page where the deposit is paid. */
async function applyFor(
  { api }: Visit,
  email: string,
  wish: { universityID: string; planID: string; visa?: 'F1' | 'J1' },
): Promise<void> {
  const { visa = 'F1', ...chosen } = wish
  await api.insuranceDetails.save({
    universityID: wish.universityID,
    visa,
    dob: '2003-04-17',
    coverageStartDate: start,
    numberOfMonths: '12',
  })
  await api.insuranceDetails.choose({ planID: wish.planID })
  const application = {
    ...typedApplication,
    ...chosen,
    visa,
    email,
    coverageStartDate: start,
    graduationYear: String(today.year + 1),
  }
  await api.insurance.apply({ application })
}

const promise = 'You get the waiver approval email within 30 minutes and the waiver guide within 24 hours.'

test('a plan that fails the university’s rules is paid for only after its reasons are confirmed', async () => {
  const student = await browser.signedIn(meera)
  await applyFor(student, meera.email, { universityID: 'pace-university', planID: 'gbg-250' })
  const { page } = student
  await page.goto(`${stage}/purchase-insurance`)
  const payment = part(page, 'Payment status')
  await payment.getByText('This plan fails 1 of 4 rules of Pace University, read on 25th February 2026.').waitFor()
  await payment.getByText(/^Asked: At least \$/).waitFor()
  await press(page, 'Continue To Payment')
  await payment.getByText('Please confirm that you understand this before you pay.').waitFor()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /^I understand that this plan fails 1 of 4 rules/ }).check()
  const confirmed = await watchFor(page, 'Deposit Confirmed')
  await press(page, 'Continue To Payment')
  await press(page, 'Pay')
  await confirmed()
  await page.waitForURL(`**${stage}/get-waiver-guide`)
  await sees(page, 'Fails 1 of 4 rules')
  await sees(page, promise)
  const said = (await messagesTo(browser.app, meera.email)).map(({ body }) => body).join()
  expect(said).toContain('This plan fails 1 of 4 rules of Pace University')
  expect(`${said} ${await page.locator('main').innerText()}`).not.toMatch(/is approved/)
})

test('a plan that met the rules of an earlier year is no green one: the student confirms it, and the guide is promised in 24 hours', async () => {
  const student = await browser.signedIn(ananya)
  await applyFor(student, ananya.email, { universityID: 'pace-university', planID: 'medprime-supreme' })
  const { page } = student
  await page.goto(`${stage}/purchase-insurance`)
  await part(page, 'Payment status')
    .getByText(/We haven’t read its rules for the year of your cover\./)
    .waitFor()
  await page
    .getByRole('checkbox', { name: /^I understand that this plan is not checked with every rule of my year/ })
    .check()
  await press(page, 'Continue To Payment')
  await press(page, 'Pay')
  await page.waitForURL(`**${stage}/get-waiver-guide`)
  await sees(page, promise)
})

test('at a university whose rules nobody read, a J-1 student reads so on the cards, and no plan is one that it takes', async () => {
  const { page, api } = await browser.signedIn(fatima)
  await api.insuranceDetails.save({
    universityID: 'boston-university',
    visa: 'J1',
    dob: '2003-04-17',
    coverageStartDate: start,
    numberOfMonths: '12',
  })
  await page.goto(`${stage}/view-recommended`)
  await sees(page, 'We haven’t checked your university’s rules yet')
  await page.getByRole('article').first().getByText('Not checked with your university’s rules').waitFor()
  await page.getByText('Lowest price here').waitFor()
  expect(await page.locator('main').innerText()).not.toMatch(/that your university takes\b|^Meets/m)
  await expectAccessible(page)
})

test('a plan that the university takes from nobody is stopped before any form', async () => {
  const { page } = await browser.signedIn(rohan)
  await page.goto('/?universityID=the-university-of-texas-at-arlington&planID=wellaway-100')
  await sees(page, 'The plan that your link names is not sold at your university for your visa.')
  await page.waitForURL(`**${stage}/view-all`)
})

test('a waiver window that nobody read is not shown with a date: the student types the last day, and home counts down', async () => {
  await paidPolicy(browser.app, fatima.email)
  const { page } = await browser.signedIn(fatima)
  await page.goto(`${stage}/get-waiver-guide`)
  await sees(page, 'We don’t know this year’s days of the waiver window.')
  await page.getByRole('button', { name: 'Ask us' }).waitFor()
  const last = today.add({ days: 12 })
  await page.getByLabel('Last day to submit the waiver').fill(last.toString())
  await press(page, 'Save the day')
  await sees(page, 'The last day as you typed it.')
  await page.getByText('days left').waitFor()
  await expectAccessible(page)
  await page.goto('/')
  await sees(page, 'Last day to submit the waiver')
})

test('a renewal is beside the insurance that runs: both cards, both bills', async () => {
  await paidPolicy(browser.app, arjun.email, {
    coverageStart: today.subtract({ days: 300 }),
    coverageEnd: today.add({ days: 60 }),
  })
  await paidPolicy(browser.app, arjun.email, {
    isBeside: true,
    planName: 'Scholar Next',
    coverageStart: today.add({ days: 61 }),
    coverageEnd: today.add({ days: 425 }),
  })
  const { page } = await browser.signedIn(arjun)
  for (const step of ['your-insurance', 'get-waiver-guide', 'pay-invoice']) {
    await page.goto(`${stage}/${step}`)
    await page.getByRole('region', { name: /^Scholar Plus, / }).waitFor()
    await page.getByRole('region', { name: /^Scholar Next, / }).waitFor()
  }
  await expectAccessible(page)
})

test('the form sells the plan that was chosen last, and not the one of an older draft', async () => {
  const visit = await browser.signedIn(rohan)
  const { page, api } = visit
  await enterDetails(visit, 'gbg-250', start)
  await page.goto(`${stage}/purchase-insurance`)
  await page.getByLabel('Gender').selectOption('Male')
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('gbg-250')
  await api.insuranceDetails.choose({ planID: 'gbg-450' })
  await page.reload()
  await sees(page, 'What you typed before is here again.')
  await expect.poll(() => page.getByLabel('Insurance plan').inputValue()).toBe('gbg-450')
  await expect.poll(() => page.getByLabel('Gender').inputValue()).toBe('Male')
})
