// Meera fills the I-20 form, and Kavya maps the form of her university meanwhile. Neither reloads.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, dev, kavya, meera } from '#seed/people.ts'
import * as copy from '#src/stages/visas/i20/copy.ts'
import * as passport from '#src/features/passport-profile/passport/rules.ts'
import * as names from '#src/features/passport-profile/names/copy.ts'
import { problems } from '#src/stages/visas/i20/forms/copy.ts'
import { expectAccessible, holdUp, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { formWithout, universityForm } from '#tests/pdf-forms.ts'
import { pagesDrawn } from '#tests/journeys/visas.ts'
import { readBack } from '#tests/read-back.ts'
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
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const box = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })
const amount = (page: Page, source: string, year: number) =>
  page.getByRole('region', { name: source, exact: true }).getByRole('textbox', { name: `Year ${year}` })
const university = (page: Page) => page.getByRole('combobox', { name: 'University you are going to' })
const mark = (page: Page) => page.getByRole('button', { name: 'MARK STEP AS COMPLETED' })
const pdf = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer })

/** How large a file is stands beside it once it has arrived. */
const arrived = /^\d+ (bytes|KB)$/

async function choose(page: Page, name: string): Promise<void> {
  await university(page).fill(name)
  await page.getByRole('option', { name }).first().click()
}

/** Saved by the page, and its words once they are there. */
async function downloaded(page: Page): Promise<Record<string, unknown>> {
  const [saved] = await Promise.all([page.waitForEvent('download'), press(page, copy.filled.download)])
  return readBack(new Uint8Array(await readFile(await saved.path())))
}

async function fillInPerson(page: Page) {
  await page.goto('/visas/i20-form')
  await university(page).waitFor()
  expect(await mark(page).count()).toBe(0)
  await choose(page, 'University of North Texas')
  await says(page, copy.noForm('University of North Texas'))
  await mark(page).waitFor()
  await expect.poll(() => box(page, 'First name').inputValue()).toBe(meera.firstName)
  // With a single name: FNU is refused here, and each form says what it takes.
  await box(page, 'First name').fill('FNU')
  await says(page, names.fnuRefused)
  await box(page, 'First name').fill('')
  await page.getByText(`${names.columns.given}: ${names.leaveEmpty}`).waitFor()
  await page.getByText(`${names.columns.given}: ${names.fnu}`).waitFor()
  await expectAccessible(page)
  await box(page, 'First name').fill(meera.firstName)
  await box(page, 'Last name').fill('अय्यर')
  await says(page, names.latinOnly)
  await page.getByRole('radio', { name: 'Female' }).check()
  await says(page, 'Saved')
  await expectAccessible(page)
}

async function fillInFunds(page: Page) {
  // Without a network it is kept, and sent once there is one.
  await press(page, 'Next: Sources of Funds')
  await page.route('**/api/visas/i20', route => route.abort())
  await amount(page, 'Self Support', 1).fill('25000')
  await says(page, 'Not saved yet')
  await page.unroute('**/api/visas/i20')
  await says(page, 'Saved')
  // An amount below zero stays as it was typed, and is refused.
  await amount(page, 'Parents or individual sponsors', 1).fill('-50')
  await says(page, copy.amountInvalid)
  await amount(page, 'Parents or individual sponsors', 1).fill('6,000.5')
  await amount(page, 'Parents or individual sponsors', 4).fill('abc1000')
  await box(page, 'Names of parents or sponsors').fill('லட்சுமி ஐயர்')
  await page.getByRole('radio', { name: 'Grant' }).check()
  await expect.poll(() => amount(page, 'Self Support', 1).inputValue()).toBe('25,000')
  await expect.poll(() => amount(page, 'Parents or individual sponsors', 4).inputValue()).toBe('1,000')
  await says(page, '$31,000.50')
  await says(page, '$32,000.50')
}

async function generateForm(page: Page) {
  // What is red is not saved, so nothing is printed until it is put right.
  const year = amount(page, 'Parents or individual sponsors', 4)
  await year.fill('-5')
  await press(page, 'Generate')
  await says(page, copy.correctFirst)
  await year.fill('1,000')
  await says(page, 'Saved')
  // Only the date of birth is asked for, and only now.
  await press(page, 'Generate')
  await says(page, copy.dobMissing)
  await expect
    .poll(() => page.getByLabel('Date of birth').evaluate(input => input === document.activeElement))
    .toBe(true)
  await page.getByLabel('Date of birth').fill('2103-03-09')
  await says(page, copy.dobAhead)
  await page.getByLabel('Date of birth').fill('2003-03-09')
  await press(page, 'Next: Sources of Funds')
  await press(page, 'Generate')
  await pagesDrawn(page, 2)
  await says(page, copy.filled.title('University of North Texas'))
  await expectAccessible(page)
}

