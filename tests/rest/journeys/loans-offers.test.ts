// What the banks answered, what it truly costs, and the time to meet one of them.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { loanApplications, loanSendings, loanOffers } from '#src/stages/loans/tables.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { addAnswersOfBanks, addSlots, offer } from '#tests/journeys/loans.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
let owner: string

beforeAll(async () => {
  browser = await openBrowserApp()
  const { db, vault, now } = browser.app.services
  const all = await db.select().from(people)
  owner = all.find(({ email }) => email === meera.email)?.id ?? ''
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
  await db.insert(loanSendings).values([
    ...['Avanse', 'Auxilo', 'Incred'].map(bank => ({ owner, bank, at, consentedAt: at })),
    {
      owner,
      bank: 'Axis Bank',
      at,
      consentedAt: at,
      declinedAt: at,
      sealedReason: await vault.seal(owner, 'The course is not on our list.'),
    },
  ])
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

async function awaitOffers(page: Page) {
  await page.goto('/loans/finalize-offer')
  await page.getByRole('heading', { name: 'Awaiting offers' }).waitFor()
  await page.getByText('The course is not on our list.').waitFor()
}

const fold = (page: Page, name: string) => page.locator('summary').getByText(name, { exact: true })
const headings = (page: Page) => page.getByRole('article').getByRole('heading', { level: 3 }).allTextContents()

async function compareOffers(page: Page) {
  const auxilo = page.getByRole('article', { name: 'Auxilo' })
  await auxilo.getByText('Recommended: all ₹30 lakh, lowest cost per lakh').waitFor()
  expect(await headings(page)).toEqual(['Auxilo', 'Avanse'])
  await auxilo.getByText('₹30 lakh lent', { exact: true }).waitFor()
  await auxilo.getByText('₹27.6 lakh on top', { exact: true }).waitFor()
  await auxilo.getByText('₹57,64,661', { exact: true }).waitFor()
  await auxilo.getByText('₹48,039', { exact: true }).waitFor()
  await auxilo.getByText(/^money \d{1,2}[^–]*–\d/).waitFor()
  const avanse = page.getByRole('article', { name: 'Avanse' })
  await avanse.getByText('All you asked for', { exact: true }).waitFor()
  await avanse.getByText('11.00 %', { exact: true }).waitFor()
  await avanse.getByText('EMI after 20 months', { exact: true }).waitFor()
  expect(await avanse.getByText('Recommended').count()).toBe(0)
  const differences = page.getByRole('list', { name: 'Avanse beside Auxilo' }).getByRole('listitem')
  expect(await differences.allTextContents()).toEqual(['lendsthe same', 'takes on top₹1,38,889 more'])
  await expectAccessible(page)
}

/** The button names the one that is chosen, and nothing else on the page is yellow. */
async function chooseOffers(page: Page) {
  await page.getByRole('button', { name: 'Accept Auxilo', exact: true }).waitFor()
  await page.getByRole('article', { name: 'Avanse' }).click()
  await page.getByRole('button', { name: 'Accept Avanse', exact: true }).waitFor()
  await page.keyboard.press('ArrowUp')
  await page.getByRole('button', { name: 'Accept Auxilo', exact: true }).waitFor()
}

async function showMoreOffers(page: Page) {
  const { db, now, change } = browser.app.services
  const small = { ...offer, owner, rate: 1200, amount: 200_000_000 }
  await db.insert(loanOffers).values([
    { ...small, bank: 'ICICI Bank', at: now(), changedAt: now() },
    { ...small, bank: 'Axis Bank', at: now(), changedAt: now() },
  ])
  await change(({ announce }) => announce(`person:${owner}`, 'loans', 'journey'))
  const axis = page.getByRole('article', { name: 'Axis Bank' })
  await axis.getByText('₹20 lakh lent', { exact: true }).waitFor()
  expect(await axis.getByText(/^EMI after/).count()).toBe(0)
  expect((await headings(page)).slice(0, 2)).toEqual(['Auxilo', 'Avanse'])
  await fold(page, 'Show as a table').click()
  const table = page.getByRole('table', { name: 'All offers, in the order you chose', exact: true })
  await table.getByRole('row', { name: /^Rate a year 9\.50 %.* 11\.00 %, floating/ }).waitFor()
  await table.getByRole('row', { name: /^APR 9\.15 %/ }).waitFor()
  await table.getByRole('row', { name: /^EMI, each month after ₹48,039/ }).waitFor()
  await page.getByRole('radio', { name: 'Dollars' }).check()
  await page.getByText('Sample data as of 1st July 2026').waitFor()
  await page.getByRole('radio', { name: 'Rupees' }).check()
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Largest amount')
  await page.getByRole('combobox', { name: 'Order' }).selectOption('Recommended first')
  await expectAccessible(page)
}

async function changeRepayment(page: Page) {
  const auxilo = page.getByRole('article', { name: 'Auxilo' })
  await fold(page, 'What if').click()
  // Paying the interest meanwhile makes the EMI smaller.
  await page.getByRole('radio', { name: 'All the interest' }).check()
  await auxilo.getByText('₹38,819', { exact: true }).waitFor()
  await auxilo.getByText('What if', { exact: true }).waitFor()
  await auxilo.getByText('As offered: ₹57,64,661 in all, ₹48,039 a month', { exact: true }).waitFor()
  await page.getByRole('slider', { name: 'Begin to repay after' }).fill('12')
  await page.getByText('12 months', { exact: true }).waitFor()
  await auxilo.getByText('EMI after 1 year', { exact: true }).waitFor()
  await expectAccessible(page)
}

async function answerQuestion(page: Page) {
  const question = page.getByRole('article', { name: 'Incred asks' })
  await question.getByRole('button', { name: 'Send the answer' }).click()
  await question.getByText('Please write an answer or add a file.').waitFor()
  await question.getByRole('textbox', { name: 'Your answer' }).fill('Of the year 2025-26.')
  await question.getByRole('button', { name: 'Send the answer' }).click()
  await question.getByText('Incred has it now.').waitFor()
}

async function acceptOffer(page: Page) {
  await page.getByRole('button', { name: 'Accept Auxilo', exact: true }).click()
  // What is tried changes nothing of what is accepted.
  const dialog = page.getByRole('dialog')
  await dialog.getByText('₹57,64,661.19', { exact: true }).first().waitFor()
  await dialog.getByRole('button', { name: 'Accept this offer' }).click()
  await page.waitForURL('**/loans/meet-bank-official')
  await page.getByRole('heading', { name: 'You accepted the offer of Auxilo.' }).waitFor()
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await expect.poll(focused).toBe('You accepted the offer of Auxilo.')
  await page.getByRole('button', { name: 'Tell my parents', exact: true }).waitFor()
  await page.getByText('No current slots available... request new slots').waitFor()
  await expectAccessible(page)
}

async function bookMeeting(page: Page) {
  await page.getByRole('button', { name: 'Monday, 20 July' }).waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Wednesday, 22 July' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Please choose a day.').waitFor()
  await page.getByRole('button', { name: 'Monday, 20 July' }).click()
  await page.getByRole('radio', { name: '11:30 IST' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('You meet R. Menon of Auxilo').waitFor()
  await page.getByText('20th July 2026').waitFor()
  await page.getByText('11:30 IST').waitFor()
  await page
    .getByRole('button', { name: /^Meet bank official/, expanded: true })
    .getByText('Step complete!')
    .waitFor()
}

async function moveAndCancelMeeting(page: Page) {
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByRole('button', { name: 'Tuesday, 21 July' }).click()
  await page.getByRole('radio', { name: '10:30 IST' }).check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('21st July 2026').waitFor()
  await page.getByRole('button', { name: 'Cancel the meeting' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel the meeting' }).click()
  await page.getByText('The meeting is cancelled').waitFor()
}

test('from awaiting to an accepted offer and a meeting, live', async () => {
  const { page } = await browser.signedIn(meera)
  await step('no bank has answered but one that declined', () => awaitOffers(page))
  await step('the banks answer', () => addAnswersOfBanks(browser, owner))
  await step('the offers appear, the best one first', () => compareOffers(page))
  await step('one is chosen by a press on its card', () => chooseOffers(page))
  await step('of many, two are cards; all of them stand in a table', () => showMoreOffers(page))
  await step('another way of repaying changes the figures', () => changeRepayment(page))
  await step('a question of a bank is answered', () => answerQuestion(page))
  await step('an offer is accepted', () => acceptOffer(page))
  await step('the bank adds times', () => addSlots(browser))
  await step('a meeting is booked', () => bookMeeting(page))
  await step('the meeting is moved, and cancelled', () => moveAndCancelMeeting(page))
})
