// The visas from the welcome to the last step, each done the short way; what else a step can do is in tests/rest/journeys.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { kavya, meera } from '#seed/people.ts'
import { invalid } from '#src/features/passport-profile/checks/copy.ts'
import { site } from '#src/stages/visas/appointment/copy.ts'
import * as papers from '#src/stages/visas/compile-docs/copy.ts'
import * as i20 from '#src/stages/visas/i20/copy.ts'
import * as sevis from '#src/stages/visas/sevis/copy.ts'
import { ensure } from '../api.ts'
import {
  expectAccessible,
  expectPath,
  openBrowserApp,
  type BrowserApp,
  type Visit,
  stepOf,
  isComplete,
} from '#tests/browser.ts'
import { readBack } from '#tests/read-back.ts'
import { step } from '#tests/step.ts'
import { pagesDrawn, recordAnswer } from './visas.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp() // its clock stands on 15 June 2026
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function open(page: Page, title: string, route: string) {
  await stepOf(page, title).click()
  await expectPath(page, `/visas/${route}`)
}

async function chooseUniversity(page: Page, label: string, name: string) {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page.getByRole('option', { name }).first().click()
}

async function begin(page: Page) {
  await page.goto('/visas')
  await page.getByRole('heading', { name: 'Complete the DS-160' }).waitFor()
  await press(page, 'Get Started')
  await says(page, '9 steps left')
}

async function fillI20Form(page: Page) {
  await open(page, 'I-20 form', 'i20-form')
  await chooseUniversity(page, 'University you are going to', 'University of North Texas')
  await expect.poll(() => page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe(meera.firstName)
  await page.getByRole('radio', { name: 'Female' }).check()
  await page.getByLabel('Date of birth').fill('2003-03-09')
  await press(page, 'Next: Sources of Funds')
  const support = page.getByRole('region', { name: 'Self Support', exact: true })
  await support.getByRole('textbox', { name: 'Year 1' }).fill('25000')
  await press(page, 'Generate')
  await pagesDrawn(page, 2)
  await expectAccessible(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, i20.filled.download)])
  expect(await readBack(new Uint8Array(await readFile(await saved.path())))).toMatchObject({
    first_name: meera.firstName,
    dob: '03/09/2003',
    ss_year1: '$25,000.00',
    total: '$25,000.00',
  })
  await press(page, 'MARK STEP AS COMPLETED')
  await isComplete(page, 'I-20 form')
}

async function readTranscript(page: Page) {
  await open(page, 'Visa transcripts', 'visa-transcripts')
  await chooseUniversity(page, 'I am going to', 'Arizona State University')
  await page.getByRole('textbox', { name: 'to study' }).fill('comp sci')
  await page.getByRole('combobox', { name: 'My interview is in' }).selectOption('Hyderabad')
  await page.getByRole('combobox', { name: 'and I am funded by' }).selectOption('Education Loan')
  await press(page, 'Show me interviews like mine')
  const found = page.getByRole('region', { name: 'Interviews like yours' }).getByRole('article').first()
  await found.getByText('100%').waitFor()
  await found.getByRole('button', { name: /^Read transcript/ }).click()
  await page.getByRole('dialog').getByText('VO is the visa officer').waitFor()
  await page.keyboard.press('Escape')
  await press(page, 'MARK STEP AS COMPLETED')
  await isComplete(page, 'Visa transcripts')
}

