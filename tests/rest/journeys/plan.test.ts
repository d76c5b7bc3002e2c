// The plan: wrong dates, days that are read from an I-20, what is done, at 320 px and in words for a screen reader.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readFile } from 'node:fs/promises'
import { PDFDocument } from '@cantoo/pdf-lib'
import { meera } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import * as reading from '#src/features/documents/reading/copy.ts'
import { paperBombs } from '#tests/attacks/corpus/papers.ts'
import * as fromI20 from '#src/features/plan/from-i20/rules.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { profiles } from '#src/features/people/tables.ts'
import { visaAppointments } from '#src/stages/visas/rounds/tables.ts'
import { eq } from 'drizzle-orm'
import { expectAccessible, openBrowserApp, sentFrom, type BrowserApp } from '#tests/browser.ts'
import { giveDates, openPlan, row } from '#tests/journeys/plan.ts'

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

test('without anything known it says what to begin with', async () => {
  const { page } = await browser.signedIn(meera)
  await openPlan(page)
  await page.getByRole('heading', { name: 'Tell us when your studies begin' }).waitFor()
  await expectAccessible(page)
})

test('wrong dates are said plainly, and what was typed stays', async () => {
  const visit = await browser.signedIn(meera)
  await giveDates(visit)
  const { page } = visit
  await openPlan(page, '/plan/dates', 'Your dates')
  await page.getByRole('button', { name: 'Change the date: Your flight' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your flight' })
  const field = dialog.getByLabel('Your flight: new date')
  await field.fill('2046-01-01')
  await dialog.getByText('This day is more than ten years away. Please check the year.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Save this date' }).isDisabled()).toBe(true)
  // Before the interview.
  await field.fill('2026-10-01')
  await dialog.getByText(/^Visa interview: 20th October 2026; it breaks/).waitFor()
  await dialog.getByRole('button', { name: 'Save this date' }).click()
  await dialog.waitFor({ state: 'detached' })
  // The earliest day of entry is past what was given: both are shown, nothing is refused.
  await openPlan(page)
  for (const thing of ['flight', 'interview']) await page.locator(`#plan-${thing}[data-word=breaks]`).waitFor()
})

test('a date is added, and forgotten again', async () => {
  const { page } = await browser.signedIn(meera)
  await openPlan(page, '/plan/dates', 'Your dates')
  await page.getByRole('button', { name: 'Add the date: Tuition due' }).click()
  const dialog = page.getByRole('dialog', { name: 'Tuition due' })
  await dialog.getByLabel('Tuition due: new date').fill('2027-01-05')
  await dialog.getByText(/^Tuition sent/).waitFor()
  await dialog.getByRole('button', { name: 'Save this date' }).click()
  const tuition = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Tuition due' }) })
  await tuition.getByText('5th January 2027').waitFor()
  await tuition.getByRole('button', { name: 'Change the date: Tuition due' }).click()
  await dialog.getByRole('button', { name: 'I don’t know it yet' }).click()
  await tuition.getByText('Not known yet').waitFor()
  await expectAccessible(page)
})

