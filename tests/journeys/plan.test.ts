// The plan: from an intake alone to a moved flight, in two tabs.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { visaAppointments } from '#src/stages/visas/rounds/tables.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { giveDates, openPlan, row } from './plan.ts'

let browser: BrowserApp
let owner = ''
beforeAll(async () => {
  browser = await openBrowserApp() // its clock stands on 15 June 2026
  const rows = await browser.app.services.db.select().from(people).where(eq(people.email, meera.email))
  owner = rows[0]?.id ?? ''
})
beforeEach(async () => {
  const { db } = browser.app.services
  for (const table of [planDays, profiles, visaAppointments]) await db.delete(table).where(eq(table.owner, owner))
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

test('with an intake alone there is a plan, all of it estimated', async () => {
  const visit = await browser.signedIn(meera)
  await visit.api.onboarding.answer({ cycle: 'spring-2027' })
  await openPlan(visit.page)
  await row(visit.page, 'Programme start on the I-20').getByText('Estimated', { exact: true }).waitFor()
  await row(visit.page, 'I-901 fee paid').locator('summary').first().click()
  await visit.page.getByText('The I-901 fee is paid online at least 3 business days before the interview.').waitFor()
  await expectAccessible(visit.page)
  await visit.api.onboarding.answer({ cycle: null })
})

test('a moved flight shows what it breaks before it is saved, and another tab follows', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await giveDates(visit)
  await openPlan(page)
  const other = await visit.tab()
  await openPlan(other)
  await row(page, 'Your flight').locator('summary').first().click()
  await page.getByRole('button', { name: 'Change the date: Your flight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your flight' })
  await dialog.getByLabel('Your flight: new date').fill('2027-01-25')
  const changes = dialog.getByRole('region', { name: 'What would change' })
  await changes.getByText(/^Your flight: 25th January 2027; it breaks: ask the international office/).waitFor()
  await changes.getByText(/more dates? moves?$/).click()
  await changes.getByText(/^Insurance begins moves from 28th December 2026 to 25th January 2027/).waitFor()
  await dialog.getByText(/^You would arrive after classes have begun/).waitFor()
  await expectAccessible(page)
  // A 29 February of a common year, as one types it.
  await dialog.getByLabel('Your flight: new date').fill('')
  await dialog.getByLabel('Your flight: new date').pressSequentially('02292027')
  await dialog.getByLabel('Your flight: new date').blur()
  await dialog.getByText('The calendar has no such day.', { exact: false }).waitFor()
  // Not saved, nothing has moved.
  await page.keyboard.press('Escape')
  await row(other, 'Your flight').getByText('28th December 2026').first().waitFor()

  await page.getByRole('button', { name: 'Change the date: Your flight' }).click()
  await dialog.getByLabel('Your flight: new date').fill('2027-01-25')
  await dialog.getByRole('button', { name: 'Save this date' }).click()
  await dialog.waitFor({ state: 'detached' })
  await row(other, 'Your flight').getByText('25th January 2027').first().waitFor()
  await other.locator('#plan-flight[data-word=breaks]').waitFor()
  await other.getByRole('region', { name: 'How your plan stands' }).getByText('Breaks:').waitFor()
})
