// What a plan costs and whether the university takes it, before anybody pays.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, meera, rohan } from '#seed/people.ts'
import { insurancePlans } from '#src/stages/health-insurance/tables.ts'
import { paidPolicy } from '#tests/insured.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, isComplete, stepOf } from '#tests/browser.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const stage = '/health-insurance'

async function chooseUniversity(page: Page, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Your university' }).fill(typed)
  await page.getByRole('option', { name }).first().click()
}

test('from six answers to a plan that nobody says the university takes', async () => {
  const { page } = await browser.signedIn(meera)
  await page.goto(`${stage}/purchase-insurance`)
  await page.getByRole('dialog').getByText('Select a plan first.').waitFor()
  await page.goto(`${stage}/enter-details`)
  await page.getByRole('button', { name: 'Show me the plans' }).click()
  await page.getByText('Please select your university').waitFor()
  await chooseUniversity(page, 'pace univ', 'Pace University')
  await page.getByLabel('Your date of birth').fill('2015-01-01')
  await page.getByLabel('First day of cover').fill('2020-01-01')
  await page.getByRole('button', { name: 'Show me the plans' }).click()
  await page.getByText('You must be at least 17 years old.').waitFor()
  await page.getByText('The coverage cannot begin in the past.').waitFor()
  await page.getByLabel('Your date of birth').fill('2003-04-17')
  await page.getByLabel('First day of cover').fill('2027-01-10')
  // Typed and not sent yet, it outlives the page.
  await page.reload()
  await page.getByRole('combobox', { name: 'Your university' }).and(page.locator('[value="Pace University"]')).waitFor()
  await expect.poll(() => page.getByLabel('First day of cover').inputValue()).toBe('2027-01-10')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Show me the plans' }).click()

  await page.getByText('Pace University, F-1 student, from 10th January 2027, 12 months.').waitFor()
  const cheapest = page.getByRole('article', { name: 'Campus Supreme' })
  // The rules that were read are of the year before this cover's, so no plan is said to meet them.
  await cheapest.getByText('Lowest price here').waitFor()
  await cheapest.getByText('$2,800.00').waitFor()
  await cheapest.getByText('Asked and covered').click()
  await cheapest.getByText('Asked: At least $250,000. This plan: No limit.').waitFor()
  await page.getByRole('article', { name: 'Prime Supreme' }).getByText('Least to pay if you fall ill').waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See all 6 plans side by side' }).click()
  // On a phone the two best, then all of them, one below the other.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const list = page.getByRole('list', { name: 'All plans, best first' })
  await expect.poll(() => list.getByRole('heading', { level: 3 }).count()).toBe(2)
  await page.getByRole('button', { name: 'Show all 6' }).click()
  await list.getByRole('heading', { name: 'Scholar 450' }).waitFor()
  await list.getByText('Lowest price', { exact: true }).waitFor()
  await expectAccessible(page)
  if (size !== null) await page.setViewportSize(size)
  const table = page.getByRole('region', { name: 'All plans, side by side' })
  // A plan with a maximum comes after those without one, however cheap it is.
  await table.getByRole('row', { name: /^Price (?!\$860).*\$860/ }).waitFor()
  await table.getByRole('row', { name: /^Most that is paid At least \$250,000 .*Not met: \$200,000 a year/ }).waitFor()
  await expectAccessible(page)
  await table.getByRole('button', { name: 'Choose Campus Supreme' }).click()
  await page.waitForURL(`**${stage}/purchase-insurance`)
  await isComplete(page, 'View all plans')
})

test('who has an insurance and looks at plans for days that it covers reads so before choosing one', async () => {
  const { page, api } = await browser.signedIn(arjun)
  await paidPolicy(browser.app, arjun.email)
  const given = { visa: 'F1', level: 'graduate', dob: '2003-04-17', numberOfMonths: '12' } as const
  const details = { ...given, universityID: 'pace-university', coverageStartDate: '2027-07-15' }
  await api.insuranceDetails.save(details)
  await page.goto(`${stage}/view-recommended`)
  await page.getByText('You’d pay for two insurances from 15th July 2027 to 14th August 2027').waitFor()
  await api.insuranceDetails.save({ ...details, coverageStartDate: '2027-09-01' })
  await page.goto(`${stage}/view-all`)
  await page.getByText('You’d have no insurance with us from 15th August 2027 to 31st August 2027').waitFor()
  await expectAccessible(page)
})

test('a university that takes no such plan is a plain stop, and another visa starts the choice again', async () => {
  const { page, api } = await browser.signedIn(rohan)
  const given = {
    universityID: 'the-university-of-texas-at-arlington',
    visa: 'F1',
    level: 'graduate',
    dob: '2003-04-17',
    coverageStartDate: '',
    numberOfMonths: '',
  } as const
  await api.insuranceDetails.save(given)
  await page.goto(`${stage}/view-all`)
  const table = page.getByRole('region', { name: 'All plans, side by side' })
  await table.getByText('Not met: ').first().waitFor()
  await table
    .getByText(/^Fails \d of \d rules/)
    .first()
    .waitFor()
  await table.getByText('Not sold to you').waitFor()
  await expect.poll(() => table.getByRole('button', { name: /^Choose/ }).count()).toBe(1)
  await page.getByText('Your university says that it takes no plan of this kind').waitFor()

  await api.insuranceDetails.choose({ planID: 'medprime-supreme' })
  await page.goto(`${stage}/enter-details`)
  await page.getByRole('radio', { name: 'J-1 exchange' }).check()
  await page.getByText('With another university or visa you choose again.').waitFor()
  await page.getByRole('button', { name: 'Show me the plans' }).click()
  await page.getByText('What the US asks of a J-1').waitFor()
  await stepOf(page, 'Purchase insurance').click()
  await page.getByRole('dialog').getByText('Select a plan first.').waitFor()
  await page.keyboard.press('Escape')

  // Taken off sale while it is looked at.
  await page.getByRole('article', { name: 'Prime Supreme' }).waitFor()
  await browser.app.services.db.update(insurancePlans).set({ withdrawnAt: browser.app.services.now() })
  await page.getByRole('button', { name: 'Choose Prime Supreme' }).click()
  await page.getByText('Please select the insurance plan.').waitFor()
  await page.getByText('No plans are available for this university', { exact: true }).waitFor()
})
