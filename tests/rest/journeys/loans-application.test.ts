// One application for all lenders: on a bad network, with photographed papers, and on another device.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { documents } from '#src/features/documents/tables.ts'
import { expectAccessible, holdUp, openBrowserApp, type BrowserApp, type Visit, stepOf } from '#tests/browser.ts'
import { chooser, listOf, put } from '#tests/journeys/loans.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
let pdf: Buffer

beforeAll(async () => {
  browser = await openBrowserApp()
  const document = await PDFDocument.create()
  document.addPage().drawText('A paper')
  pdf = Buffer.from(await document.save())
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const path = '/loans/apply-to-banks'
/** A picture of a paper, as a phone takes it. */
const photo = (page: Page) =>
  page.evaluate(async () => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1600, height: 1000 })
    const pen = canvas.getContext('2d')
    pen?.fillRect(0, 0, 1600, 1000)
    const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'))
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer())]
  })

async function compareLenders(page: Page) {
  await page.goto('/loans')
  await page.getByRole('button', { name: 'Compare lenders' }).click()
  const comparison = page.getByRole('dialog')
  const rows = comparison.getByRole('table', { name: 'Ten lenders side by side' }).getByRole('row')
  await expect.poll(() => rows.count()).toBe(1 + 10)
  expect(await rows.first().getByRole('columnheader').allTextContents()).toEqual([
    'Lender',
    'Interest rate',
    'Moratorium',
    'Tax rebate',
    'Margin money',
    'Hidden fees',
  ])
  await rows.nth(1).getByText('Bank of Baroda').waitFor()
  // All of them are on one screen.
  const [frame, last] = await Promise.all([comparison.boundingBox(), rows.last().boundingBox()])
  expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual((frame?.y ?? 0) + (frame?.height ?? 0))
  await expectAccessible(page)
  await comparison.getByLabel('Compare by').selectOption('Moratorium, the longest first')
  await rows.nth(1).getByText('Avanse').waitFor()
  await comparison.getByRole('row', { name: /Mpower Finance 8.9 % NA/ }).waitFor()
  await comparison.getByRole('row', { name: /State Bank of India 6.9 to 8.65 %/ }).waitFor()
  // On a phone by one measure at a time.
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 740 })
  const cards = comparison.getByRole('list', { name: 'Ten lenders side by side' }).getByRole('listitem')
  expect(await cards.first().innerText()).toMatch(/^Avanse\s+3 years$/)
  await comparison.getByLabel('Compare by').selectOption('Tax rebate')
  await expect.poll(() => cards.last().innerText()).toMatch(/Usually not$/)
  await expectAccessible(page)
  if (size !== null) await page.setViewportSize(size)
  await comparison.getByText('Sample figures, made up by Safar on 1st July 2026').waitFor()
  expect(await comparison.getByText(/[Ss]pecification/).count()).toBe(0)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Get Started' }).click()
  await page.getByRole('button', { name: /^Apply to banks/ }).click()
}

async function seeAllThatIsWrong(page: Page) {
  // Everything that is wrong is said in one round, and stays until it is mended.
  await page.getByRole('button', { name: 'Submit Academics' }).click()
  await page.getByText('Please enter how much you want to borrow, in lakhs.').waitFor()
  await page.getByText('Please upload your class 12 marksheet').waitFor()
  await page.getByLabel('How much do you want to borrow, in lakhs?').fill('30')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Submit Academics' }).click()
  await page.getByText('Please upload your class 10 marksheet').waitFor()
  await page.getByRole('button', { name: 'What is this? Class 10 marksheet' }).click()
  await page.getByRole('dialog').getByText('The first board exam that lenders look at.').waitFor()
  await page.keyboard.press('Escape')
  await expectAccessible(page)
}

async function uploadRefusedFiles(page: Page) {
  // Too large, the wrong kind, too many.
  await chooser(page, 'Class 10 marksheet').setInputFiles({
    name: 'large.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([pdf, Buffer.alloc(2_200_000)]),
  })
  await page.getByText('File must smaller than 2 MB!').waitFor()
  await listOf(page, 'Class 10 marksheet').getByRole('button', { name: 'Remove large.pdf' }).click()
  await chooser(page, 'Undergraduate marksheets').setInputFiles(
    Array.from({ length: 11 }, (_, index) => ({ name: `sem-${index}.pdf`, mimeType: 'application/pdf', buffer: pdf })),
  )
  await page.getByText('Only 10 files upload allowed!').waitFor()
  await listOf(page, 'Undergraduate marksheets').getByRole('button', { name: 'Remove sem-9.pdf' }).waitFor()
}

