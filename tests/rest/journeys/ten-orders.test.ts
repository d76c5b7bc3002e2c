// What the form shows of ten orders, to the paisa; and one of them paid, on each screen that tells of it afterwards.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun } from '#seed/people.ts'
import { fundingNames } from '#src/features/exchange/copy.ts'
import { sellingRate } from '#src/features/exchange/service.ts'
import { exchangeRates } from '#src/features/exchange/tables.ts'
import * as money from '#src/features/money/remittances/copy.ts'
import * as copy from '#src/stages/forex/card/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'
import { tenOrders, type WorkedOrder } from '#tests/ten-orders.ts'

let at: BrowserApp
// The browser has its own clock: the server goes by the same, so that both are in one financial year.
const clock = clockAt(Temporal.Now.instant().toString())

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

async function rateIs(midRate: number): Promise<void> {
  const { db } = at.app.services
  await sellingRate(at.app.services)
  const [rate] = await db.select().from(exchangeRates).orderBy(exchangeRates.id).limit(1)
  const { id: _, ...known } = rate ?? expect.fail('no rate')
  await db.insert(exchangeRates).values({ ...known, midRate, askedAt: clock.now() })
}

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

async function fill(page: Page, { midRate, typed: { amount, fundedBy, sentBefore } }: WorkedOrder): Promise<void> {
  await rateIs(midRate)
  await page.goto('/forex/get-card')
  await field(page, copy.getCard.pan).fill('ABCPI1234K')
  // On a loan it isn't asked for; what was declared counts all the same.
  await page.getByRole('radio', { name: fundingNames.savings, exact: true }).check()
  await field(page, /^Sent abroad since/).fill(sentBefore)
  await page.getByRole('radio', { name: fundingNames[fundedBy], exact: true }).check()
  await field(page, copy.getCard.amount).fill(amount)
}

const costs = (page: Page) => page.getByLabel('What it costs in rupees', { exact: true })

async function showsIt(page: Page, order: WorkedOrder): Promise<void> {
  await fill(page, order)
  await page.getByText(copy.getCard.leftOfLimit(order.left), { exact: true }).waitFor()
  await expect.poll(() => costs(page).getByRole('definition').allTextContents()).toEqual(order.words)
  expect(await costs(page).getByRole('term').first().textContent()).toContain(` at ${order.rateWords}`)
}

/** A finger that stays on a key: the form is still there, and says so. */
async function staysWithHugeSums(page: Page): Promise<void> {
  await page.goto('/forex')
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  const rates = page.getByRole('dialog', { name: 'Live rates' })
  await rates.locator('summary').getByText('What it costs you', { exact: true }).click()
  await rates.getByLabel('To arrive').fill('90071992547409.91')
  await rates.getByText(copy.amountRequired, { exact: true }).waitFor()
  await page.goto('/forex/get-card')
  await field(page, copy.getCard.pan).fill('ABCPI1234K')
  await field(page, copy.getCard.amount).fill('90071992547409.91')
  await field(page, /^Sent abroad since/).fill('90071992547409.91')
  await page.getByRole('button', { name: copy.getCard.go, exact: true }).click()
  await page.getByText(copy.amountRequired, { exact: true }).waitFor()
  await page.getByText(copy.sentWrong, { exact: true }).waitFor()
}

/** $5,000.00 at ₹88.37, after ₹9,00,000.00 that were declared. */
async function tellsOfIt(page: Page): Promise<void> {
  await page.getByRole('button', { name: copy.getCard.go, exact: true }).click()
  await page.waitForURL(/\/sandbox\/rupees\//)
  await page.getByText('₹4,49,174.67').first().waitFor()
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await page.getByRole('heading', { name: copy.face.balance }).waitFor()
  const row = page.getByRole('row', { name: /Put on the card/ })
  await row.getByText('₹4,49,174.67 paid: ₹4,41,850.00 at ₹88.37 a dollar, GST ₹487.67, TCS ₹6,837.00.').waitFor()
  await row.getByText('+$5,000.00', { exact: true }).waitFor()
  // The next order begins with what was declared, and says what was paid here.
  await page.getByRole('button', { name: copy.topUp.add, exact: true }).click()
  await field(page, copy.getCard.amount).fill('100')
  await page.getByText(copy.getCard.countedFrom('₹4,41,850.00', '₹9,00,000.00'), { exact: true }).waitFor()
  await page.getByText(copy.getCard.leftOfLimit('$234,715.55'), { exact: true }).waitFor()
  expect(await costs(page).getByRole('definition').allTextContents()).toEqual([
    '₹8,837.00',
    '₹0.00',
    '₹45.00',
    '₹176.74',
    '₹9,058.74',
  ])
}

async function isInBothLimits(page: Page): Promise<void> {
  await page.goto('/money/remittances')
  await page.getByRole('radio', { name: money.panEnding('ABCPI1234K'), exact: true }).check()
  await page.getByText(money.freeLeft('₹0.00', '₹10,00,000.00'), { exact: true }).waitFor()
  await page.getByText('₹13,41,850.00 sent', { exact: true }).waitFor()
  await page.getByText(money.freeLeft('$234,815.55', '$250,000.00'), { exact: true }).waitFor()
  await page.getByText('$15,184.45 sent', { exact: true }).waitFor()
  await page.getByText(money.declaredCounts('₹9,00,000.00', '$10,184.45'), { exact: true }).waitFor()
  await page.getByText(money.taken('₹6,837.00', '₹6,837.00'), { exact: true }).waitFor()
  await expectAccessible(page)
}

/** What was on its own meter is on father's, and what the page says of it moves along. */
async function isFathers(page: Page): Promise<void> {
  await page.getByRole('radio', { name: money.holderNames.student, exact: true }).first().check()
  await page.getByText(money.panNotCounted('₹4,41,850.00', '234K')).waitFor()
  await page.getByRole('button', { name: money.sayWhose }).click()
  const form = page.getByRole('form', { name: money.whosePan })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText(money.wrong.holder, { exact: true }).waitFor()
  await form.getByRole('radio', { name: money.holderNames.father, exact: true }).check()
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(money.panCounted('₹4,41,850.00', '234K')).waitFor()
  expect(await page.getByRole('radio', { name: money.holderNames.father, exact: true }).isChecked()).toBe(true)
  await page.getByText('₹13,41,850.00 sent', { exact: true }).waitFor()
  await page.getByText(money.declaredCounts('₹9,00,000.00', '$10,184.45'), { exact: true }).waitFor()
  await page.reload()
  await page.getByRole('radio', { name: money.holderNames.father, exact: true }).check()
  await page.getByText('$15,184.45 sent', { exact: true }).waitFor()
  await page.getByRole('button', { name: money.changeWhose }).click()
  await form.getByRole('button', { name: 'Cancel', exact: true }).click()
  await form.waitFor({ state: 'detached' })
}

test('ten orders that differ show what was worked out by hand, and one that is paid is shown alike everywhere', async () => {
  const { page } = await at.signedIn(arjun)
  await step('sums that nobody has are refused in words', () => staysWithHugeSums(page))
  for (const order of tenOrders) await step(order.what, () => showsIt(page, order))
  const paid = tenOrders.find(({ total }) => total === 4_49_174_67) ?? expect.fail('no such order')
  await step('it is paid', async () => {
    await showsIt(page, paid)
    await expectAccessible(page)
    await tellsOfIt(page)
  })
  await step('its dollars and those that were declared are in the limit', () => isInBothLimits(page))
  await step('its PAN is father’s, and so are its sums', () => isFathers(page))
})
