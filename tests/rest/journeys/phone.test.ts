// On a phone: how many presses it takes from the home page to what is wanted most, and where one lands.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { loanApplications, loanSendings, loanOffers } from '#src/stages/loans/tables.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

async function home(): Promise<{ page: Page; press: (what: Locator) => Promise<void>; presses: () => number }> {
  const { page } = await browser.signedIn(meera)
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByRole('region', { name: 'Next' }).waitFor()
  let count = 0
  const press = async (what: Locator) => {
    await what.click()
    count += 1
  }
  return { page, press, presses: () => count }
}

const phone = { width: 360, height: 740 }
/** It looks at other widths as well. */
const isAccessible = async (page: Page) => {
  await expectAccessible(page)
  await page.setViewportSize(phone)
}

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main places' })

async function addOffers() {
  const { db, vault, now, change } = browser.app.services
  const owner = (await db.select().from(people)).find(({ email }) => email === meera.email)?.id ?? ''
  const at = now()
  await db.insert(loanApplications).values({
    owner,
    sealed: await vault.seal(owner, '{}'),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
    financialAt: at,
  })
  const banks = ['Avanse', 'Auxilo']
  await db.insert(loanSendings).values(banks.map(bank => ({ owner, bank, at, consentedAt: at })))
  await db.insert(loanOffers).values(
    banks.map((bank, index) => ({
      owner,
      bank,
      moratoriumMonths: 30,
      instalments: 120,
      amount: 300_000_000,
      fee: 0,
      rate: 950 + index * 150,
      rebateAvailable: true,
      at,
      changedAt: at,
    })),
  )
  await change(({ announce }) => announce(`person:${owner}`, 'loans', 'journey'))
}

test('the next stage is one press away, and any open step two', async () => {
  const { page, press, presses } = await home()
  await step('from the line', async () => {
    await press(page.getByRole('link', { name: /^Loans, / }).first())
    await expectPath(page, '/loans')
    expect(presses()).toBe(1)
  })
  await step('from the card', async () => {
    const { page: other, press: pressThere, presses: count } = await home()
    await pressThere(other.getByRole('region', { name: 'Next' }).getByRole('link'))
    await other.getByRole('button', { name: /^Apply to banks/, expanded: true }).waitFor()
    expect(count()).toBe(1)
  })
})

test('an open step stands alone, with the keyboard on it; the others come at a press', async () => {
  const { page } = await home()
  await page.getByRole('region', { name: 'Next' }).getByRole('link').click()
  const row = page.getByRole('button', { name: /^Apply to banks/, expanded: true })
  await expect.poll(() => row.evaluate(button => document.activeElement === button)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  expect((await row.boundingBox())?.y).toBeLessThan(phone.height / 3)
  const other = page.getByRole('heading').getByRole('button', { name: /^Finalize offer/ })
  expect(await other.count()).toBe(0)
  await isAccessible(page)
  await page.getByRole('button', { name: 'All steps of Loans' }).click()
  await expectPath(page, '/loans')
  await other.waitFor()
})

test('the bar leads everywhere; the route opens over the page and leads on', async () => {
  const { page, press, presses } = await home()
  await press(bar(page).getByRole('button', { name: 'Route' }))
  const sheet = page.getByRole('dialog', { name: 'Your route' })
  await sheet.getByText(/^\d+ of 11 done$/).waitFor()
  await isAccessible(page)
  // It is on no list of stages, and has its place below it.
  await sheet.getByRole('link', { name: 'SOP review' }).waitFor()
  await press(sheet.getByRole('link', { name: /^Vaccines/ }))
  await expectPath(page, '/vaccines')
  await expect.poll(() => sheet.count()).toBe(0)
  expect(presses()).toBe(2)
  for (const [name, path] of [
    ['Plan', '/plan'],
    ['Documents', '/documents'],
    ['Money', '/money'],
  ] as const) {
    await bar(page).getByRole('link', { name }).click()
    await expectPath(page, path)
    await expect.poll(() => bar(page).getByRole('link', { name }).getAttribute('aria-current')).toBe('page')
  }
  expect(await bar(page).getByRole('link', { name: 'Guides' }).isVisible()).toBe(false)
  await page.getByRole('banner').getByRole('link', { name: 'Meera' }).click()
  await expectPath(page, '/profile')
  await bar(page).getByRole('link', { name: 'Home' }).click()
  await expectPath(page, '/')
})

test('Asha is one press away, and the question a second one', async () => {
  const { page, press, presses } = await home()
  await press(page.getByRole('button', { name: 'Ask Asha' }).first())
  await page.getByText('Hi Meera, I am Asha.').waitFor()
  expect(presses()).toBeLessThanOrEqual(2)
})

test('offers that came stand in the card, and three presses accept one', async () => {
  await addOffers()
  const { page, press, presses } = await home()
  const card = page.getByRole('region', { name: 'Next' })
  await card.getByRole('heading', { name: /^2 offers, from ₹[\d.]+ lakh in all$/ }).waitFor()
  await isAccessible(page)
  await press(card.getByRole('link', { name: 'Compare them' }))
  await press(page.getByRole('button', { name: 'Accept Avanse' }))
  await press(page.getByRole('dialog').getByRole('button', { name: 'Accept this offer' }))
  await page.waitForURL('**/loans/meet-bank-official')
  expect(presses()).toBe(3)
})
