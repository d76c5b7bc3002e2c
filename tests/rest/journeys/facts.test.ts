// The desk reads a rule again at its source, sees whose plan it moves, and publishes: that student's plan follows.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { kavya, meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, pathOf, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'

const now = Temporal.Now.instant()
const today = now.toZonedDateTimeISO('Asia/Kolkata').toPlainDate()
const interview = today.add({ days: 60 })

let browser: BrowserApp

beforeAll(async () => {
  // The browser's clock is the machine's, so the server has the same.
  browser = await openBrowserApp({ clock: clockAt(now.toString()) })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

test('a rule is read again, and the student whose plan it moves sees the new day at once', async () => {
  const [{ page, context }, { page: hers, api }] = [await browser.signedIn(kavya), await browser.signedIn(meera)]
  await api.appointment.tell({
    place: 'Hyderabad',
    interviewDay: interview.toString(),
    interviewTime: '09:30',
    vacDay: interview.subtract({ days: 3 }).toString(),
    vacTime: '14:00',
  })
  await hers.goto('/plan')
  const fee = hers.getByRole('listitem').filter({ hasText: 'I-901 fee paid' }).first()
  await fee.waitFor()
  const before = await fee.innerText()

  await page.goto('/desk/facts')
  await page.getByLabel('Search').fill('I-901 fee is paid online')
  await page.getByLabel('Show', { exact: true }).selectOption('all')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'The I-901 fee is paid online' }).click()
  await expect.poll(() => pathOf(page)).toBe('/desk/facts/plan.A14')
  await page.getByRole('button', { name: 'Checked again, nothing changed' }).click()
  await page.getByText('Noted: checked today').waitFor()
  // What is typed next is typed over the version that this press made.
  await expect.poll(() => page.getByLabel('Checked on').inputValue()).toBe(today.toString())

  await page.getByLabel('Working days').fill('-5')
  await page.getByLabel('Source', { exact: true }).fill('fmjfee.com')
  await page.getByRole('button', { name: 'See whose plans would change' }).click()
  await page.getByText('One student’s plan would change.').waitFor()
  await page.getByText('I-901 fee paid moves').waitFor()
  expect(await page.getByRole('link', { name: 'Meera Iyer' }).getAttribute('href')).toMatch(/^\/desk\/students\//)
  await expectAccessible(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Published. Students see it now').waitFor()
  await expect.poll(() => fee.innerText()).not.toBe(before)
  await hers.getByText('Dates of your plan have moved').first().waitFor()
  await page.getByText('History (').click()
  await page.getByText('Changed, ').first().waitFor()
  await context.close()
})
