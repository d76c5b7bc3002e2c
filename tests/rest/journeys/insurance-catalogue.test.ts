// The catalogue of plans: what a change does is seen before it is saved, and by the student at once after.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, farah, meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const page = '/desk/insurance-plans'
const preview = (desk: Page) => desk.getByRole('region', { name: 'What this does to prices' })

/** What a plan costs at a university for the youngest, as anybody may read it. */
async function priceAt(student: Visit, university: string, plan: string): Promise<unknown> {
  const { plans } = await student.api.insuranceCatalogue.plans({ university })
  const found = plans.find(one => one.planID === plan)
  return found?.bands[0]?.retailPrice
}

test('a premium is changed: the prices stand there before it is saved, and on the student’s page at once after', async () => {
  const { page: desk } = await browser.signedIn(farah)
  const student = await browser.signedIn(meera)
  await student.api.insuranceDetails.save({
    universityID: 'boston-university',
    visa: 'F1',
    level: 'graduate',
    dob: '2003-04-17',
    coverageStartDate: '',
    numberOfMonths: '',
  })
  await student.page.goto('/health-insurance/view-all')
  const prices = student.page
    .getByRole('region', { name: 'All plans, side by side' })
    .getByRole('row', { name: /^Price/ })
  await prices.getByText('$1,180.00').waitFor()
  await desk.goto(`${page}/at.boston-university`)
  await desk.getByRole('link', { name: 'Campus 250' }).click()
  const price = desk.getByLabel('Price', { exact: true })
  await price.first().fill('')
  await preview(desk).getByText('Correct what is marked to see the prices here.').waitFor()
  await price.first().fill('1,300.00')
  await preview(desk)
    .getByRole('row', { name: /^18 12 \$1,180\.00 \$1,300\.00 \+\$120\.00/ })
    .waitFor()
  await expectAccessible(desk)
  expect(await priceAt(student, 'boston-university', 'gbg-250')).toBe(118_000)
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Saved. Students see it now.').waitFor()
  await prices.getByText('$1,300.00').waitFor()
})

test('two who change the same: the second reads who was first, and loses nothing', async () => {
  const { page: first } = await browser.signedIn(farah)
  const { page: second } = await browser.signedIn(dev)
  for (const desk of [first, second]) {
    await desk.goto(`${page}/gbg-450`)
    await desk.getByLabel('Name that students read').waitFor()
  }
  await second.getByLabel('Name that students read').fill('Campus 450 of Dev')
  await first.getByLabel('Name that students read').fill('Campus 450 of Farah')
  await first.getByRole('button', { name: 'Save' }).click()
  await second.getByText(/^Farah .*changed this on/).waitFor()
  await expect.poll(() => second.getByLabel('Name that students read').inputValue()).toBe('Campus 450 of Dev')
  await second.getByRole('button', { name: 'Save mine over it' }).click()
  await first.getByRole('heading', { name: 'Campus 450 of Dev' }).waitFor()
})

test('a university’s dates and demands are shown with what they do', async () => {
  const { page: desk } = await browser.signedIn(farah)
  await desk.goto(`${page}/at.boston-university`)
  await desk.getByLabel('Waiver guide', { exact: true }).waitFor()
  await desk.getByLabel('The student names the dates').check()
  await preview(desk)
    .getByRole('row', { name: /^18 Campus 250 1 Not sold \$/ })
    .waitFor()
  await desk.getByLabel('We have read what it demands').check()
  await desk.getByLabel('Takes no plans made for international students').check()
  await desk
    .getByRole('region', { name: 'What this does to the plans' })
    .getByRole('row', { name: 'Scholar 100 Not checked Not taken' })
    .waitFor()
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByText('Please say where this was read.').waitFor()
  await desk.getByLabel('Where it was read').fill('bu.edu')
  await desk.getByLabel('Read on').fill('2026-06-01')
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Save' }).click()
  await desk.getByRole('row', { name: /^Scholar 100 .*Not taken/ }).waitFor()
})

test('a plan is retired and brought back', async () => {
  const { page: desk } = await browser.signedIn(farah)
  const student = await browser.signedIn(meera)
  await desk.goto(page)
  await expectAccessible(desk)
  await desk.getByRole('link', { name: 'Scholar 450' }).click()
  await desk.getByRole('button', { name: 'Retire this plan' }).click()
  await desk.getByRole('button', { name: 'Retire it' }).click()
  await desk.getByRole('button', { name: 'Bring it back' }).waitFor()
  expect(await priceAt(student, 'boston-university', 'wellaway-450')).toBeUndefined()
  await desk.getByRole('button', { name: 'Bring it back' }).click()
  await desk.getByRole('button', { name: 'Retire this plan' }).waitFor()
  expect(await priceAt(student, 'boston-university', 'wellaway-450')).toBe(86_000)
})
