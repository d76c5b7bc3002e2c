// A bank account, a card and a phone plan from the welcome to having them, with the desk beside and no reload.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, dev, kavya, rohan } from '#seed/people.ts'
import * as progress from '#src/features/progress/copy.ts'
import { deskLink, expectAccessible, openBrowserApp, type BrowserApp, stepOf, isComplete } from '#tests/browser.ts'
import { step } from '#tests/step.ts'
import { ensure } from '../api.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const choose = (page: Page, title: string) => page.getByRole('button', { name: `Choose this one: ${title}` })

async function answerAtDesk(desk: Page, student: string, words: string, code = ''): Promise<void> {
  await (await deskLink(desk, /^Orders/)).click()
  await desk.getByRole('row').filter({ hasText: 'To pass on' }).getByRole('link', { name: student }).click()
  await desk.getByRole('button', { name: 'I have passed it on' }).click()
  await desk.getByText('Kavya passed it on').waitFor()
  await desk.getByRole('radio', { name: 'The partner said yes' }).click()
  await desk.getByRole('textbox', { name: /What .* reads/ }).fill(words)
  if (code !== '') await desk.getByRole('textbox', { name: 'Activation code' }).fill(code)
  await desk.getByRole('button', { name: 'Note the answer' }).click()
  await desk.getByRole('status').getByText('The partner said yes').waitFor()
}

async function compareAccounts(page: Page) {
  await page.goto('/bank-accounts')
  for (const pitch of ['No SSN', 'Lowest forex rates', 'Instant virtual cards'])
    await page.getByRole('heading', { name: pitch, exact: true }).waitFor()
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, 'Compare accounts').click()
  await page.getByText('Sample data as of 1st July 2026. Never take it for today’s terms').waitFor()
  expect(await page.getByRole('listitem', { name: 'Plus checking account (sample)' }).count()).toBe(0)
  await page.getByRole('checkbox', { name: /^Without an SSN only/ }).click()
  await page.getByRole('listitem', { name: 'Plus checking account (sample)' }).getByText('Asks for an SSN').waitFor()
  await choose(page, 'Before-you-fly account (sample)').click()
  await page.getByText('You chose Before-you-fly account (sample)').waitFor()
  // Each price in rupees, and once a page at which rate, of which day.
  await page.getByRole('listitem', { name: 'Before-you-fly account (sample)' }).getByText('about ₹443').waitFor()
  expect(await page.getByText('Rupees at ₹88.50 for a dollar, sample data of 1st July 2026').count()).toBe(1)
  await expectAccessible(page)
  await choose(page, 'Everyday student account (sample)').click()
  await page.getByText('You chose Everyday student account (sample)').waitFor()
  await page.getByRole('link', { name: 'Go on to your papers' }).click()
}

async function collectPapers(page: Page) {
  await page.getByText('0 of 4 ready').waitFor()
  await page.getByRole('checkbox', { name: 'Passport with the visa' }).check()
  await page.getByText('1 of 4 ready').waitFor()
  await page.getByRole('button', { name: progress.markStep }).click()
  await isComplete(page, 'Collect your papers')
  await stepOf(page, 'Open the account').click()
}

async function fillInApplication(page: Page) {
  // Nothing goes out without what it needs, and nothing typed is lost over a reload.
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('We send nothing without your consent.').waitFor()
  await page.getByLabel('University').fill('Arizona State University')
  await page.getByLabel('Day of arrival').fill('2026-08-05')
  await page.reload()
  await expect.poll(() => page.getByLabel('University').inputValue()).toBe('Arizona State University')
  await page.getByRole('checkbox', { name: /^Safar may hand these details to Sample Bank One/ }).click()
}

async function applyUnderNewTerms(page: Page) {
  // The terms change while the form is open.
  const asDev = await browser.signedIn(dev)
  const all = await asDev.api.productsDesk.catalogue()
  const { provider, title, pitch, needsSsn, terms, sims, source, version } = ensure(
    all.find(({ id }) => id === 'everyday-student-account'),
  )
  const product = { provider, title, pitch, needsSsn, terms, sims, source, version }
  await asDev.api.productsDesk.change({
    id: 'everyday-student-account',
    ...product,
    price: '3.00',
    place: '10',
    website: '',
    checkedOn: '2026-06-15',
    isSample: false,
  })
  await page.getByText('It was $0.00, and is now $3.00 a month.').waitFor()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('Its price or terms changed since you saw them').waitFor()
  await page.getByRole('button', { name: 'I have read it' }).click()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('With our advisor now').waitFor()
  await stepOf(page, 'Open the account').getByText('In Progress').waitFor()
}