async function downloadForm(page: Page) {
  const letGo = await holdUp(page, '**/api/visas/i20/files/*')
  const saved = page.waitForEvent('download')
  await press(page, copy.filled.download)
  await page.getByRole('button', { name: 'Downloading...' }).waitFor()
  letGo()
  expect((await saved).suggestedFilename()).toBe('i20-worksheet.pdf')
  expect(await readBack(new Uint8Array(await readFile(await (await saved).path())))).toMatchObject({
    last_name: 'अय्यर',
    first_name: meera.firstName,
    dob: '03/09/2003',
    ss_year1: '$25,000.00',
    ps_year1: '$6,000.50',
    ps_year4: '$1,000.00',
    ps_name: 'லட்சுமி ஐயர்',
    check_female: 'Yes',
    check_grant: 'Yes',
    total_year1: '$31,000.50',
    total: '$32,000.50',
  })
}

async function changeInAnotherTab({ page, tab }: Visit) {
  // What is written in another tab comes in here by itself.
  at.app.clock.pass({ minutes: 1 })
  const other = await tab()
  await other.goto('/visas/i20-form')
  await box(other, 'City of birth').fill('Hyderabad')
  await says(other, 'Saved')
  await says(page, copy.filled.behind)
  await press(page, 'Back to Personal Data')
  await expect.poll(() => box(page, 'City of birth').inputValue()).toBe('Hyderabad')
  await mark(page).click()
  await says(page, 'Step complete!')
}

test('a form is filled as one types, generated, seen and downloaded', async () => {
  const asMeera = await at.signedIn(meera)
  const { page } = asMeera
  await step('the person is filled in, with a name as each form takes it', () => fillInPerson(page))
  await step('the funds are filled in, a while without a network', () => fillInFunds(page))
  await step('the form is generated once the date of birth is there', () => generateForm(page))
  await step('the form is downloaded', () => downloadForm(page))
  await step('a change in another tab appears, and the step is completed', () => changeInAnotherTab(asMeera))
})

const mapField = (page: Page, field: string, value: string) =>
  page.getByRole('combobox', { name: `What goes into ${field}` }).selectOption({ label: value })

async function addForm(student: Page, desk: Page): Promise<void> {
  await student.goto('/visas/i20-form')
  await says(student, copy.noForm('University of North Texas'))
  await desk.goto('/desk/form-mappings')
  await says(desk, 'No forms yet')
  await desk.getByRole('link', { name: 'Add a form' }).click()
  await press(desk, 'Add it')
  await says(desk, 'Please choose the PDF of the form.')
  await desk.getByRole('combobox', { name: 'University' }).fill('University of North Texas')
  await desk.getByRole('option', { name: 'University of North Texas' }).first().click()
  await desk
    .getByRole('button', { name: 'Choose a file The form', exact: true })
    .setInputFiles(pdf('picture.pdf', await formWithout('fields')))
  await says(desk, arrived)
  await press(desk, 'Add it')
  await says(desk, problems['no-fields'])
  await press(desk, 'Remove picture.pdf')
  await desk
    .getByRole('button', { name: 'Choose a file The form', exact: true })
    .setInputFiles(pdf('unt-funds.pdf', await universityForm()))
  await says(desk, arrived)
  await press(desk, 'Add it')
  await says(desk, 'We cannot fill this kind of field.')
}

async function mapFields(desk: Page): Promise<void> {
  await mapField(desk, 'Student.LastName', 'Last name')
  await mapField(desk, 'Sex.F', 'Female')
  await mapField(desk, 'Total', 'Total of all years')
  await desk.getByRole('combobox', { name: 'How the amount in Total is written' }).selectOption('31,001')
  await expectAccessible(desk)
  await press(desk, 'Save the mapping')
  await says(desk, 'The mapping is saved.')
  await press(desk, 'See it with sample data')
  await pagesDrawn(desk, 2)
  await press(desk, 'Close')
}

