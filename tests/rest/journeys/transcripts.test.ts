// Interviews of others before one's own: Meera asks, Rohan tells of theirs, Kavya takes the names out.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, isComplete } from '#tests/browser.ts'
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

const path = '/visas/visa-transcripts'

async function chooseUniversity(page: Page, label: string, typed: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(typed)
  await page.getByRole('option', { name }).first().click()
}

const askFor = async (page: Page, subject: string, consulate: string, funding: string) => {
  await page.getByRole('textbox', { name: 'to study' }).fill(subject)
  await page.getByRole('combobox', { name: 'My interview is in' }).selectOption(consulate)
  await page.getByRole('combobox', { name: 'and I am funded by' }).selectOption(funding)
  await page.getByRole('button', { name: /Show me interviews like mine|Look again/ }).click()
}
const cards = (page: Page) => page.getByRole('region', { name: 'Interviews like yours' }).getByRole('article')

test('a sentence finds the interviews that come nearest, and it is kept', async () => {
  const { page } = await browser.signedIn(meera)
  await page.goto(path)
  await page.getByRole('button', { name: 'Show me interviews like mine' }).click()
  for (const message of [
    'Please select the university you are going to.',
    'Please select your source of funding.',
    'Please enter the subject you are going to study.',
    'Please select your consulate.',
  ]) {
    await page.getByText(message).waitFor()
  }
  await chooseUniversity(page, 'I am going to', 'arizona state', 'Arizona State University')
  await askFor(page, 'comp sci', 'Hyderabad', 'Education Loan')
  const first = cards(page).first()
  await first.getByText('100%').waitFor()
  await first.getByText('Interviewed at').waitFor()
  await first.getByText('Computer Science, like yours').waitFor()
  await first.getByText('Illustrative').waitFor()
  await expectAccessible(page)

  await page.getByRole('radio', { name: 'Rejected' }).check()
  await first.getByText('Visa rejected').waitFor()
  await first.getByRole('button', { name: /^Read transcript/ }).click()
  const modal = page.getByRole('dialog', { name: 'Arizona State University, Hyderabad' })
  await modal.getByText('VO is the visa officer').waitFor()
  await modal.getByText('It is number one in innovation, sir.').waitFor()
  await modal.getByText('Nobody in it is a real person.').waitFor()
  await expectAccessible(page)
  await modal.getByRole('button', { name: 'Chat with expert' }).click()
  await page.getByText('About Visas: Visa transcripts').waitFor()
  await expect
    .poll(() => page.getByRole('textbox', { name: /^Your message/ }).inputValue())
    .toContain('I read the transcript of Arizona State University')

  await page.reload()
  await cards(page).first().waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'to study' }).inputValue()).toBe('comp sci')
  await page.getByRole('button', { name: 'MARK STEP AS COMPLETED' }).click()
  await isComplete(page, 'Visa transcripts')
})

const said = ['Good morning, Rohan.', 'Good morning. My uncle Prakash pays.', 'Why museums?', 'I have worked in one.']

async function sendInterview(page: Page, desk: Page): Promise<void> {
  await desk.goto('/desk/transcripts')
  await desk.getByText('No student has sent an interview yet').waitFor()

  await page.goto(path)
  await page.getByRole('button', { name: 'Tell us about your interview' }).click()
  await page.getByRole('radio', { name: 'Visa approved' }).check()
  await chooseUniversity(page, 'University', 'north texas', 'University of North Texas')
  await page.getByRole('textbox', { name: 'Subject' }).fill('Museum Studies')
  await page.getByRole('combobox', { name: 'Consulate', exact: true }).selectOption('Kolkata')
  await page.getByRole('combobox', { name: 'Source of funding' }).selectOption('Self-Funded')
  for (const [at, txt] of said.entries()) {
    await page
      .getByRole('textbox', { name: at % 2 === 0 ? 'The officer said' : 'I said' })
      .nth(Math.floor(at / 2))
      .fill(txt)
  }
  await page.getByRole('button', { name: 'Send it to us' }).click()
  await page.getByText('Please agree first.').waitFor()
  await page.getByRole('checkbox', { name: /publish this without names/ }).check()
  await page.getByRole('button', { name: 'Send it to us' }).click()
  await page.getByText('Your interview is with us', { exact: true }).waitFor()
}

