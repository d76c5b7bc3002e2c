// How much to borrow, what each offer truly costs as one moves it, and what was sent abroad until 31 March.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera, rohan } from '#seed/people.ts'
import * as money from '#src/features/money/remittances/copy.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import * as terms from '#src/features/money/terms/copy.ts'
import { financialYearOf } from '#src/features/exchange/cost/rules.ts'
import { lastDayOf } from '#src/features/money/remittances/rules.ts'
import { people } from '#src/platform/identity/tables.ts'
import { loanApplications, loanSendings, loanOffers } from '#src/stages/loans/tables.ts'
import { workOut } from '#src/stages/loans/application/copy.ts'
import * as need from '#src/stages/loans/need/copy.ts'
import * as offersCopy from '#src/stages/loans/offers/copy.ts'
import * as wait from '#src/stages/loans/offers/wait/copy.ts'
import * as timing from '#src/stages/loans/timing/copy.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
const now = Temporal.Now.instant()
const today = dayOf(now)
const inHalfAYear = today.add({ months: 6 })

beforeAll(async () => {
  // The browser has its own clock: the server goes by the same, so that both are in one financial year.
  browser = await openBrowserApp({ clock: clockAt(now.toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }

async function workOutTheNeed(page: Page) {
  await page.goto('/loans/apply-to-banks')
  await page.getByText(workOut.title, { exact: true }).click()
  const panel = page.getByRole('region', { name: need.title, exact: true })
  await panel.getByText(need.hints.fromI20, { exact: true }).waitFor()
  expect(await panel.getByRole('textbox', { name: need.labels.costYear }).inputValue()).toBe('40000')
  expect(await panel.getByRole('textbox', { name: need.labels.months }).inputValue()).toBe('21')
  await panel.getByText('Loan in all: ₹70,80,000 ($80,000)', { exact: true }).waitFor()
  await panel.getByRole('textbox', { name: need.labels.ownFunds }).fill('10,00,000')
  await panel.getByText('Loan in all: ₹60,80,000 ($68,701)', { exact: true }).waitFor()
  await panel.getByRole('radio', { name: need.marginNames['5'], exact: true }).check()
  await panel.getByText('Loan in all: ₹64,34,000 ($69,239)', { exact: true }).waitFor()
  await panel.getByText(need.notIn).waitFor()
  await panel.getByRole('textbox', { name: need.labels.scholarship }).fill('free')
  await panel.getByRole('button', { name: 'Save these figures', exact: true }).click()
  await panel.getByText(need.wrong.dollars, { exact: true }).waitFor()
  await panel.getByRole('textbox', { name: need.labels.scholarship }).fill('')
  await panel.getByRole('button', { name: 'Save these figures', exact: true }).click()
  await panel.getByText('Saved', { exact: true }).waitFor()
  await expectAccessible(page)
}

async function takeItOver(page: Page) {
  const amount = page.getByRole('textbox', { name: 'How much do you want to borrow, in lakhs?' })
  // Nothing is filled in before the press.
  expect(await amount.inputValue()).toBe('')
  await page.getByRole('button', { name: need.use('64.5'), exact: true }).click()
  expect(await amount.inputValue()).toBe('64.5')
  await page.getByText(need.isUsed('64.5'), { exact: true }).waitFor()
  await amount.fill('50')
  await page.getByText(need.differs('50'), { exact: true }).waitFor()
  const saved = page.waitForResponse(
    answer =>
      answer.url().endsWith('/api/loans/application') &&
      answer.request().method() === 'PUT' &&
      answer.request().postData()?.includes('64.5') === true,
  )
  await page.getByRole('button', { name: need.use('64.5'), exact: true }).click()
  await saved
  await page.reload()
  // The form comes first, and this opens on a press.
  await page.locator('summary').getByText(workOut.title, { exact: true }).click()
  await page.getByText(need.isUsed('64.5'), { exact: true }).waitFor()
  expect(await amount.inputValue()).toBe('64.5')
}

test('a student with a loan works out how much, and the application takes it over by a press', async () => {
  const { page, api } = await browser.signedIn(meera)
  await page.setViewportSize(phone)
  await api.passportProfile.change({ facts: { bornOn: '2001-07-09' } })
  await api.passportProfile.keepPaper({
    paper: 'i-20',
    says: { costYear1: '4000000', programmeStart: '2027-08-16', programmeEnd: '2029-05-15' },
  })
  await step('the I-20 gives the costs, the student the rest', () => workOutTheNeed(page))
  await step('the amount is filled in by a press, and kept', () => takeItOver(page))
  await api.money.add({ ...blankEntry, kind: 'own', what: 'Father', amount: '20,00,000', on: today.toString() })
  await step('what is in the ledger is not asked for again', () => seeTheLedger(page))
})

/** ₹10,00,000 were typed here before: the ledger's ₹20,00,000 stand in their place. */
async function seeTheLedger(page: Page) {
  await page.reload()
  await page.locator('summary').getByText(workOut.title, { exact: true }).click()
  const panel = page.getByRole('region', { name: need.title, exact: true })
  await panel.getByText('₹20,00,000.00', { exact: true }).waitFor()
  expect(await panel.getByRole('textbox', { name: need.labels.ownFunds }).count()).toBe(0)
  await panel.getByText('Loan in all: ₹54,34,000 ($58,477)', { exact: true }).waitFor()
  await expectAccessible(page)
  await panel.getByRole('link', { name: need.fromLedger, exact: true }).click()
  await page.getByText('Father', { exact: true }).waitFor()
}

async function addOffers() {
  const { db, vault } = browser.app.services
  const owner = (await db.select().from(people)).find(({ email }) => email === rohan.email)?.id ?? ''
  await db.insert(loanApplications).values({
    owner,
    sealed: await vault.seal(owner, '{}'),
    amount: 400_000_000,
    updatedAt: now,
    academicsAt: now,
    identityAt: now,
    financialAt: now,
  })
  const banks = ['Avanse', 'State Bank of India']
  await db.insert(loanSendings).values(banks.map(bank => ({ owner, bank, at: now, consentedAt: now })))
  const terms = {
    owner,
    instalments: 120,
    amount: 400_000_000,
    fee: 100,
    rebateAvailable: true,
    at: now,
    changedAt: now,
  }
  await db.insert(loanOffers).values([
    { ...terms, bank: 'Avanse', rate: 1100, rateKind: 'floating', moratoriumMonths: 36 },
    { ...terms, bank: 'State Bank of India', rate: 950, rateKind: 'fixed', moratoriumMonths: 30, fee: 0 },
  ])
}

const fold = (page: Page, name: string) => page.locator('summary').getByText(name, { exact: true })

async function moveTheSliders(page: Page) {
  const avanse = page.getByRole('article', { name: 'Avanse' })
  await avanse.getByText('₹73,283', { exact: true }).waitFor()
  await fold(page, offersCopy.folds.table).click()
  const table = page.getByRole('table', { name: offersCopy.offersTable, exact: true })
  await table.getByRole('row', { name: /^APR .*10\.56 %/ }).waitFor()
  await table.getByRole('row', { name: /^20 % of a net pay of .*₹3,66,415/ }).waitFor()
  await table.getByText(offersCopy.keyFactStatement.ask, { exact: true }).first().waitFor()
  await fold(page, offersCopy.folds.whatIf).click()
  await page.getByRole('slider', { name: 'Begin to repay after' }).fill('30')
  await avanse.getByText('₹70,253', { exact: true }).waitFor()
  // By keyboard: one step less of the amount.
  await page.getByRole('slider', { name: offersCopy.sliders.amount, exact: true }).press('ArrowLeft')
  await page.getByText('₹39 lakh', { exact: true }).waitFor()
  await avanse.getByText('₹68,496', { exact: true }).waitFor()
  await page.getByRole('slider', { name: offersCopy.sliders.amount, exact: true }).press('End')
  await page.getByRole('slider', { name: offersCopy.sliders.rise, exact: true }).fill('100')
  await avanse.getByText('12.00 %', { exact: true }).waitFor()
  // A fixed rate stays.
  await page.getByRole('article', { name: 'State Bank of India' }).getByText('₹64,052', { exact: true }).waitFor()
  await page.getByRole('slider', { name: offersCopy.sliders.rise, exact: true }).fill('0')
  await expectAccessible(page)
}

async function sortAndReadAsTable(page: Page) {
  await page.getByRole('combobox', { name: 'Order' }).selectOption(offersCopy.orderNames.time)
  await expect
    .poll(() => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['Avanse', 'State Bank of India'])
  await page.getByRole('slider', { name: 'Begin to repay after' }).fill('36')
  // What the APR hides: half a year less costs fewer rupees at a higher APR.
  const half = page.getByRole('table', { name: wait.table, exact: true })
  await half.getByRole('row', { name: /2\.5 years.*₹84,77,501.*₹70,253.*10\.71 %/ }).waitFor()
  await half.getByRole('row', { name: /3 years.*₹88,41,161.*₹73,283.*10\.56 %/ }).waitFor()
  await page.getByRole('combobox', { name: 'Order' }).selectOption(offersCopy.orderNames.recommended)
  await expect
    .poll(() => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents())
    .toEqual(['State Bank of India', 'Avanse'])
  await page
    .getByRole('table', { name: offersCopy.offersTable, exact: true })
    .getByRole('row', { name: /^20 % of a net pay of ₹3,20,259/ })
    .waitFor()
}

async function seeTheDays(page: Page) {
  await fold(page, offersCopy.folds.days).click()
  const days = page.getByRole('table', { name: timing.title, exact: true })
  const first = formatDay(today.add({ weeks: 2 }))
  await days.getByRole('row', { name: new RegExp(`Avanse.*${first}`) }).waitFor()
  expect(await page.getByText(timing.noTuitionDay, { exact: true }).count()).toBe(1)
  await page.getByRole('link', { name: timing.toDates, exact: true }).waitFor()
}

test('a student with offers moves amount, wait and rate, and sees what the APR hides', async () => {
  await addOffers()
  const { page, api } = await browser.signedIn(rohan)
  await page.setViewportSize(phone)
  await page.goto('/loans/finalize-offer')
  await step('the figures follow the sliders', () => moveTheSliders(page))
  await step('the order is the student’s, and all is read as a table', () => sortAndReadAsTable(page))
  await step('the days of the plan are not known', () => seeTheDays(page))
  await api.plan.give({ thing: 'tuitionDue', day: inHalfAYear.toString() })
  await step('with the tuition day it is said what is in time', async () => {
    await page.reload()
    await fold(page, offersCopy.folds.days).click()
    const days = page.getByRole('table', { name: timing.title, exact: true })
    await days
      .getByRole('row', { name: /Avanse/ })
      .getByText(timing.words.fits, { exact: true })
      .waitFor()
    await expectAccessible(page)
  })
})

/** From the offers to the ledger, and back. */
async function enterTheTerms(page: Page) {
  await fold(page, offersCopy.folds.days).click()
  await page.getByRole('link', { name: timing.toTerms, exact: true }).click()
  await page.getByRole('button', { name: terms.add, exact: true }).click()
  const form = page.getByRole('form', { name: terms.form.title, exact: true })
  await form.getByRole('button', { name: terms.form.save, exact: true }).click()
  await form.getByRole('textbox', { name: terms.form.amount }).fill('9,000')
  // The first begins with the day that the plan has.
  expect(await form.getByLabel(terms.form.day(1), { exact: true }).inputValue()).toBe(inHalfAYear.toString())
  await form.getByLabel(terms.form.day(2)).fill(inHalfAYear.subtract({ days: 1 }).toString())
  await form.getByRole('button', { name: terms.form.save, exact: true }).click()
  await form.getByText(terms.wrong.order, { exact: true }).waitFor()
  await form.getByLabel(terms.form.day(2)).fill(inHalfAYear.add({ months: 5 }).toString())
  await expectAccessible(page)
  await form.getByRole('button', { name: terms.form.save, exact: true }).click()
  await form.waitFor({ state: 'hidden' })
  await page.locator('summary').getByText(terms.unfold(2), { exact: true }).click()
  await page
    .getByRole('table', { name: terms.caption, exact: true })
    .getByRole('row', { name: /Tuition, term 2.*\$9,000\.00/ })
    .waitFor()
  await expectAccessible(page)
}

async function seeTheParts(page: Page) {
  await page.goto('/loans/finalize-offer')
  const half = inHalfAYear.add({ months: 5 })
  await fold(page, offersCopy.folds.days).click()
  await page.getByText(new RegExp(`^Part 2: tuition due on ${formatDay(half)}\\. Ask the lender for it by `)).waitFor()
  await fold(page, offersCopy.folds.count).click()
  await page.getByText(offersCopy.keyFacts(2)).waitFor()
  // Half of it later bears less interest: ₹88,41,161 at once.
  const avanse = page.getByRole('article', { name: 'Avanse' })
  await avanse.getByText('₹72,020', { exact: true }).waitFor()
  await expectAccessible(page)
}

test('with tuition by term a loan is paid out part by part, and costs less', async () => {
  const { page } = await browser.signedIn(rohan)
  await page.setViewportSize(phone)
  await page.goto('/loans/finalize-offer')
  await step('the terms are entered in the ledger', () => enterTheTerms(page))
  await step('each part has its day, and the figures follow', () => seeTheParts(page))
})

async function addWhatWasSent(page: Page) {
  await page.goto('/money/remittances')
  // What the seed has them pay for the card is on their own PAN, and counts by itself.
  await page.getByRole('row', { name: new RegExp(money.card) }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: money.add, exact: true }).click()
  const form = page.getByRole('form', { name: money.add, exact: true })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.getByText(money.wrong.rupees, { exact: true }).waitFor()
  await form.getByRole('radio', { name: 'Father', exact: true }).check()
  await form.getByLabel(money.labels.day, { exact: true }).fill(today.toString())
  await form.getByRole('textbox', { name: money.labels.rupees }).fill('9,00,000')
  await form.getByRole('textbox', { name: money.labels.dollars }).fill('10,000')
  await form.getByRole('radio', { name: money.kindNames.savings, exact: true }).check()
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByRole('row', { name: /₹9,00,000\.00/ }).waitFor()
  expect(await page.getByRole('radio', { name: 'Father', exact: true }).isChecked()).toBe(true)
  await page.getByText(money.freeLeft('₹1,00,000.00', '₹10,00,000.00'), { exact: true }).waitFor()
  await page.getByText(money.freeLeft('$240,000.00', '$250,000.00'), { exact: true }).waitFor()
}

async function seeTheEndOfTheYear(page: Page) {
  await page.getByText(money.march, { exact: true }).waitFor()
  await page.getByText(formatDay(lastDayOf(financialYearOf(today))), { exact: true }).waitFor()
  const april = formatDay(financialYearOf(today).add({ years: 1 }))
  await page.getByRole('textbox', { name: money.nextLabel }).fill('3,00,000')
  await page.getByText(money.tcsNow('₹4,000.00'), { exact: true }).waitFor()
  await page.getByText(money.tcsLater('₹0.00', april), { exact: true }).waitFor()
  await page.getByText(money.movingSaves('₹4,000.00', april), { exact: true }).waitFor()
  await page.getByRole('radio', { name: money.kindNames.loan, exact: true }).check()
  await page.getByText(money.tcsNow('₹0.00'), { exact: true }).waitFor()
  await page.getByText(money.movingSavesNothing, { exact: true }).waitFor()
  await page.getByText(money.claim, { exact: true }).waitFor()
  await expectAccessible(page)
}

async function changeAndRemove(page: Page) {
  await page.getByRole('button', { name: `${money.edit}: ₹9,00,000.00, ${formatDay(today)}`, exact: true }).click()
  const form = page.getByRole('form', { name: money.editing, exact: true })
  await form.getByRole('textbox', { name: money.labels.rupees }).fill('12,00,000')
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await form.waitFor({ state: 'detached' })
  await page.getByText(money.taken('₹0.00', '₹4,000.00')).waitFor()
  await page.getByRole('button', { name: `${money.remove}: ₹12,00,000.00, ${formatDay(today)}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: money.remove, exact: true }).click()
  await page.getByRole('row', { name: new RegExp(money.card) }).waitFor()
}

test('what was sent is entered on a phone, and 31 March is seen', async () => {
  const { page } = await browser.signedIn(rohan)
  await page.setViewportSize({ width: 320, height: 640 })
  await step('a sum is added', () => addWhatWasSent(page))
  await step('what waiting for April changes', () => seeTheEndOfTheYear(page))
  await step('it is changed and removed', () => changeAndRemove(page))
})
