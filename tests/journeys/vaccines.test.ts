// Vaccines from the welcome to a finished stage: said, planned, booked, noted by the desk while the page is open, proved.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoBirthDate, kavya, rohan } from '#seed/people.ts'
import { demoClinics, seedClinics } from '#seed/vaccines/clinics.ts'
import {
  expectAccessible,
  expectPath,
  openBrowserApp,
  type BrowserApp,
  type Visit,
  isComplete,
  stepOf,
} from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { giveSecondFactorIn } from '#tests/second-factor.ts'
import { step } from '#tests/step.ts'
import { ensure } from '../api.ts'

let browser: BrowserApp

beforeAll(async () => {
  // The browser's own day is the real one: the server stands in it, at ten in the morning in India.
  const today = Temporal.Now.plainDateISO('Asia/Kolkata')
  browser = await openBrowserApp({
    clock: clockAt(today.toZonedDateTime({ timeZone: 'Asia/Kolkata', plainTime: '08:00' }).toInstant().toString()),
  })
  await seedClinics(browser.app.services)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>\n',
)

const isoDayIn = (days: number) => Temporal.Now.plainDateISO('Asia/Kolkata').add({ days }).toString()
const card = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true })

/** Of one vaccine, in its card: a dose or a test, and its day. */
async function say(page: Page, name: string, on: string, kind?: string) {
  const about = card(page, name)
  await about.getByRole('button', { name: /^(I have this|Add another)/ }).click()
  if (kind !== undefined) await about.getByRole('radio', { name: kind, exact: true }).click()
  await about.getByLabel('On which day').fill(on)
  await about.getByRole('button', { name: 'Add it' }).click()
  await about.getByRole('button', { name: 'Add another' }).waitFor()
}

async function chooseUniversity(page: Page) {
  await page.goto('/vaccines')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await stepOf(page, 'Check what your university asks').click()
  const born = page.getByRole('textbox', { name: 'Date of birth' }).or(page.getByLabel('Date of birth')).first()
  // It begins with the day that she gave with her consent.
  await page.getByText(/^From your consent/).waitFor()
  await born.fill('')
  await page.getByRole('button', { name: 'Show the list' }).click()
  await page.getByText('Please give the day you were born.').waitFor()
  await born.fill(demoBirthDate.toString())
  await page.getByRole('combobox', { name: 'University' }).fill('Valpara')
  await page.getByRole('option', { name: /Valparaiso University/ }).click()
  await page.getByRole('button', { name: 'Show the list' }).click()
  await page
    .getByText(/^Source, /)
    .last()
    .click()
  await page.getByText(/^Valparaiso University, student health/).waitFor()
}

async function recordDoses({ page, api }: Visit) {
  // What they have, and what they do not have.
  // Given in infancy, and what is often given in India: entered as what it is, with why it does not count.
  await say(page, 'MMR', '2003-12-01', 'A dose')
  await card(page, 'MMR')
    .getByText(/^Given too young, so it does not count\./)
    .waitFor()
  await say(page, 'MMR', '2004-12-01', 'A dose of MR (no mumps part)')
  await card(page, 'MMR')
    .getByText('MR has no mumps part, so it does not count as MMR. You still need MMR, or a blood test (titre).')
    .waitFor()
  await card(page, 'MMR').getByText('What counts', { exact: true }).click()
  await card(page, 'MMR')
    .getByText(/^Source: CDC, immunization schedule as data/)
    .waitFor()
  await say(page, 'Tdap', '2019-06-01', 'A dose of Td or TT (no whooping cough part)')
  await card(page, 'Tdap').getByText('Does not count yet').waitFor()
  await say(page, 'MMR', '2010-03-01', 'A dose')
  // On another device; the page follows.
  for (const vaccine of ['tdap', 'menacwy'] as const)
    await api.vaccineRecords.add({
      vaccine,
      kind: 'dose',
      on: isoDayIn(-730),
    })
  await say(page, 'TB test', isoDayIn(-20), 'Blood test (IGRA)')
  await card(page, 'MenACWY').getByText('Done').waitFor()
  await card(page, 'MMR').getByText('1 of 2 doses').waitFor()
  await expectAccessible(page)
}

async function recordNoneAndIllness(page: Page) {
  await card(page, 'Hepatitis B')
    .getByRole('button', { name: /^I have none/ })
    .click()
  await card(page, 'Varicella')
    .getByRole('button', { name: /^I have this/ })
    .click()
  await card(page, 'Varicella').getByRole('radio', { name: 'I had the illness' }).click()
  await card(page, 'Varicella').getByRole('button', { name: 'Add it' }).click()
  await isComplete(page, 'Check what your university asks')
}

