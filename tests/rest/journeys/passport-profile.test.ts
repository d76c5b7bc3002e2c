// The passport is typed once: the forms are filled in from it, and a paper that says something else is found in time.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import { meera, rohan } from '#seed/people.ts'
import * as reading from '#src/features/documents/reading/copy.ts'
import * as asked from '#src/features/people/values/copy.ts'
import { invalid } from '#src/features/passport-profile/checks/copy.ts'
import * as copy from '#src/features/passport-profile/copy.ts'
import * as passport from '#src/features/passport-profile/passport/rules.ts'
import * as sevis from '#src/stages/visas/sevis/copy.ts'
import * as checks from '#src/stages/visas/paper-checks/copy.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

/** ICAO’s own specimen, Doc 9303. */
const specimen = ['P<UTOERIKSSON<<ANNA<MARIA<<<<<<<<<<<<<<<<<<<', 'L898902C36UTO7408122F1204159ZE184226B<<<<<10'].join(
  '\n',
)

test('two lines of a passport fill in the profile, the I-20 form and the list to copy', async () => {
  const { page } = await at.signedIn(meera)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/profile/passport')
  await page.getByText(copy.notice, { exact: true }).waitFor()
  await page.getByText(passport.title, { exact: true }).click()
  const lines = page.getByRole('textbox', { name: passport.label })
  await lines.fill(specimen.replace('7408122', '7408123'))
  await page.getByRole('button', { name: passport.keep, exact: true }).click()
  await page.getByText(passport.problems.birth).waitFor()
  await lines.fill(specimen)
  await page.getByRole('button', { name: passport.keep, exact: true }).click()
  await page.getByText(passport.kept, { exact: true }).waitFor()
  const surname = page.getByRole('textbox', { name: copy.labels.surname, exact: true })
  await expect.poll(() => surname.inputValue()).toBe('ERIKSSON')
  await page.getByRole('textbox', { name: copy.labels.birthCity, exact: true }).fill('Chennai')
  await page.getByRole('combobox', { name: copy.labels.citizenship, exact: true }).selectOption('India')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('12-AUG-1974', { exact: true }).first().waitFor()
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('I-20 request of a university')
  await page.getByText('08/12/1974', { exact: true }).waitFor()
  await expectAccessible(page)
  await page.goto('/visas/i20-form')
  await page.getByRole('combobox', { name: 'University you are going to' }).fill('University of North Texas')
  await page.getByRole('option', { name: 'University of North Texas' }).first().click()
  expect(await page.getByRole('textbox', { name: 'Last name' }).inputValue()).toBe('ERIKSSON')
  expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('ANNA MARIA')
  expect(await page.getByRole('textbox', { name: 'City of birth' }).inputValue()).toBe('Chennai')
  expect(await page.getByRole('textbox', { name: 'Country of citizenship' }).inputValue()).toBe('India')
})

test('the birth date stands in the forms of insurance and vaccines, and one that is typed there is offered to the profile', async () => {
  const student = await at.signedIn(rohan)
  const { page } = student
  await student.api.passportProfile.change({ facts: { bornOn: '2001-07-09' } })
  const born = page.getByLabel(/date of birth/i).first()
  await page.goto('/health-insurance/enter-details')
  await expect.poll(() => born.inputValue()).toBe('2001-07-09')
  await page.goto('/vaccines/check-what-your-university-asks')
  await expect.poll(() => born.inputValue()).toBe('2001-07-09')
  await student.api.passportProfile.change({ facts: { bornOn: '' } })
  await page.reload()
  await born.fill('2002-01-31')
  await page.getByRole('button', { name: 'Show the list', exact: true }).click()
  await page.getByText(asked.askTitle(['passport profile']), { exact: true }).waitFor()
  await page.getByRole('button', { name: asked.change, exact: true }).click()
  await page.getByText(asked.changed, { exact: true }).waitFor()
  expect(await student.api.passportProfile.read()).toMatchObject({ facts: { bornOn: '2002-01-31' } })
})

