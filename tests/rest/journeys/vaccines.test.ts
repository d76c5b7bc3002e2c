// A flight that is past, and the vaccines that are still missing.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { seedClinics } from '#seed/vaccines/clinics.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, stepOf } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

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

test('a flight that is past does not make booking a finished step', async () => {
  const student = await browser.signedIn(meera)
  const yesterday = Temporal.Now.plainDateISO('Asia/Kolkata').subtract({ days: 1 }).toString()
  await student.api.vaccineRecords.tellDob({ dob: '2003-04-17' })
  await student.api.vaccineRecords.choose({ university: null })
  for (const vaccine of ['mmr', 'tdap', 'menacwy', 'hepb', 'varicella', 'tb'] as const)
    await student.api.vaccineRecords.lack({ vaccine })
  await student.api.profile.change({ flightDate: yesterday })
  const { page } = student
  await page.goto('/vaccines/book-an-appointment')
  await page.getByText(/^Your flight on .* is past$/).waitFor()
  await page.getByText(/Still missing: .*MMR/).waitFor()
  await expectAccessible(page)
  await stepOf(page, 'Book an appointment').getByText('Step complete!').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Open your plan' }).click()
  await expectPath(page, '/vaccines/plan-your-doses')
  await page.getByText(/^Your flight on .* is past$/).waitFor()
})
