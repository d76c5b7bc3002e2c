// A parent pays a bill on a phone: no account, one page, one button; the student sees it by themselves.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { insuranceInvoices } from '#src/stages/health-insurance/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { paidPolicy } from '#tests/insured.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()), isReachable: true })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }
const smallest = { width: 320, height: 640 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
/** How a fold is opened. */
const unfold = (page: Page, name: string) => page.locator('summary').getByText(name, { exact: true }).click()

/** Two bills: one that is asked for, and one of next month. */
async function issueBills(): Promise<void> {
  const { services: inside } = browser.app
  const { id } = await paidPolicy(browser.app, meera.email, { billingCycle: 'Monthly', invoice: 90_050 })
  const issuedAt = inside.now()
  const first = dayOf(issuedAt).add({ days: 7 })
  await inside.change(async ({ tx, announce }) => {
    const rows = [45_025, 45_025].map((amount, index) => ({
      request: id,
      number: index + 1,
      amount,
      dueOn: first.add({ months: index }),
      issuedAt,
    }))
    await tx.insert(insuranceInvoices).values(rows)
    await announce('all', 'journey')
  })
}

async function makeLink(page: Page): Promise<string> {
  await page.goto('/health-insurance/pay-invoice')
  await unfold(page, 'Somebody else pays?')
  await press(page, 'Make a pay-link')
  await page.getByText('This link is shown only now.').waitFor()
  const address = page.getByRole('definition').filter({ hasText: '/pay/' })
  return (await address.locator('span').first().textContent()) ?? ''
}

/** The address of a card page is the parent's own; nothing of the student is on it. */
async function payOnPhone(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  expect(answer?.headers()).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  })
  await heading(page, 'Meera asks you to pay a bill')
  for (const text of ['$450.25', 'Safar', 'Scholar Plus: insurance invoice 1'])
    await page.getByRole('definition').filter({ hasText: text }).waitFor()
  for (const secret of ['Iyer', meera.email, 'Sample University']) expect(await page.content()).not.toContain(secret)
  await expectAccessible(page)
  await page.setViewportSize(smallest)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(smallest.width)
  await press(page, 'Pay $450.25 by card')
  await page.getByRole('button', { name: 'Abandon', exact: true }).waitFor()
  expect(await page.content()).not.toContain(meera.email)
  await press(page, 'Abandon')
  await heading(page, 'Meera asks you to pay a bill')
  await press(page, 'Pay $450.25 by card')
  await press(page, 'Pay')
  await heading(page, 'The payment arrived')
  await page.getByText('Thank you. Safar received $450.25.').waitFor()
  await expectAccessible(page)
  expect(new URL(page.url()).pathname).toBe(new URL(address).pathname)
}

test('a parent pays by a link, and a link that was cancelled says so', async () => {
  await issueBills()
  const [student, parent] = [await browser.signedIn(meera), await browser.visitor()]
  await student.page.setViewportSize(phone)
  await parent.page.setViewportSize(phone)
  const address = await step('the student makes a link', async () => {
    const made = await makeLink(student.page)
    await expectAccessible(student.page)
    return made
  })
  await step('the parent pays on a phone', () => payOnPhone(parent.page, address))
  await step('the student sees it without a press', async () => {
    await student.page.getByText('Paid by pay-link').waitFor()
  })
  await step('a link that is over says so', async () => {
    await parent.page.reload()
    await heading(parent.page, 'The payment arrived')
    await parent.page.goto(`${address.slice(0, -3)}xyz`)
    await heading(parent.page, 'This link does not work')
    await expectAccessible(parent.page)
  })
  await step('all that is left is paid ahead', async () => {
    const { page } = student
    await page.reload()
    await unfold(page, 'Pay ahead')
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Pay \$450\.25 of .* now$/ }).click()
    await press(page, 'Pay')
    await page.getByText('Thank you. There is nothing more to pay for this insurance.').waitFor()
  })
})

test('a pay-link is cancelled', async () => {
  await issueBills()
  const [student, parent] = [await browser.signedIn(meera), await browser.visitor()]
  const address = await makeLink(student.page)
  await parent.page.goto(address)
  await heading(parent.page, 'Meera asks you to pay a bill')
  await press(student.page, 'Cancel the link')
  await student.page.getByRole('dialog').getByRole('button', { name: 'Cancel the link', exact: true }).click()
  await student.page.getByText('Your pay-link was cancelled.').waitFor()
  await press(parent.page, 'Pay $450.25 by card')
  await parent.page.getByText('This link was cancelled. Ask the person who sent it to you for a new one.').waitFor()
  await parent.page.reload()
  await heading(parent.page, 'Nothing to pay by this link')
  await expectAccessible(parent.page)
})