async function mapTogether(desk: Page): Promise<void> {
  // Dev maps beside her: she reads it, and nobody's work is lost.
  const { page: beside } = await at.signedIn(dev)
  await beside.goto(new URL(desk.url()).pathname)
  await mapField(beside, 'DOB', 'Date of birth')
  await mapField(desk, 'FamilyYear1', 'Parents or sponsors, year 1')
  await press(beside, 'Save the mapping')
  await says(desk, 'Dev changed this form while you were mapping it')
  await press(desk, 'Take their version')
  await mapField(desk, 'FamilyYear1', 'Parents or sponsors, year 1')
  await press(desk, 'Save the mapping')
  await press(desk, 'Publish it')
  await says(desk, 'Published')
}

async function fillOwnForm(student: Page): Promise<void> {
  await says(student, copy.ownForm('University of North Texas'))
  await press(student, 'Next: Sources of Funds')
  await press(student, 'Generate again')
  await says(student, copy.filled.nowOwn)
  await pagesDrawn(student, 2)
  expect(await downloaded(student)).toMatchObject({
    'Student.LastName': 'अय्यर',
    DOB: '03/09/2003',
    'Sex.F': 'Yes',
    Total: '32,001',
    FamilyYear1: '$6,000.50',
  })
}

async function withdrawForm(student: Page, desk: Page): Promise<void> {
  await press(desk, 'Withdraw it')
  await says(student, copy.noForm('University of North Texas'))
  await press(desk, 'Throw it away')
  await desk.getByRole('dialog').getByRole('button', { name: 'Throw it away' }).click()
  await expectPath(desk, '/desk/form-mappings')
  await says(desk, 'No forms yet')
}

test('the two lines of a passport fill the form, and a slip is said', async () => {
  const { page } = await at.signedIn(arjun)
  const sent: string[] = []
  page.on('request', request => request.method() !== 'GET' && sent.push(request.postData() ?? ''))
  await page.goto('/visas/i20-form')
  await choose(page, 'University of North Texas')
  await page.getByText(passport.title, { exact: true }).click()
  const lines = box(page, passport.label)
  // The specimen of ICAO 9303.
  const [first, second] = [
    'P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<',
    'L898902C36UTO7408122F1204159ZE184226B<<<<<10',
  ]
  await press(page, passport.fill)
  await says(page, passport.problems.length)
  await lines.fill(`${first}\n${second.replace('740812', '740813')}`)
  await says(page, passport.problems.birth)
  await expectAccessible(page)
  await lines.fill(`${first.toLowerCase()} ${second}`)
  await press(page, passport.fill)
  await says(page, passport.filled)
  expect(await box(page, 'Last name').inputValue()).toBe('ERIKSSON')
  expect(await box(page, 'First name').inputValue()).toBe('ANNA MARIA')
  expect(await box(page, 'Middle name').inputValue()).toBe('')
  expect(await page.getByLabel('Date of birth').inputValue()).toBe('1974-08-12')
  await expect.poll(() => sent.join(' ')).toContain('ERIKSSON')
  // Its number stays where it was typed.
  expect(sent.join(' ')).not.toContain('L898902C3')

  // A birth date that is there is replaced only once both are seen.
  const born = page.getByLabel('Date of birth')
  await born.fill('1974-08-13')
  for (const [answer, day] of [
    [passport.leave, '1974-08-13'],
    [passport.replace, '1974-08-12'],
  ] as const) {
    await lines.fill(`${first}\n${second}`)
    await press(page, passport.fill)
    await says(page, 'Date of birth: 13th August 1974 so far, 12th August 1974 instead.')
    await expectAccessible(page)
    await press(page, answer)
    await expect.poll(() => born.inputValue()).toBe(day)
  }
})

test('the form of a university is mapped, and its students get that one', async () => {
  const [asMeera, asKavya] = [await at.signedIn(meera), await at.signedIn(kavya)]
  const [student, desk] = [asMeera.page, asKavya.page]
  await step('the desk adds a form that can be filled', () => addForm(student, desk))
  await step('its fields are mapped', () => mapFields(desk))
  await step('a colleague maps it at the same time', () => mapTogether(desk))
  await step('the student gets that form', () => fillOwnForm(student))
  await step('the form is withdrawn and deleted', () => withdrawForm(student, desk))
})
