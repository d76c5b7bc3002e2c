// What the journey costs: rows that are known, added and paid on a phone, the lowest month in words and as a table, and what
// comes back after a refusal.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { rohan } from '#seed/people.ts'
import * as copy from '#src/features/money/copy.ts'
import * as refused from '#src/features/money/refused/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const phone = { width: 360, height: 740 }
const smallest = { width: 320, height: 640 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const row = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })

/** What a row has to say and to do besides opens on a press. */
const open = async (page: Page, name: string) => {
  await row(page, name).getByText(name, { exact: true }).click()
  return row(page, name)
}
const unfold = (page: Page, name: RegExp) => page.locator('summary').filter({ hasText: name }).click()

type Typed = { kind?: string; what: string; isDollars?: true; amount: string; on?: string; isPaid?: true }

async function fill(page: Page, { kind, what, isDollars, amount, on, isPaid }: Typed): Promise<void> {
  const form = page.getByRole('dialog')
  if (kind !== undefined) await form.getByRole('combobox', { name: copy.form.kind, exact: true }).selectOption(kind)
  await form.getByRole('textbox', { name: /What it is|From whom/ }).fill(what)
  if (isDollars) await form.getByRole('radio', { name: '$', exact: true }).check()
  await form.getByRole('textbox', { name: copy.form.amount, exact: true }).fill(amount)
  if (isPaid) await form.getByRole('checkbox', { name: copy.form.isPaid, exact: true }).check()
  if (on !== undefined) await form.getByLabel(/On which day|There on which day/).fill(on)
  await form.getByRole('button', { name: copy.form.save, exact: true }).click()
  await form.waitFor({ state: 'hidden' })
}

/** The clock of the server stands in June 2026. */
async function addAndPay(page: Page): Promise<void> {
  await page.goto('/money')
  await page.getByRole('heading', { level: 1, name: copy.title, exact: true }).waitFor()
  await row(page, 'I-901 SEVIS fee for an F-1').getByText('$350.00', { exact: true }).waitFor()
  await unfold(page, /^\d+ may come/)
  await (await open(page, 'Visa integrity fee')).getByText(copy.states['may-come'], { exact: true }).waitFor()
  await expectAccessible(page)
  await press(page, copy.rows.add)
  await page.getByRole('dialog').getByRole('button', { name: copy.form.save, exact: true }).click()
  await page.getByText(copy.wrong.what, { exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await press(page, copy.rows.add)
  await fill(page, { kind: 'tuition', what: 'Tuition, first term', isDollars: true, amount: '9,000', on: '2026-08-20' })
  await row(page, 'Tuition, first term').getByText('$9,000.00', { exact: true }).waitFor()
  await press(page, copy.rows.add)
  await fill(page, {
    kind: 'deposit',
    what: 'Enrolment deposit',
    isDollars: true,
    amount: '250',
    on: '2026-06-01',
    isPaid: true,
  })
  // What the demo paid with the card is there as well.
  await unfold(page, /^\d+ paid$/)
  await (await open(page, 'Enrolment deposit')).getByText(copy.rows.paidOn('1st June 2026'), { exact: true }).waitFor()
}

async function lowestMonth(page: Page): Promise<void> {
  // Without any money the one thing to do is to say what there is.
  await press(page, copy.course.addFirst)
  await fill(page, { kind: 'own', what: 'Savings', amount: '5,00,000', on: '2026-06-05' })
  await page.getByText(/^At the end of Aug 2026, ₹[\d.]+ lakh is missing/).waitFor()
  await expectAccessible(page)
  const months = page.getByRole('region', { name: copy.course.title, exact: true })
  await months.getByRole('button', { name: 'Show as a table', exact: true }).click()
  const table = months.getByRole('table', { name: copy.course.caption, exact: true })
  const august = table.getByRole('row').filter({ hasText: 'Aug 2026' })
  expect(await august.getByRole('cell').count()).toBe(4)
  expect(await table.getByRole('columnheader').allTextContents()).toEqual(['Month', 'In', 'Out', 'Left at the end'])
  await expectAccessible(page)
  // A part of the loan comes before it, and nothing is missing any more.
  await press(page, copy.funds.add)
  await fill(page, { kind: 'loan', what: 'SBI, first part', amount: '10,00,000', on: '2026-08-01' })
  await page.getByText(/^The least is left at the end of /).waitFor()
}

async function files(page: Page): Promise<void> {
  const coming = page.waitForEvent('download')
  await page.getByRole('link', { name: copy.exportCsv, exact: true }).click()
  const text = (await readFile(await (await coming).path())).toString()
  expect(text).toContain('"Tuition, first term"')
  expect(text).toContain('"SBI, first part"')
}

async function afterRefusal(page: Page): Promise<void> {
  await page.getByRole('link', { name: copy.toRefused, exact: true }).click()
  const asks = page.getByRole('region', { name: refused.verdicts.ask, exact: true })
  await asks.getByRole('heading', { name: 'Enrolment deposit', exact: true }).waitFor()
  await asks.getByText(refused.papers.denial, { exact: true }).waitFor()
  await expectAccessible(page)
  await page.getByRole('radio', { name: refused.cases.later, exact: true }).check()
  await asks.getByText(refused.words.depositLater, { exact: true }).waitFor()
  await page.setViewportSize(smallest)
  for (const path of ['/money/refused', '/money']) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(smallest.width)
  }
}

test('a family sees on a phone what it costs, when money is short, and what comes back', async () => {
  const { page } = await at.signedIn(rohan)
  await page.setViewportSize(phone)
  await step('payments are there, added and paid', () => addAndPay(page))
  await step('the month with the least is in words, and as a table', () => lowestMonth(page))
  await step('the ledger is taken along', () => files(page))
  await step('a refusal shows what comes back', () => afterRefusal(page))
})
