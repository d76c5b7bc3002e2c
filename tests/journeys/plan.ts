// The plan as both its journeys need it: a student of spring 2027, and the rows of the page.
import type { Locator, Page } from 'playwright-core'
import type { Visit } from '#tests/browser.ts'

export const row = (page: Page, name: string): Locator =>
  page
    .getByRole('listitem')
    .filter({ has: page.locator('summary', { hasText: name }) })
    .first()

export async function openPlan(page: Page, address = '/plan', heading = 'Your plan'): Promise<void> {
  await page.goto(address)
  await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
}

/** A student of spring 2027 with an appointment. */
export async function giveDates({ api }: Visit): Promise<void> {
  const days = {
    programmeStart: '2027-01-11',
    classesStart: '2027-01-18',
    flight: '2026-12-28',
    waiverOpens: '2026-11-01',
    waiverUntil: '2027-01-22',
  }
  for (const [thing, day] of Object.entries(days)) await api.plan.give({ thing, day })
  const visits = { interviewDay: '2026-10-20', interviewTime: '09:00', vacDay: '2026-10-14', vacTime: '10:00' }
  await api.appointment.tell({ place: 'Hyderabad', ...visits })
}
