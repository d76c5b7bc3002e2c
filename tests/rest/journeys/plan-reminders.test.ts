// The plan where one looks every day: a calendar address is made, fetched, replaced and stopped; each kind of letter has a
// switch of its own.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { meera } from '#seed/people.ts'
import { notificationMutes } from '#src/features/notifications/tables.ts'
import { calendarFeeds } from '#src/features/plan/tables.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp()
})
beforeEach(async () => {
  for (const table of [calendarFeeds, notificationMutes]) await browser.app.services.db.delete(table)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

async function open({ page }: Visit): Promise<void> {
  await page.goto('/plan/reminders')
  await page.getByRole('heading', { name: 'Calendar and reminders', level: 1 }).waitFor()
}

const shownAddress = async ({ page }: Visit): Promise<string> => {
  const card = page.getByRole('region', { name: 'Your calendar address' })
  const address = await card.getByText(/^http.*\.ics$/).textContent()
  return new URL(address ?? '').pathname
}

/** As a calendar fetches it, without anybody signed in. */
const fetched = (path: string) => fetch(browser.app.url + path)

test('an address is made, shown once, fetched by a calendar, replaced and stopped', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await visit.api.plan.give({ thing: 'flight', day: '2026-12-28' })
  await page.goto('/plan')
  await page.getByRole('link', { name: 'Reminders', exact: true }).click()
  await page.getByRole('button', { name: 'Make my calendar address', exact: true }).click()
  const first = await shownAddress(visit)
  const openIt = page.getByRole('link', { name: 'Open in my calendar app', exact: true })
  expect(await openIt.getAttribute('href')).toMatch(/^webcal:\/\/.*\/calendar\/[\w-]{43}\.ics$/)
  expect(await (await fetched(first)).text()).toContain('SUMMARY:Your flight')
  await expectAccessible(page)

  await page.reload()
  await page.getByText('A calendar last fetched it on').waitFor()
  expect(await page.getByText(/\.ics$/).count()).toBe(0)

  await page.getByRole('button', { name: 'Make a new address', exact: true }).click()
  await page.getByRole('button', { name: 'Make a new one', exact: true }).click()
  const second = await shownAddress(visit)
  expect([(await fetched(first)).status, (await fetched(second)).status]).toEqual([404, 200])

  await page.getByRole('button', { name: 'Stop this address', exact: true }).click()
  await page.getByRole('button', { name: 'Stop it', exact: true }).click()
  await page.getByRole('button', { name: 'Make my calendar address', exact: true }).waitFor()
  expect((await fetched(second)).status).toBe(404)
})

test('each letter has its own switch, the same here and among all e-mail', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await open(visit)
  const digest = page.getByRole('checkbox', { name: 'Your dates, every Monday' })
  await digest.uncheck()
  await expect.poll(async () => (await visit.api.notifications.preferences()).mutes).toEqual(['digest'])
  await page.getByRole('link', { name: 'All e-mail and your quiet hours', exact: true }).click()
  await page.getByRole('heading', { name: 'Quiet hours', exact: true }).waitFor()
  expect(await page.getByRole('checkbox', { name: 'Your dates, every Monday' }).isChecked()).toBe(false)
  expect(await page.getByRole('checkbox', { name: 'A day before' }).isChecked()).toBe(true)
  expect(await browser.app.services.db.$count(notificationMutes, eq(notificationMutes.category, 'digest'))).toBe(1)
})

test('at 320 px nothing sticks out, with and without an address', async () => {
  const visit = await browser.signedIn(meera)
  await visit.page.setViewportSize({ width: 320, height: 640 })
  await open(visit)
  const width = () => visit.page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(320)
  await visit.page.getByRole('button', { name: 'Make my calendar address', exact: true }).click()
  await shownAddress(visit)
  expect(await width()).toBe(320)
  await expectAccessible(visit.page)
})