async function openAccount(page: Page, desk: Page) {
  await desk.getByRole('cell', { name: 'Everyday student account (sample)' }).waitFor()
  await (await deskLink(desk, 'Orders 1 waiting')).waitFor()
  await answerAtDesk(desk, 'Rohan Deshmukh', 'Go to the branch at 5 Mall Street with your passport.')
  await page.getByText('Go to the branch at 5 Mall Street with your passport.').waitFor()
  await stepOf(page, 'Open the account').getByText('Ready for Review').waitFor()
  await page.getByRole('button', { name: 'My account is open' }).click()
  await isComplete(page, 'Open the account')
  await page.getByRole('heading', { name: 'US Bank Accounts: done' }).waitFor()
  await desk.getByText('The student has it in hand since').waitFor()
  await desk.getByRole('button', { name: 'Correct it' }).click()
  await expectAccessible(desk)
}

test('a bank account, from its welcome to the account in hand', async () => {
  const [student, desk] = [await browser.signedIn(rohan), await browser.signedIn(kavya)]
  const { page } = student
  await desk.page.goto('/desk/orders')
  await desk.page.getByText('No orders yet').waitFor()
  await step('accounts are compared, and one is chosen', () => compareAccounts(page))
  await step('the papers are collected', () => collectPapers(page))
  await step('the application is filled in, and survives a reload', () => fillInApplication(page))
  await step('the terms change while the form is open', () => applyUnderNewTerms(page))
  await step('the desk passes it on, and the account is open', () => openAccount(page, desk.page))
})

/** Past its welcome, to a step of it. */
async function begin(page: Page, stage: string, title: string) {
  await page.goto(stage)
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, title).click()
}

async function haveCard(page: Page, desk: Page) {
  await begin(page, '/credit-card', 'Compare cards')
  await choose(page, 'Passport card (sample)').click()
  await page.getByRole('link', { name: 'Go on to apply' }).click()
  await page.getByLabel('University').fill('Texas A&M University')
  await expect.poll(() => page.getByLabel('Day of arrival').inputValue()).toBe('2026-08-04')
  await page.getByRole('checkbox', { name: /^Safar may hand/ }).click()
  await page.getByRole('button', { name: 'Send the application' }).click()
  await page.getByText('With our advisor now').waitFor()
  await answerAtDesk(desk, 'Ananya', 'Sign what they send by e-mail.')
  await page.getByRole('button', { name: 'I have the card' }).click()
  await isComplete(page, 'Apply for a card')
}

async function keepIndianNumber(page: Page) {
  await begin(page, '/phone-connection', 'Keep your Indian number alive')
  await page.getByText('28th July 2026').first().waitFor()
  await page.getByText('The last day for each', { exact: true }).click()
  await page.getByText('26th October 2026').first().waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'To calendar (The second time)', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('safar-recharge-again.ics')
  await page.getByRole('button', { name: progress.markStep }).click()
}

async function orderPlan(page: Page) {
  await stepOf(page, 'Choose a US plan').click()
  await choose(page, 'Campus line (sample)').click()
  await page.getByRole('button', { name: 'Go on to order' }).click()
  const unlocked = page.getByRole('group', { name: 'Is your phone unlocked?' })
  await unlocked.getByRole('radio', { name: 'No' }).click()
  await page.getByText('Have it unlocked first', { exact: true }).waitFor()
  await unlocked.getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('radio', { name: 'eSIM' }).click()
  await page.getByRole('group', { name: 'Does your phone take an eSIM?' }).getByRole('radio', { name: 'Yes' }).click()
  await page.getByRole('checkbox', { name: /^Safar may hand/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the order' }).click()
  await page.getByText('With our advisor now').waitFor()
}

async function haveLine(page: Page, desk: Page) {
  await answerAtDesk(desk, 'Ananya', 'Put it on over Wi-Fi before you fly.', 'LPA:1$rsp.example$ABC-123')
  await page.getByText('LPA:1$rsp.example$ABC-123').waitFor()
  expect(await desk.getByText('ABC-123').count()).toBe(0)
  await page.getByRole('button', { name: 'I have my line' }).click()
  await isComplete(page, 'Choose a US plan')
}

test('a card and a phone plan, each from its welcome to having it', async () => {
  const [student, desk] = [await browser.signedIn(ananya), await browser.signedIn(kavya)]
  const { page, api } = student
  await api.profile.change({ flightDate: '2026-08-04' })
  await desk.page.goto('/desk/orders')
  await step('a card is chosen, applied for and in hand', () => haveCard(page, desk.page))
  await step('the Indian number is kept', () => keepIndianNumber(page))
  await step('a US plan is ordered', () => orderPlan(page))
  await step('the desk passes it on, and the line works', () => haveLine(page, desk.page))
  const { stages } = await api.journey.read({})
  const done = stages.filter(({ isComplete }) => isComplete).map(({ route }) => route)
  expect(done).toEqual(['phone-connection', 'credit-card'])
})