async function removeNames(desk: Page): Promise<void> {
  // At the desk it stands at once, with its names marked.
  await desk.getByRole('link', { name: 'Rohan Deshmukh' }).click()
  const read = desk.getByRole('region', { name: 'As it would be read' })
  await read.getByText('2 places probably name somebody.').waitFor()
  expect(await read.locator('mark').allInnerTexts()).toEqual(['Rohan', 'Prakash'])
  await expectAccessible(desk)
  await desk.getByRole('button', { name: 'Publish it', exact: true }).click()
  await desk.getByText('These still look like names: Rohan, Prakash.').waitFor()
  await desk.getByRole('button', { name: 'Look again' }).click()
  await desk.getByRole('textbox', { name: 'The officer said' }).first().fill('Good morning.')
  await desk.getByRole('textbox', { name: 'The student said' }).first().fill('Good morning. My uncle pays.')
  await read.getByText('Nothing in it looks like a name.').waitFor()
}

async function saveOver(desk: Page): Promise<void> {
  // Dev saves meanwhile: Kavya loses nothing.
  const asDev = await browser.signedIn(dev)
  const id = desk.url().split('/').at(-1)
  const lines = said.map((txt, at) => ({ speaker: at % 2 === 0 ? ('VO' as const) : ('Me' as const), txt }))
  await asDev.api.transcriptsDesk.edit({ id: ensure(id), version: 1, lines })
  await desk.getByText('Dev changed this while you were writing.').waitFor()
  await expect
    .poll(() => desk.getByRole('textbox', { name: 'The officer said' }).first().inputValue())
    .toBe('Good morning.')
  await desk.getByRole('button', { name: 'Save mine over it' }).click()
  await expect.poll(() => desk.getByRole('button', { name: 'Publish it', exact: true }).isEnabled()).toBe(true)
}

async function publishAndRead(page: Page, desk: Page, reader: Page): Promise<void> {
  await reader.goto(path)
  await chooseUniversity(reader, 'I am going to', 'north texas', 'University of North Texas')
  await askFor(reader, 'musuem studies', 'Kolkata', 'Self-Funded')
  await cards(reader).first().waitFor()
  await desk.getByRole('button', { name: 'Publish it', exact: true }).click()
  await page.getByText('Your interview helps others', { exact: true }).waitFor()

  const found = cards(reader).first()
  await found.getByText('From a student').waitFor()
  await found.getByText('100%').waitFor()
  await found.getByRole('button', { name: /^Read transcript/ }).click()
  await reader.getByRole('dialog').getByText('My uncle pays.').waitFor()
  expect(await reader.getByText('Prakash').count()).toBe(0)
  await reader.getByRole('button', { name: 'Close' }).click()
}

async function takeBack(page: Page, reader: Page): Promise<void> {
  // And it goes as easily as it came.
  await page.getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it back' }).click()
  await page.getByRole('button', { name: 'Tell us about your interview' }).waitFor()
  await expect.poll(() => reader.getByText('From a student').count()).toBe(0)
}

test('the student’s own interview is cleared of names, published, and read by the next', async () => {
  const [{ page }, { page: desk }, { page: reader }] = await Promise.all([
    browser.signedIn(rohan),
    browser.signedIn(kavya),
    browser.signedIn(meera),
  ])
  await step('the student sends it', () => sendInterview(page, desk))
  await step('the desk takes the names out', () => removeNames(desk))
  await step('a colleague saves at the same time', () => saveOver(desk))
  await step('it is published, and another student reads it', () => publishAndRead(page, desk, reader))
  await step('the student takes it back', () => takeBack(page, reader))
})