async function uploadWithoutNetwork({ page, context }: Visit) {
  // The network goes while a paper is on its way, and comes back.
  await context.setOffline(true)
  await chooser(page, 'Class 10 marksheet').setInputFiles({ name: 'ten.pdf', mimeType: 'application/pdf', buffer: pdf })
  await page.getByText('It goes on by itself as soon as there is one.').waitFor()
  await context.setOffline(false)
  await listOf(page, 'Class 10 marksheet').getByRole('button', { name: 'Remove ten.pdf' }).waitFor()
  await expect.poll(() => page.getByText('Please upload your class 10 marksheet').count()).toBe(0)
  await page.getByText('Please upload your class 12 marksheet').waitFor()
  for (const label of ['Class 12 marksheet', 'Proof of admission', 'International entrance exam result'])
    await put(page, pdf, label)
  await page.getByRole('checkbox', { name: /^I do not have this.*Indian entrance exam result/ }).check()
  await page.getByText('all here').waitFor()
  await page.getByRole('button', { name: 'Submit Academics' }).click()
}

async function fillInIdentity(page: Page) {
  await page.getByLabel('Residential address').fill('12 MG Road, Kochi')
  await page.getByLabel('PAN', { exact: true }).fill('ABCCI1234K')
  await page.getByLabel('Aadhaar number').fill('9999 4105 7058')
  await page.getByRole('button', { name: 'Submit Identity' }).click()
  await page.getByText('The fourth letter of a person’s PAN is a P.').waitFor()
  await page.getByLabel('PAN', { exact: true }).fill('ABCPI1234K')
  await page.getByText('Saved', { exact: true }).waitFor()
}

async function goOnInAnotherTab({ page, tab }: Visit) {
  // It goes on in another tab, as it would on another device.
  const other = await tab()
  await other.goto(path)
  await expect.poll(() => other.getByLabel('Residential address').inputValue()).toBe('12 MG Road, Kochi')
  await other.getByText('We keep the last four digits: 7058.').waitFor()
  await put(other, pdf, 'PAN card')
  await listOf(page, 'PAN card').getByRole('button', { name: 'Remove PAN card.pdf' }).waitFor()
  await other.close()
}

async function maskLockedAadhaar(page: Page) {
  // An e-Aadhaar that is locked is opened on this device, and masked there: the first password is wrong.
  const locked = await PDFDocument.create()
  locked.addPage([640, 400]).drawText('9999 4105 7058')
  locked.encrypt({ userPassword: 'MEER1999', ownerPassword: 'owner' })
  await chooser(page, 'Aadhaar, masked').setInputFiles({
    name: 'e-aadhaar.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await locked.save()),
  })
  const unlocking = page.getByRole('dialog', { name: 'This PDF is locked' })
  await unlocking.getByLabel('Password of the PDF').fill('meera')
  await unlocking.getByRole('button', { name: 'Open it' }).click()
  await unlocking.getByText('That isn’t its password.').waitFor()
  await expectAccessible(page)
  await unlocking.getByLabel('Password of the PDF').fill('MEER1999')
  await unlocking.getByRole('button', { name: 'Open it' }).click()
  const masking = page.getByRole('dialog', { name: 'Make the picture fit' })
  await masking.getByText('Pull the black bar over the first eight digits').waitFor()
  await masking.getByRole('button', { name: 'Use this picture' }).click()
  await listOf(page, 'Aadhaar, masked').getByRole('button', { name: 'Remove e-aadhaar.jpg' }).click()
  await page.getByRole('checkbox', { name: /^I use another ID instead.*Aadhaar/ }).waitFor()
}

async function coverNumbers(page: Page) {
  await chooser(page, 'Aadhaar, masked').setInputFiles({
    name: 'card.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await photo(page)),
  })
  const editor = page.getByRole('dialog', { name: 'Make the picture fit' })
  await editor.getByText('Pull the black bar over the first eight digits').waitFor()
  await editor.getByRole('button', { name: 'Turn right' }).click()
  await editor.getByRole('button', { name: 'Cut: top left corner' }).press('ArrowRight')
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Use this picture' }).click()
  await listOf(page, 'Aadhaar, masked').getByRole('button', { name: 'Remove card.jpg' }).waitFor()
  // Another picture shows a number that is nobody's business: what one covers is gone.
  await chooser(page, 'Utility bill').setInputFiles({
    name: 'bill.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await photo(page)),
  })
  await editor.getByRole('button', { name: 'Cover a number' }).click()
  await editor.getByRole('button', { name: 'Black bar: top left corner' }).waitFor()
  await expectAccessible(page)
  await editor.getByRole('button', { name: 'Use this picture' }).click()
  await listOf(page, 'Utility bill').getByRole('button', { name: 'Remove bill.jpg' }).waitFor()
}