test('the days of an I-20 are read on the device, and kept when the student says so', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await visit.api.plan.give({ thing: 'programmeStart', day: '2027-08-16' })
  await openPlan(page, '/plan/dates', 'Your dates')
  const sent = sentFrom(page)
  const part = page.getByRole('region', { name: 'Read them from your I-20' })
  const choose = (name: string, buffer: Uint8Array) =>
    part.getByLabel('Choose the I-20').setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from(buffer) })
  const says = (words: string) => part.getByText(words).waitFor()

  await choose('notes.pdf', new TextEncoder().encode('not a PDF'))
  await says(reading.failed.unreadable)
  await choose('scan.pdf', await pdfWith(''))
  await says(reading.failed['no-words'])
  await choose('letter.pdf', await pdfWith('Dear Meera, we are glad to offer you admission to our programme.'))
  await says(reading.failed['another-paper'])
  await choose('ds160.pdf', await readFile('tests/papers/ds-160-confirmation.chromium.pdf'))
  await says(reading.another(['i-20'], 'ds-160-confirmation'))
  await choose('locked.pdf', await pdfWith('I-20', { userPassword: 'secret', ownerPassword: 'secret' }))
  await says(reading.failed.locked)
  await choose('bomb.pdf', hugeInside())
  await part.getByText(new RegExp(`^(${reading.failed.unreadable}|${reading.failed['too-long']})$`)).waitFor()
  expect(sent).toEqual([])

  await choose('i20.pdf', await readFile('tests/papers/chromium.pdf'))
  const dialog = page.getByRole('dialog', { name: fromI20.found })
  await dialog.getByText('Programme start on the I-20: 16th August 2027, as in your plan.').waitFor()
  const earliest = dialog.getByRole('checkbox', { name: /^Earliest admission date on the I-20: 17th July 2027/ })
  await earliest.waitFor()
  await dialog.getByRole('region', { name: 'What would change' }).waitFor()
  await expectAccessible(page)
  await earliest.uncheck()
  expect(sent).toEqual([])
  await dialog.getByRole('button', { name: 'Keep this day' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(sent).toEqual(['/api/plan/days/classesStart'])
  const { db } = browser.app.services
  expect(await db.select().from(planDays).where(eq(planDays.owner, owner))).toMatchObject([
    { thing: 'classesStart', readFrom: 'i20' },
  ])
})

function hugeInside(): Uint8Array {
  const [, made] = paperBombs[0] ?? []
  if (made === undefined) throw new Error('There is no PDF that is huge inside.')
  return made()
}

async function pdfWith(words: string, locked?: { userPassword: string; ownerPassword: string }): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const page = document.addPage()
  if (words !== '') page.drawText(words, { size: 12 })
  if (locked !== undefined) document.encrypt(locked)
  return document.save()
}

test('what is done is ticked and leaves the troubles', async () => {
  const visit = await browser.signedIn(meera)
  await giveDates(visit)
  await visit.api.plan.give({ thing: 'depositUntil', day: '2026-06-01' })
  const { page } = visit
  await openPlan(page)
  const troubles = page.getByRole('region', { name: 'How your plan stands' })
  await troubles.getByText('Enrolment deposit paid').waitFor()
  await row(page, 'Enrolment deposit paid').locator('summary').first().click()
  await page.getByRole('button', { name: 'It’s done: Enrolment deposit paid' }).click()
  await troubles.getByText('Enrolment deposit paid').waitFor({ state: 'detached' })
})

test('at 320 px nothing scrolls sideways, the list says in words what the picture shows, and a drag opens the form', async () => {
  const visit = await browser.signedIn(meera)
  await giveDates(visit)
  const { page } = visit
  await page.setViewportSize({ width: 320, height: 640 })
  await openPlan(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width: 1280, height: 900 })
  const drawn = await page.locator('svg[data-plan-picture] g > title').allTextContents()
  expect(drawn.length).toBeGreaterThan(10)
  const listed = await page.getByRole('region', { name: 'All dates' }).locator('summary').allTextContents()
  for (const title of drawn) {
    const [name = '', when = ''] = title.split(': ')
    expect(
      listed.some(text => text.includes(name) && text.includes(when)),
      title,
    ).toBe(true)
  }
  const mark = page
    .locator('svg[data-plan-picture] g', { has: page.locator('title', { hasText: 'Your flight' }) })
    .last()
  await mark.scrollIntoViewIfNeeded()
  const box = (await mark.locator('circle').boundingBox()) ?? expect.fail('no mark')
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + 60, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  const dialog = page.getByRole('dialog', { name: 'Your flight' })
  expect(await dialog.getByLabel('Your flight: new date').inputValue()).toMatch(/^2027-0[12]-\d\d$/)
})
