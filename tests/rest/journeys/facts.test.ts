// The desk reads a rule again at its source, sees whose plan it moves, and publishes: that student's plan follows.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { dev, kavya, meera } from '#seed/people.ts'
import { expectAccessible, openBrowserApp, pathOf, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { readAllFacts } from '#tests/facts-read.ts'
import { facts } from '#src/features/dated-facts/tables.ts'
import { eq } from 'drizzle-orm'

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

  await page.goto('/desk/facts/all')
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
  // It moves a date, so a second person confirms it; until then the day stays, and its student reads that it is being checked.
  await page.getByText('A change of this waits for a second person').waitFor()
  await fee.getByText('Being checked').waitFor()
  expect((await fee.innerText()).replace(/\s*Being checked/, '')).toBe(before)
  // So it does wherever the day of that step stands.
  for (const path of ['/', '/visas/pay-sevis-fee']) {
    await hers.goto(path)
    await hers.getByText('Being checked').first().waitFor()
  }
  await hers.goto('/plan')
  await fee.getByText('Being checked').waitFor()
  await expectAccessible(page)
  const { page: devs } = await browser.signedIn(dev)
  await devs.goto('/desk/confirm')
  const asked = devs.getByRole('article', { name: /^Publish this fact, which moves students’ dates/ })
  await asked.getByRole('link', { name: 'Look at it' }).click()
  await devs.getByRole('table', { name: 'What changed' }).getByText('Working days').waitFor()
  await devs.goBack()
  await asked.getByRole('button', { name: 'Confirm' }).click()
  await devs.getByText('Confirmed and done.').waitFor()
  await expect.poll(() => fee.getByText('Being checked').count()).toBe(0)
  await expect.poll(() => fee.innerText()).not.toBe(before)
  await hers.getByText('Dates of your plan have moved').first().waitFor()
  await page.getByText('History (').click()
  await page.getByText('Changed, ').first().waitFor()
  await context.close()
})

/** What is due first, on three pages: two facts on the first. */
const due = [
  ['plan.A1', 'one', '2020-01-01'],
  ['plan.A2', 'one', '2020-01-01'],
  ['plan.A3', 'two', '2020-01-02'],
  ['plan.A4', 'three', '2020-01-03'],
] as const

test('facts that are due are read page by page, by keys alone', async () => {
  await readAllFacts(browser.app)
  for (const [id, at, day] of due)
    await browser.app.services.db
      .update(facts)
      .set({
        sourceName: `Page ${at}`,
        sourceAddress: `https://${at}.example/`,
        checkedOn: Temporal.PlainDate.from('2019-06-01'),
        checkAgainBy: Temporal.PlainDate.from(day),
      })
      .where(eq(facts.id, id))
  const { page, context, api } = await browser.signedIn(kavya)
  await context.route('https://*.example/', route => route.fulfill({ contentType: 'text/html', body: '<p>Still so.' }))
  const source = (at: string) => page.getByRole('region', { name: `Page ${at}` })
  const readToday = async () =>
    (await api.factsDesk.list())
      .filter(({ id, checkedOn }) => checkedOn === today.toString() && due.some(([one]) => one === id))
      .map(({ id }) => id)
  await page.goto('/desk/facts')
  await source('one').getByRole('button', { name: 'Same as before (2)' }).waitFor()
  await expectAccessible(page)

  // The page opens beside the list, in a tab of its own.
  const opening = context.waitForEvent('page')
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  const opened = await opening
  expect(opened.url()).toBe('https://one.example/')
  await opened.close()
  // Of two on one page the second is left out, and noted in a press of its own.
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await source('one').getByRole('button', { name: 'Same as before (1)' }).waitFor()
  await page.keyboard.press('y')
  await page.getByText('Noted: 1 fact read today.').waitFor()
  await expect.poll(() => source('one').getByRole('checkbox').count()).toBe(1)
  expect(await readToday()).toEqual(['plan.A1'])
  await page.keyboard.press('x')
  await source('one').getByRole('button', { name: 'Same as before (1)' }).waitFor()
  // From here on each page takes one key: the next one comes by itself, with the focus in it.
  for (const [at, next] of [
    ['one', 'two'],
    ['two', 'three'],
  ] as const) {
    await page.keyboard.press('y')
    await expect.poll(() => source(at).count()).toBe(0)
    await expect.poll(() => source(next).locator('a:focus').count()).toBe(1)
  }
  // What has changed is opened, and its page is its editor.
  await page.keyboard.press('Enter')
  await expect.poll(() => pathOf(page)).toBe('/desk/facts/plan.A4')
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor()
  await page.goBack()
  await source('three').getByRole('button', { name: 'Same as before (1)' }).waitFor()
  await page.keyboard.press('y')
  await expect.poll(() => source('three').count()).toBe(0)
  expect((await readToday()).toSorted()).toEqual(due.map(([id]) => id))
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
})
