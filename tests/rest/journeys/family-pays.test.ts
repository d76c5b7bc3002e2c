// Meera asks a parent to pay a bill before any card page is open; they pay it on their phone, and both read it by themselves.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera, rohan } from '#seed/people.ts'
import { home as asked, own } from '#src/features/family/asks/copy.ts'
import { home } from '#src/features/family/copy.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf } from '#src/values/dates.ts'
import { eq } from 'drizzle-orm'
import { clockAt } from '#tests/app.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { issueBill, paidPolicy } from '#tests/insured.ts'
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
const title = 'Scholar Plus: insurance invoice 1'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** The row of the ledger, opened. */
async function openRow(page: Page, name: string) {
  const row = page.getByRole('listitem', { name })
  await row.locator('summary').first().click()
  return row
}

test('a father is asked for a bill, pays it on his phone, and both pages say so by themselves', async () => {
  const [student, father] = [await browser.signedIn(meera), await browser.signedIn(rohan)]
  for (const { page } of [student, father]) await page.setViewportSize(phone)
  const { services } = browser.app
  await services.db.update(people).set({ phone: '+919848076543' }).where(eq(people.email, rohan.email))
  const { id: request } = await paidPolicy(browser.app, meera.email)
  for (const number of [1, 2]) await issueBill(browser.app, { request, number, amount: 45_025 })
  const rent = {
    ...blankEntry,
    kind: 'rent',
    what: 'The flat in Denton',
    payee: 'Denton Homes',
    currency: 'USD',
  } as const
  await student.api.money.add({ ...rent, amount: '900', on: dayOf(services.now()).add({ days: 2 }).toString() })
  const made = await student.api.familyMembers.invite({
    relation: 'father',
    name: 'Papa',
    contact: 'papa@example.com',
    headings: ['money'],
  })
  await father.api.familyInvitations.accept({ token: new URL(made.address).pathname.slice('/family/'.length) })
  await father.page.goto('/family')
  await father.page.getByText(title).first().waitFor()
  expect(await father.page.getByText(asked.title('Meera')).count()).toBe(0)

  await step('she asks him from her money page, and reads what he will see', async () => {
    await student.page.goto('/money')
    const row = await openRow(student.page, title)
    await row.getByRole('button', { name: own.ask }).click()
    const dialog = student.page.getByRole('dialog', { name: own.title })
    await dialog.getByRole('region', { name: own.sees }).getByText('To Safar').waitFor()
    await fits(student.page)
    await dialog.getByRole('button', { name: own.askOne('Papa', 'father') }).click()
    await row.getByText(/^You asked Papa on /).waitFor()
    await fits(student.page)
  })
  const box = father.page.getByRole('listitem').filter({ hasText: title }).first()
  await step('he reads the sum in rupees, and what follows', async () => {
    await father.page.getByRole('heading', { name: asked.title('Meera') }).waitFor()
    await box
      .getByText(/^₹[\d,]+(\.\d\d)? at today’s rate$/)
      .first()
      .waitFor()
    await box.getByRole('region', { name: asked.followsTitle }).getByText('$450.25', { exact: true }).waitFor()
    await box.getByText(asked.payers.student('Meera')).waitFor()
    await fits(father.page)
  })
  await step('she takes it back, and asks again by Undo', async () => {
    await press(student.page, own.withdrawFrom('Papa'))
    await father.page.getByRole('heading', { name: asked.title('Meera') }).waitFor({ state: 'detached' })
    await press(student.page, own.undo)
    await father.page.getByRole('heading', { name: asked.title('Meera') }).waitFor()
  })
  await step('he is asked for the rent too, which is paid elsewhere', async () => {
    const row = await openRow(student.page, 'The flat in Denton')
    await row.getByRole('button', { name: own.ask }).click()
    await press(student.page, own.askOne('Papa', 'father'))
    const other = father.page.getByRole('listitem').filter({ hasText: 'Denton Homes' })
    await other.getByText(asked.elsewhere('Meera')).waitFor()
    expect(await other.getByRole('button').count()).toBe(0)
    expect(await father.page.getByText('The flat in Denton').count()).toBe(0)
    await fits(father.page)
  })
  await step('he pays on the card page, and is thanked', async () => {
    await box.getByRole('button', { name: asked.pay('$450.25') }).click()
    await press(father.page, 'Pay')
    await father.page.waitForURL(/\/family\?paid=/)
    await father.page.getByText(asked.thanks('$450.25', 'Safar', title)).waitFor()
    await fits(father.page)
  })
  await step('she sees it without a press', async () => {
    const row = student.page.getByRole('listitem', { name: title })
    await row.getByRole('button', { name: own.ask }).waitFor({ state: 'detached' })
    await student.page.goto('/profile/family')
    await student.page.getByText(/your father, paid what you had asked for\.$/).waitFor()
  })
  await step('the row that she marks as paid leaves his page', async () => {
    const { entries } = await student.api.money.read()
    const [entry] = entries
    if (entry === undefined) expect.fail('no row')
    const paid = { ...rent, id: entry.id, version: entry.version, amount: '900', isPaid: true, paidRupees: '80,000' }
    await student.api.money.change({ ...paid, on: dayOf(services.now()).toString() })
    await father.page.getByText('Denton Homes').waitFor({ state: 'detached' })
    expect(await father.page.getByRole('heading', { name: home.moneyTitle }).count()).toBe(1)
  })
})