async function submitIdentity(page: Page) {
  for (const label of ['Passport', 'Driving license']) await put(page, pdf, label)
  // What was said a moment ago is on its way when the part is submitted: that waits for it.
  const letGo = await holdUp(page, '**/api/loans/papers/*/lack')
  for (const label of ['Voter ID', 'Lease'])
    await page.getByRole('checkbox', { name: new RegExp(`^I do not have this.*${label}`) }).check()
  await page.getByText('all here').waitFor()
  await page.getByRole('button', { name: 'Submit Identity' }).click()
  await page.getByRole('status').getByText('Submitting').waitFor({ state: 'attached' })
  letGo()
}

async function fillInFinances(page: Page) {
  await page.getByRole('radio', { name: 'Self-employed' }).check()
  await page.getByText('5 papers left').waitFor()
  await page.getByRole('radio', { name: 'Salaried' }).check()
  await page.getByLabel('Name of your co-applicant').fill('Lakshmi Iyer')
  await page.getByLabel('PAN of your co-applicant').fill('ABCPI1234L')
  await page.getByLabel('IFSC of the account').fill('SBIN0001234')
  await page.getByRole('radio', { name: 'No' }).check()
  for (const label of ['Salary slips', 'Form 16 or IT returns', 'Bank statements']) await put(page, pdf, label)
}

async function submitToTwoLenders(page: Page) {
  // Nobody is ticked beforehand; a sample rule that speaks against a lender keeps nothing back.
  const lenders = page.getByRole('group', { name: 'Which lenders may read your application?' })
  expect(await lenders.getByRole('checkbox', { checked: true }).count()).toBe(0)
  await page.getByRole('button', { name: 'Submit the application' }).click()
  await lenders.getByText('Please tick at least one lender.').waitFor()
  const sbi = lenders.getByRole('checkbox', {
    name: /Send it to State Bank of India.*Sample rule, made up by Safar: it asks for property.*send it anyway/,
  })
  await sbi.check()
  await lenders.getByRole('checkbox', { name: /Send it to Avanse/ }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit the application' }).click()
  await page.getByText('Your application is with the lenders').waitFor()
  await stepOf(page, 'Apply to banks').getByText('Processing Applications').first().waitFor()
  await stepOf(page, 'Finalize offer').getByText('In Progress').waitFor()
}

async function changeWhoHasAccess(page: Page) {
  const access = page.getByRole('region', { name: 'Who can open your application' })
  await expect
    .poll(() => access.getByRole('listitem').allTextContents())
    .toEqual([
      expect.stringMatching(/^State Bank of India since you agreed on/),
      expect.stringMatching(/^Avanse since you agreed on/),
    ])
  await access.getByRole('button', { name: 'Send it to more lenders' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to the lenders I ticked' }).click()
  await page.getByRole('dialog').getByText('Please tick at least one lender.').waitFor()
  await page
    .getByRole('dialog')
    .getByRole('checkbox', { name: /Send it to Auxilo/ })
    .check()
  await page.getByRole('dialog').getByRole('button', { name: 'Send to the lenders I ticked' }).click()
  await access.getByText('Auxilo').waitFor()
  await access.getByRole('button', { name: 'Take back your consent for Auxilo' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Take my consent back' }).click()
  await access.getByText(/Auxilo can’t open it any more: you took your consent back on/).waitFor()
  await expectAccessible(page)
}

async function expectPhotoAsJpeg() {
  expect((await browser.app.services.db.select().from(documents)).find(({ name }) => name === 'card.jpg')?.type).toBe(
    'image/jpeg',
  )
}

test('from the comparison to the lenders', async () => {
  const visit = await browser.signedIn(meera)
  const { page } = visit
  await step('lenders are compared, and the stage begins', () => compareLenders(page))
  await step('all that is wrong with the academics is said at once', () => seeAllThatIsWrong(page))
  await step('files that are too large or too many are refused', () => uploadRefusedFiles(page))
  await step('a file goes on when the network is back', () => uploadWithoutNetwork(visit))
  await step('the identity is filled in', () => fillInIdentity(page))
  await step('it goes on in another tab', () => goOnInAnotherTab(visit))
  await step('a locked e-Aadhaar is opened and masked', () => maskLockedAadhaar(page))
  await step('numbers in photos are covered', () => coverNumbers(page))
  await step('the identity is submitted after what is under way', () => submitIdentity(page))
  await step('the finances are filled in', () => fillInFinances(page))
  await step('it is submitted to two lenders', () => submitToTwoLenders(page))
  await step('a third lender is added and loses access again', () => changeWhoHasAccess(page))
  await step('the photo is stored as a JPEG', expectPhotoAsJpeg)
})