async function paySevisFee({ page, context }: Visit) {
  await context.route(`${sevis.site.address}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fee</title>' }),
  )
  await open(page, 'Pay SEVIS fee', 'pay-sevis-fee')
  await press(page, 'Start the guide')
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide.getByRole('button', { name: sevis.prepare.ready }).click()
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    guide.getByRole('button', { name: sevis.site.open }).click(),
  ])
  expect(popup.url()).toBe(sevis.site.address)
  await guide.getByRole('button', { name: sevis.site.opened }).click()
  await guide.getByRole('textbox', { name: 'SEVIS ID' }).fill('N12')
  await guide.getByRole('button', { name: 'Save' }).click()
  await guide.getByText(invalid.sevisId).waitFor()
  await guide.getByRole('textbox', { name: 'SEVIS ID' }).fill('N0005432612')
  await guide.getByRole('textbox', { name: 'School code' }).fill('SFR214F00607000')
  await guide.getByRole('button', { name: 'Save' }).click()
  await guide.getByRole('button', { name: 'Copy SEVIS ID' }).waitFor()
  await expectAccessible(page)
  await guide.getByRole('button', { name: sevis.details.paidWithCard }).click()
  await isComplete(page, 'Pay SEVIS fee')
}

async function fillDs160(page: Page) {
  await open(page, 'DS-160', 'ds-160')
  await page.getByRole('textbox', { name: 'Application ID' }).fill('AA00ABC123')
  await page.getByRole('textbox', { name: 'Barcode number' }).fill('AA00ABC123')
  await press(page, 'Save')
  await page.getByLabel('Done and saved').first().check()
  await page.getByText('1 of 15 done').waitFor()
  await press(page, 'MARK STEP AS COMPLETED')
  await isComplete(page, 'DS-160')
}

async function enterAppointment(page: Page) {
  await open(page, 'Consular appointment', 'consular-appointment')
  expect(await page.getByRole('link', { name: site.open }).getAttribute('href')).toBe(site.address)
  await press(page, 'Tell us your appointment')
  await page.getByLabel('Consulate').selectOption('Hyderabad')
  await page.getByLabel('Day of the interview').fill('2026-07-07')
  await page.getByLabel('Interview at (IST)').fill('09:30')
  await page.getByLabel('Day at the VAC').fill('2026-07-06')
  await page.getByLabel('VAC at (IST)').fill('08:00')
  await press(page, 'Save the appointment')
  await says(page, 'Tuesday, 7th July 2026, 9:30 am IST')
  await press(page, 'MARK STEP AS COMPLETED')
  await isComplete(page, 'Consular appointment')
}

async function tickPapers(page: Page) {
  await open(page, 'Compile docs', 'compile-docs')
  await page.getByRole('checkbox', { name: /^Passport(?! photo)/ }).check()
  await says(page, papers.ticked(1, 26))
  await press(page, 'MARK STEP AS COMPLETED')
  await isComplete(page, 'Compile docs')
}

async function practise(page: Page, { api }: Visit) {
  await open(page, 'Mock interview', 'mock-interview')
  await recordAnswer(page)
  await press(page, 'Share for review')
  await page.getByText('We are processing your request.').waitFor()
  const shared = ensure((await api.mockInterviewDesk.queue())[0])
  await api.mockInterviewDesk.claim({ id: shared.id })
  await api.mockInterviewDesk.sayOnWhole({ id: shared.id, text: 'Clear and calm.' })
  await api.mockInterviewDesk.publish({ id: shared.id })
  await page.getByText('Clear and calm.').waitFor()
  await press(page, 'Mark as Completed')
  await isComplete(page, 'Mock interview')
}

async function attendWebinar(page: Page) {
  await open(page, 'Attend webinar', 'attend-webinar')
  await press(page, 'Register')
  await stepOf(page, 'Attend webinar').getByText('In Progress').waitFor()
}

async function sayOutcome(page: Page) {
  await open(page, 'Post-interview', 'post-interview')
  await page.getByRole('radio', { name: /^Accepted/ }).check()
  await press(page, 'Save')
  await page.getByRole('heading', { name: 'Congratulations' }).waitFor()
  await isComplete(page, 'Post-interview')
  await page.getByRole('link', { name: 'Go to health insurance' }).click()
  await expectPath(page, '/health-insurance')
}

test('from the I-20 form to the visa', async () => {
  const [visit, asKavya] = [await at.signedIn(meera), await at.signedIn(kavya)]
  const { page } = visit
  await step('the stage begins', () => begin(page))
  await step('the I-20 form is filled in and downloaded', () => fillI20Form(page))
  await step('an interview of another student is read', () => readTranscript(page))
  await step('the SEVIS fee is paid with the card', () => paySevisFee(visit))
  await step('the DS-160 is filled in beside its guide', () => fillDs160(page))
  await step('the appointment is entered', () => enterAppointment(page))
  await step('the papers are collected', () => tickPapers(page))
  await step('an interview is practised, and an advisor comments', () => practise(page, asKavya))
  await step('the webinar is registered for', () => attendWebinar(page))
  await step('the visa is granted', () => sayOutcome(page))
})
