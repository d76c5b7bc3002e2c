// The US debit card: from the welcome to a funded card, its number after a fresh sign-in, and the SEVIS fee paid with it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, demoPassword } from '#seed/people.ts'
import * as copy from '#src/stages/forex/card/copy.ts'
import * as sevis from '#src/stages/visas/sevis/copy.ts'
import { expectAccessible, openBrowserApp, pathOf, type BrowserApp, isComplete, stepOf } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

let at: BrowserApp
const clock = clockAt(Temporal.Now.instant().toString())

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const toPayment = async (page: Page, press: string) => {
  await button(page, press).click()
  await page.waitForURL(/\/sandbox\/rupees\//)
}

/** Three rows, then all; and what a sum costs in rupees out, with the tax that comes back. */
async function compareRates(page: Page): Promise<void> {
  await button(page, 'Compare').click()
  const rates = page.getByRole('dialog', { name: 'Live rates' })
  await rates.getByText('Sample data as of 1st July 2026').waitFor()
  const table = rates.getByRole('table', { name: 'Sending 100,000.00 INR' })
  await expect.poll(() => table.getByRole('row').count()).toBe(1 + 3)
  await table.getByRole('row').filter({ hasText: 'Cheapest' }).getByText('$1,116.61').waitFor()
  await rates.getByRole('button', { name: 'Show all 8' }).click()
  await expect.poll(() => table.getByRole('row').count()).toBe(1 + 8)
  await table.getByRole('row').filter({ hasText: 'Airport counter' }).getByText('− $70.37').waitFor()
  await rates.getByLabel('Order').selectOption('Fastest first')
  await expectAccessible(page)
  await rates.locator('summary').getByText('What it costs you', { exact: true }).click()
  await rates.getByLabel('To arrive').fill('20,000')
  const costs = rates.getByRole('list', { name: 'Rupees out for $20,000.00' })
  await costs
    .getByText(/TCS ₹15,\d{3}\.\d{2} comes back\./)
    .first()
    .waitFor()
  await rates.getByText('An education loan from a bank or notified institution', { exact: true }).click()
  await expect.poll(() => costs.getByText(/TCS/).count()).toBe(0)
  await rates.getByText('Another loan').click()
  await costs
    .getByText(/TCS ₹15,\d{3}\.\d{2} comes back\./)
    .first()
    .waitFor()
  await rates.getByText('Something else').click()
  await rates.getByText('We work out the TCS for education only.').waitFor()
  expect(await costs.count()).toBe(0)
  await expectAccessible(page)
  await rates.getByRole('button', { name: 'Close' }).click()
}

test('from the welcome to a funded card, and the SEVIS fee paid with it', async () => {
  const { page } = await at.signedIn(arjun)
  await page.goto('/forex')
  await says(page, 'Get a US debit card in seconds.')
  await page.getByText('Tuition payment isn’t here yet.').waitFor()
  await compareRates(page)
  await button(page, 'Get Started').click()
  await page.getByRole('button', { name: 'Get your US debit card' }).click()
  const amount = page.getByRole('textbox', { name: 'Amount in USD' })
  await amount.fill('0.50')
  await button(page, 'Continue to payment').click()
  await says(page, 'An amount in USD is required.')
  await says(page, 'Please enter the PAN of the person who pays, such as ABCPE1234F.')
  await page.getByRole('textbox', { name: 'PAN of the person who pays' }).fill('ABCPI1234K')
  await amount.fill('520')
  await page.getByText('You pay', { exact: true }).waitFor()
  await expectAccessible(page)

  // Abandoned, it waits; declined by the bank, it says so; then it is paid.
  await toPayment(page, 'Continue to payment')
  await button(page, 'Abandon').click()
  await says(page, copy.waiting.title)
  await stepOf(page, 'Get your US debit card').getByText('In Progress').waitFor()
  await toPayment(page, copy.waiting.back)
  await button(page, 'Let the bank decline').click()
  await button(page, 'Abandon').click()
  await says(page, copy.waiting.failed)
  await toPayment(page, 'Continue to payment')
  await button(page, 'Pay').click()

  // The first step has gone, and the other stands in its place.
  await page.getByRole('heading', { name: copy.face.balance }).waitFor()
  expect(pathOf(page)).toMatch(/^\/forex\/card-details/)
  await says(page, '$520.00')
  expect(await page.getByRole('button', { name: 'Get your US debit card' }).count()).toBe(0)

  // Who signed in a while ago shows once more that it is them.
  clock.pass({ minutes: 6 })
  await button(page, copy.face.show).click()
  const proof = page.getByRole('dialog', { name: 'Show that it is you' })
  await proof.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Go on' }).click()
  const number = await page.locator('[data-printed]').textContent()
  expect(number).toMatch(/^4000 0099 9\d{3} \d{4}$/)
  await expectAccessible(page)
  expect(await storedHere(page)).not.toContain(number?.replaceAll(' ', ''))
  await button(page, copy.face.hide).click()
  await page.locator('[data-printed]').waitFor({ state: 'detached' })

  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide.getByText('Your US Debit Card has enough balance!').waitFor()
  await guide.getByRole('button', { name: sevis.prepare.ready }).click()
  await guide.getByRole('button', { name: sevis.site.opened }).click()
  await guide.getByRole('button', { name: sevis.details.paidWithCard }).click()
  await isComplete(page, 'Pay SEVIS fee')
  await page.goto('/forex/card-details')
  await page.getByRole('row', { name: /SEVIS fee paid.*−\$350\.00.*\$170\.00/ }).waitFor()
})

/** All that the browser has written down of this site. */
const storedHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows = await Promise.all(
      (await indexedDB.databases()).map(
        ({ name = '' }) =>
          new Promise<unknown[]>(resolve => {
            const opening = indexedDB.open(name)
            opening.addEventListener('success', () => {
              const [store] = opening.result.objectStoreNames
              if (store === undefined) return resolve([])
              const all = opening.result.transaction(store).objectStore(store).getAll()
              all.addEventListener('success', () => resolve(all.result))
            })
          }),
      ),
    )
    return JSON.stringify([rows, { ...localStorage }, { ...sessionStorage }])
  })