async function planDoses(page: Page) {
  // Planned back from the flight.
  await stepOf(page, 'Plan your doses').click()
  await page.getByLabel('Day of your flight').fill(isoDayIn(90))
  await page.getByRole('button', { name: 'Plan my doses' }).click()
  const doses = page.getByRole('list', { name: 'Doses to come' })
  await doses.getByText('MMR, dose 2 of 2', { exact: true }).waitFor()
  await doses
    .getByRole('listitem')
    .filter({ hasText: 'Hepatitis B, dose 3 of 3' })
    .getByText(/^In the US, from/)
    .waitFor()
  await doses.getByRole('button', { name: 'Mark as given (MMR, dose 2 of 2)' }).click()
  await page.getByRole('dialog').getByLabel('Given on').fill('2010-03-20')
  await page.getByRole('button', { name: 'It was given' }).click()
  await page.getByText('MMR, dose of 20th March 2010: Too soon after the dose before it').waitFor()
  await page.getByRole('button', { name: 'Use this plan' }).click()
  await isComplete(page, 'Plan your doses')
  await page.getByRole('link', { name: 'Book an appointment', exact: true }).click()
  await expectPath(page, '/vaccines/book-an-appointment')
}

async function bookClinic(page: Page) {
  // A place at a clinic.
  await page.getByLabel('City').selectOption('Pune')
  await page.getByText('Your package, all doses: MMR.').waitFor()
  await page.getByRole('radio', { name: /Safar partner clinic, Pune/ }).click()
  const days = page
    .getByRole('group', { name: 'Day', exact: true })
    .getByRole('button', { pressed: false, disabled: false })
  await days.last().click()
  await page.getByRole('button', { name: 'Book this appointment' }).click()
  await page.getByText('Please choose a time.').waitFor()
  await page.getByRole('radio', { name: /^10:30 am/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book this appointment' }).click()
  await page.getByText('You are booked at Safar partner clinic, Pune').waitFor()
}

async function noteAtDesk(student: Visit) {
  const { page } = student
  // The desk sees it, and notes what was given; the student's page follows without a reload.
  const { page: desk, context } = await browser.signedIn(kavya)
  await desk.goto(`/desk/clinics/${demoClinics[1]?.id ?? ''}`)
  const appointment = desk.getByRole('listitem', { name: 'Appointment of Rohan Deshmukh' })
  await appointment.getByText('MMR').waitFor()
  await appointment.getByRole('button', { name: /^Cancel for the clinic/ }).waitFor()
  const { startTime } = ensure((await student.api.vaccineRecords.read()).appointment)
  const { db, change } = browser.app.services
  const begun = Temporal.Now.instant().round({ smallestUnit: 'minute', roundingIncrement: 30, roundingMode: 'floor' })
  // Time passes on the server, and for this appointment in the browsers too.
  expect(startTime > begun.toString()).toBe(true)
  await db.execute(
    `update vaccine_slots set start_time = '${begun.toString()}', end_time = '${begun.add({ minutes: 30 }).toString()}' where id = (select slot from vaccine_appointments)`,
  )
  browser.app.clock.set(Temporal.Now.instant().toString())
  await giveSecondFactorIn(browser.app, context)
  await change(({ announce }) => announce('all', 'vaccine-slots'))
  await appointment.getByRole('button', { name: 'Note what was given' }).click()
  await appointment.getByText('Was there').waitFor()
  await page.getByText(/^You were at Safar partner clinic, Pune on/).waitFor()
  await page.getByText('All that is required and can be had before your flight is done.').waitFor()
  await isComplete(page, 'Book an appointment')
}

async function proveAndDownload(page: Page) {
  // Proof of each, and one record.
  await stepOf(page, 'Bring proof of vaccination').click()
  for (const name of ['MMR', 'Tdap', 'MenACWY', 'Varicella', 'TB test']) {
    const proof = page.getByRole('listitem', { name, exact: true })
    await proof
      .locator('input[type=file]')
      .setInputFiles({ name: `${name}.pdf`, mimeType: 'application/pdf', buffer: pdf })
    await proof.getByText('Proof is here').waitFor()
  }
  await isComplete(page, 'Bring proof of vaccination')
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the record' }).click()
  expect((await downloading).suggestedFilename()).toBe('vaccination-record.pdf')
  await expectAccessible(page)
}

test('from the welcome to a finished stage, the desk beside it', async () => {
  const student = await browser.signedIn(rohan)
  const { page } = student
  await step('the list of the university is shown', () => chooseUniversity(page))
  await step('doses are entered, and what does not count says why', () => recordDoses(student))
  await step('what was never given, and an illness, end the list', () => recordNoneAndIllness(page))
  await step('the doses are planned back from the flight', () => planDoses(page))
  await step('an appointment is booked', () => bookClinic(page))
  await step('the desk notes what was given, and the page follows', () => noteAtDesk(student))
  await step('proofs are uploaded, and the record is downloaded', () => proveAndDownload(page))
})
