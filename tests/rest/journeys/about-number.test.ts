// Meera types a card number and other long numbers where anybody may write, and is asked about each.
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const card = '4242 4242 4242 4242'
const question = (page: Page) => page.getByRole('dialog', { name: /an Aadhaar or card number\?$/ })
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function openChat({ page }: Visit): Promise<void> {
  await page.goto('/profile/about')
  await page
    .getByRole('button', { name: /^Ask Asha/ })
    .first()
    .click()
  await page.getByText('Hi Meera, I am Asha.').waitFor()
}
const box = (page: Page) => page.getByRole('textbox', { name: /^Your message/ })
const say = async (page: Page, words: string) => {
  await box(page).fill(words)
  await press(page, 'Send')
}
const log = (page: Page) => page.getByRole('log')

test('a card number in the chat is hidden, kept or changed, as its writer says', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page } = asMeera
  await openChat(asMeera)

  await say(page, `My card ${card} was declined`)
  await question(page).getByText('number ending in 4242').waitFor()
  await expectAccessible(page)
  await press(page, 'Go back and change it')
  expect(await box(page).inputValue()).toBe(`My card ${card} was declined`)
  await page.getByText(/ending in 4242 looks like a whole/).waitFor()

  await press(page, 'Send')
  await press(page, 'Send it with the number hidden')
  await log(page).getByText('My card XXXX 4242 was declined').waitFor()
  await expect.poll(() => box(page).inputValue()).toBe('')

  await say(page, 'My transfer is 2341 2341 2346')
  await question(page).getByText('number ending in 2346').waitFor()
  await press(page, 'It’s something else: send it as it is')
  await log(page).getByText('My transfer is 2341 2341 2346').waitFor()
})

test('a number in a statement of purpose is asked about in the same way, and nothing typed is lost', async () => {
  const { page, api } = await browser.signedIn(meera)
  const sop = page.getByRole('textbox', { name: 'Statement of purpose' })
  const answer = (asked: string, words: string) =>
    page.getByRole('group', { name: asked }).getByRole('radio', { name: words, exact: true }).check()
  const words = `I grew up beside a railway line in Warangal. My card ${card} paid for the radio.`
  await page.goto('/sop-review/submit-sop')
  await sop.fill(words)
  await answer('Have you taken the GRE?', 'Yes')
  await page.getByRole('textbox', { name: 'Quantitative' }).fill('165')
  await page.getByRole('textbox', { name: 'Verbal' }).fill('158')
  await page.getByRole('textbox', { name: /^AWA/ }).fill('4.5')
  await answer('Have you taken the TOEFL?', 'Yes')
  await page.getByRole('textbox', { name: 'Score' }).fill('104')
  await page.getByRole('combobox', { name: /^Universities/ }).fill('North Texas')
  await page.getByRole('option', { name: 'University of North Texas' }).first().click()
  await page.getByLabel('SOP deadline').fill(Temporal.Now.plainDateISO('Asia/Kolkata').add({ days: 30 }).toString())
  await answer('Are you paying a consultancy for help with your SOP?', 'No')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await press(page, 'Go back and change it')
  expect(await sop.inputValue()).toBe(words)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await press(page, 'Send it with the number hidden')
  await page.getByText('A reviewer reads every line').first().waitFor()
  expect(JSON.stringify(await api.sop.versions())).toContain('My card XXXX 4242 paid')
})

test('a PDF with a whole Aadhaar is refused with a way on, or sent as something else', async () => {
  const asMeera = await browser.signedIn(meera)
  const { page } = asMeera
  await openChat(asMeera)
  const made = await PDFDocument.create()
  made.addPage().drawText('Government of India 2341 2341 2346')
  const file = { name: 'aadhaar.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await made.save()) }

  await press(page, /file/i)
  await page.locator('input[type=file]').setInputFiles(file)
  await question(page).getByText('number ending in 2346').waitFor()
  await expectAccessible(page)
  await press(page, 'Go back and choose another')
  await page.getByText(/masked Aadhaar at myaadhaar.uidai.gov.in/).waitFor()
  await press(page, 'Try again')
  await press(page, 'It’s something else: send this file')
  await page.getByRole('button', { name: 'Remove aadhaar.pdf' }).waitFor()
})
