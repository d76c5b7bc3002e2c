// The US debit card: topped up for the SEVIS fee, its purchases and declines, its limits and a freeze.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, rohan } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import * as copy from '#src/stages/forex/card/copy.ts'
import { screen as spending } from '#src/stages/forex/card/spending/rules.ts'
import { cards } from '#src/stages/forex/card/tables.ts'
import * as sevis from '#src/stages/visas/sevis/copy.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
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

test('a card with too little leads from the SEVIS fee to topping up and back; the desk sees it come', async () => {
  const [{ page }, { page: desk }] = [await at.signedIn(rohan), await at.signedIn(dev)]
  await desk.goto('/desk/card-money')
  await desk.getByRole('heading', { name: 'Trial balance' }).waitFor()
  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  await says(page, "The SEVIS fee amounts to $350. You don't have enough balance.")
  await page.getByRole('link', { name: sevis.cardWay }).click()
  await says(page, copy.topUp.forFee('$229.50'))
  await expectPath(page, '/forex/card-details?for=sevis-fee')
  await expect.poll(() => page.getByRole('textbox', { name: 'Amount in USD' }).inputValue()).toBe('229.50')
  await page.getByRole('textbox', { name: 'PAN of the person who pays' }).fill('ABCPD1234K')
  await toPayment(page, 'Continue to payment')
  await button(page, 'Pay').click()
  await page.waitForURL(/\/visas\/pay-sevis-fee/)
  await page.getByRole('button', { name: 'Start the guide' }).click()
  await says(page, 'Your US Debit Card has enough balance!')
  await desk.getByRole('row', { name: /Put on the card.*Rohan Deshmukh.*\$229\.50/ }).waitFor()
  await expectAccessible(desk)
})

test('purchases, declines and refunds are on the page with their merchant; limits and a freeze are the issuer’s', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/forex/card-details')
  await says(page, spending.noSpending)
  await says(page, spending.noLimits)
  const spendings = at.app.outside.sandboxes?.issuing?.spendings ?? expect.fail('no sandbox')
  const [card] = await at.app.services.db
    .select({ id: cards.providerId })
    .from(cards)
    .innerJoin(people, eq(people.id, cards.owner))
    .where(eq(people.email, rohan.email))
  const buy = (amount: number) =>
    spendings.authorize({
      card: card?.id ?? '',
      amount,
      merchant: 'Corner Books',
      merchantAmount: 900,
      merchantCurrency: 'eur',
    })

  // It appears while the page is open; taken, it is a movement.
  const one = await buy(1_000)
  const pending = page.getByRole('table', { name: spending.pending, exact: true })
  await pending.getByText('Corner Books, Denton; €9.00').waitFor()
  await expectAccessible(page)
  await spendings.capture(one.id)
  await page.getByRole('row', { name: /Paid\s*Corner Books, Denton; €9\.00.*−\$10\.00/ }).waitFor()
  await pending.waitFor({ state: 'detached' })
  await spendings.refund(one.id)
  await page.getByRole('row', { name: /Came back\s*Corner Books.*\+\$10\.00/ }).waitFor()

  await button(page, spending.freeze).click()
  const question = page.getByRole('dialog', { name: spending.freezeQuestion })
  await expectAccessible(page)
  await question.getByRole('button', { name: spending.freeze }).click()
  await says(page, spending.frozen)
  await question.waitFor({ state: 'detached' })
  await buy(500)
  const declined = page.getByRole('table', { name: spending.declined, exact: true })
  await declined.getByText('Declined because the card was frozen.').waitFor()
  // What the issuer says of the freeze may come late: said before, it counts no more. The clock of the server stands still.
  at.app.clock.pass({ seconds: 2 })
  await button(page, spending.thaw).click()
  await button(page, spending.freeze).waitFor()

  at.app.clock.pass({ seconds: 2 })
  await page.getByRole('textbox', { name: spending.daily }).fill('5')
  await page.getByRole('textbox', { name: spending.monthly }).fill('4')
  await button(page, spending.save).click()
  await says(page, 'The limit for a month can’t be below the limit for a day.')
  await page.getByRole('textbox', { name: spending.monthly }).fill('40')
  await button(page, spending.save).click()
  await says(page, spending.saved)
  await buy(600)
  await declined.getByText('Declined because it was over your limit.').waitFor()
  await expectAccessible(page)
})
