// The consular appointment: a guide beside the government's site, both days entered, changed and taken to the calendar.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { rulesFold, site } from '#src/stages/visas/appointment/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
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

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function readGuide({ page, context }: Visit): Promise<void> {
  await context.route(`${site.address}**`, route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Site</title>' }),
  )
  await page.goto('/visas/consular-appointment')
  await says(page, 'No appointment entered yet')
  await says(page, /locks accounts for 72 hours/)
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: site.open }).click()
  expect((await tab).url()).toBe(site.address)
  await button(page, 'Help').click()
  await page
    .getByRole('dialog', { name: 'Help' })
    .getByRole('button', { name: /I have paid the visa fee/ })
    .click()
  await page
    .getByRole('dialog', { name: /I have paid the visa fee/ })
    .getByText(/One change of the appointment is usually free/)
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('heading', { name: 'Make an account', level: 4 }).waitFor()
  await page.getByRole('checkbox', { name: 'Done and saved' }).first().check()
  await says(page, '1 of 7 done')
  await page.getByRole('heading', { name: 'Who applies', level: 4 }).waitFor()
}

async function enterAppointment(page: Page): Promise<void> {
  await button(page, 'Tell us your appointment').click()
  await button(page, 'Save the appointment').click()
  await says(page, 'Please select your consulate.')
  await page.getByLabel('Consulate').selectOption('Hyderabad')
  await page.getByLabel('Day of the interview').fill('2026-07-07')
  await page.getByLabel('Interview at (IST)').fill('09:30')
  await page.getByLabel('Day at the VAC').fill('2026-07-08')
  await page.getByLabel('VAC at (IST)').fill('14:00')
  await button(page, 'Save the appointment').click()
  await says(page, 'The fingerprints come before the interview.')
  // What is typed survives a reload.
  await page.reload()
  await button(page, 'Tell us your appointment').click()
  await says(page, 'What you had typed is here again.')
  await page.getByLabel('Day at the VAC').fill('2026-07-07')
  await page.getByLabel('VAC at (IST)').fill('08:00')
  await expectAccessible(page)
  await button(page, 'Save the appointment').click()
  await says(page, 'Tuesday, 7th July 2026, 9:30 am IST')
  await says(page, '12:00 am EDT on the US east coast. 22 days from today.')
  await says(page, /Both visits are on one day/)
  await says(page, /The SEVIS fee is not paid yet/)
  await says(page, 'Your one free change is still there.')
  // What one had to know before is one press away.
  await page.getByText(rulesFold).click()
  await says(page, /locks accounts for 72 hours/)
  await expectAccessible(page)
}

async function changeAppointment(page: Page): Promise<void> {
  await button(page, 'Change it').click()
  await page.getByLabel('Day at the VAC').fill('2026-07-06')
  await button(page, 'Save the appointment').click()
  await says(page, 'Please say whether you changed it on the site, or only mend it here.')
  await page.getByRole('radio', { name: /I only mend what I typed here/ }).check()
  await button(page, 'Save the appointment').click()
  await says(page, 'Monday, 6th July 2026, 8:00 am IST')
  await says(page, 'Your one free change is still there.')
  await button(page, 'Change it').click()
  await page.getByLabel('Day of the interview').fill('2026-07-09')
  await page.getByRole('radio', { name: /I changed the appointment on the site/ }).check()
  await button(page, 'Save the appointment').click()
  await says(page, /Your one free change is used/)
  const file = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Interview to calendar' }).click()
  expect((await file).suggestedFilename()).toBe('safar-visa-interview.ics')
}

async function completeStep(page: Page): Promise<void> {
  await button(page, 'MARK STEP AS COMPLETED').click()
  await says(page, 'Step complete!')
  await page.goto('/')
  const ahead = page.locator('section', { has: page.getByRole('heading', { name: 'Dates ahead' }) })
  await ahead.getByRole('link', { name: /^Fingerprints/ }).waitFor()
  await ahead.getByRole('link', { name: 'All dates in your plan', exact: true }).click()
  await page.locator('#plan-interview').getByText('9th July 2026').first().waitFor()
}

test('the site beside the guide, the appointment entered, mended and changed once', async () => {
  const visit = await at.signedIn(meera)
  await step('the site opens beside the guide', () => readGuide(visit))
  await step('the appointment is entered', () => enterAppointment(visit.page))
  await step('it is corrected here, then changed on the site', () => changeAppointment(visit.page))
  await step('the step is completed, and the dates are on the home page', () => completeStep(visit.page))
})