test('what differs is found before the SEVIS fee is paid, and is gone once it is corrected', async () => {
  const student = await at.signedIn(meera)
  const { page, context } = student
  await context.route('https://www.fmjfee.com/**', route =>
    route.fulfill({ contentType: 'text/html', body: '<title>Fee</title>' }),
  )
  await student.api.passportProfile.change({
    facts: { bornOn: '2001-07-09', surname: 'Iyer', firstName: 'Meera', middleName: '', sevisId: 'N0005432612' },
  })
  await student.api.passportProfile.keepPaper({
    paper: 'i-20',
    says: { surname: 'IYAR', givenName: 'MEERA', bornOn: '2001-07-09', sevisId: 'N0005432612' },
  })
  // The lines of another passport were read before.
  await student.api.passportProfile.keepPaper({ paper: 'passport', says: null })
  await page.goto('/paper-checks')
  const heading = `${checks.levels.stop}: ${checks.names.names}`
  await page.getByText(heading, { exact: true }).waitFor()
  await expectAccessible(page)
  await page.goto('/visas/pay-sevis-fee')
  await page.getByRole('button', { name: 'Start the guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Pay the SEVIS fee' })
  await guide.getByRole('button', { name: sevis.prepare.ready }).click()
  const popup = page.waitForEvent('popup')
  await guide.getByRole('button', { name: sevis.site.open }).click()
  await popup
  await guide.getByRole('button', { name: sevis.site.opened }).click()
  await guide.getByText(heading, { exact: true }).waitFor()
  await student.api.passportProfile.keepPaper({
    paper: 'i-20',
    says: { surname: 'IYER', givenName: 'MEERA', bornOn: '2001-07-09', sevisId: 'N0005432612' },
  })
  await guide.getByText(heading, { exact: true }).waitFor({ state: 'detached' })
})

test('after a reading it says what was found and what was not, and what is typed is kept with it', async () => {
  const student = await at.signedIn(meera)
  const { page } = student
  await student.api.passportProfile.keepPaper({ paper: 'appointment-confirmation', says: null })
  await student.api.appointment.tell({
    place: 'Chennai',
    interviewDay: '2027-06-15',
    interviewTime: '09:30',
    vacDay: '2027-06-11',
    vacTime: '10:00',
  })
  const document = await PDFDocument.create()
  const sheet = document.addPage([612, 792])
  ;[
    'Appointment Confirmation, U.S. Visa Service',
    'Applicant Name: MEERA IYER',
    'CONSULAR APPOINTMENT DETAILS',
    'Date: 15 June, 2027',
  ].forEach((line, row) => sheet.drawText(line, { x: 40, y: 740 - row * 18, size: 10 }))
  const buffer = Buffer.from(await document.save())
  await page.goto('/profile/passport')
  await page
    .getByRole('button', { name: /Choose the paper \(PDF\)/ })
    .setInputFiles({ name: 'appointment.pdf', mimeType: 'application/pdf', buffer })
  await page.getByText(reading.found(['studentName', 'interviewOn']), { exact: true }).waitFor()
  await page.getByText(/^Not found: .*Day of the fingerprints/).waitFor()
  const uid = page.getByRole('textbox', { name: /^UID of the appointment/ }).last()
  await uid.fill('!')
  await page.getByRole('button', { name: copy.keepPaper, exact: true }).click()
  await page.getByText(invalid.appointmentUid, { exact: true }).first().waitFor()
  await uid.fill('')
  await page.getByLabel(/^Day of the fingerprints/).fill('2027-06-10')
  await expectAccessible(page)
  await page.getByRole('button', { name: copy.keepPaper, exact: true }).click()
  await page.getByText(copy.paperKept(copy.papers['appointment-confirmation']), { exact: true }).first().waitFor()
  // What was typed is compared like what was read: the fingerprints are entered here for another day.
  await page.goto('/paper-checks')
  await page.getByText(`${checks.levels.stop}: ${checks.names.visits}`, { exact: true }).waitFor()
  await expectAccessible(page)
})

test('somebody under 18 is stopped with a sentence, and nothing of theirs is kept', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/profile/passport')
  await page.getByLabel(copy.labels.bornOn, { exact: false }).first().fill('2012-01-01')
  await page.getByText(copy.underAge, { exact: true }).waitFor()
  expect(await page.getByRole('textbox', { name: copy.labels.passportNumber }).count()).toBe(0)
  await expectAccessible(page)
})
