// A lender and a student side by side: what one does, the other sees, and another bank sees nothing.
import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera, neha, vikram } from '#seed/people.ts'
import { documents } from '#src/features/documents/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { noAnswers } from '#src/stages/loans/application/stored.ts'
import { papersFor, parts } from '#src/stages/loans/application/rules.ts'
import { loanApplications, loanPapers } from '#src/stages/loans/tables.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
let pdf: Buffer

beforeAll(async () => {
  browser = await openBrowserApp()
  const document = await PDFDocument.create()
  document.addPage().drawText('Terms')
  pdf = Buffer.from(await document.save())
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const answers = {
  ...noAnswers,
  amount: '30',
  residential_address: '12 MG Road, Kochi',
  pan: 'ABCPI1234K',
  aadhaar_number: '7058',
  co_applicant_type: 'salaried',
  co_applicant_name: 'Lakshmi Iyer',
  co_applicant_pan: 'ABCPI1234L',
  ifsc: 'SBIN0001234',
  collateral: 'no',
} as const

/** Everything but the last press. */
async function fillIn(): Promise<void> {
  const { db, vault, now, ports } = browser.app.services
  const owner = (await db.select().from(people)).find(({ email }) => email === meera.email)?.id ?? ''
  const at = now()
  await db.insert(loanApplications).values({
    owner,
    sealed: await vault.seal(owner, JSON.stringify(answers)),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
  })
  for (const { field } of parts.flatMap(part => papersFor(part, answers))) {
    const path = `userApplication/${owner}/loans/${field}/${randomUUID()}.pdf`
    await ports.files.put(
      owner,
      path,
      (async function* () {
        yield pdf
      })(),
    )
    const [row] = await db
      .insert(documents)
      .values({
        owner,
        sentBy: owner,
        purpose: 'loan',
        name: `${field}.pdf`,
        type: 'application/pdf',
        path,
        bytes: pdf.length,
        sentAt: at,
        arrivedAt: at,
        attachedTo: `loan:${owner}`,
      })
      .returning()
    await db.insert(loanPapers).values({ owner, field, document: row?.id ?? '', at })
  }
}

type Screens = { bank: Page; otherBank: Page; student: Page; asMeera: Visit }

async function seeNoApplications({ bank, otherBank }: Screens) {
  await bank.goto('/desk/applications')
  await bank.getByText('No applications yet').waitFor()
  await otherBank.goto('/desk/applications')
  await otherBank.getByText('No applications yet').waitFor()
}

async function readApplication({ bank, asMeera }: Screens) {
  await asMeera.api.loanApplication.submit({ part: 'financial', banks: ['HDFC Credilia'] })
  const desk = bank.getByRole('navigation', { name: 'Desk' })
  await desk.getByRole('link', { name: 'Applications 1 waiting' }).waitFor()
  await bank.getByRole('row', { name: /Meera Iyer ₹30 lakh .* New/ }).waitFor()
  await bank.keyboard.press('j')
  await bank.keyboard.press('Enter')
  await bank.getByRole('heading', { name: 'Meera Iyer' }).waitFor()
  await bank.getByText('Ends in 7058').waitFor()
  const arriving = bank.waitForEvent('download')
  await bank.getByRole('link', { name: /pan_card\.pdf/ }).click()
  expect((await arriving).suggestedFilename()).toBe('pan_card.pdf')
}

async function askStudent({ bank, student }: Screens) {
  // What is typed is there again after a reload; the question is the first thing said.
  await bank.getByLabel('Rate of interest').fill('9.5')
  await bank.getByRole('button', { name: 'Ask the student' }).click()
  await bank.getByText('Please write what is missing.').waitFor()
  await bank.getByLabel('What is missing').fill('Which year is the ITR of?')
  await bank.getByLabel('Until').fill('2027-07-01')
  await expectAccessible(bank)
  await bank.reload()
  await expect.poll(() => bank.getByLabel('What is missing').inputValue()).toBe('Which year is the ITR of?')
  await expect.poll(() => bank.getByLabel('Rate of interest').inputValue()).toBe('9.5')
  await student.goto('/loans/apply-to-banks')
  await bank.getByRole('button', { name: 'Ask the student' }).click()
  await bank.getByText('The student has your question.').waitFor()
  const desk = bank.getByRole('navigation', { name: 'Desk' })
  await expect.poll(() => desk.getByRole('link', { name: 'Applications' }).innerText()).toBe('Applications')
}

async function answerBank({ bank, student }: Screens) {
  const question = student.getByRole('article', { name: 'HDFC Credilia asks' })
  await question.getByText('Which year is the ITR of?').waitFor()
  await question.getByRole('textbox', { name: 'Your answer' }).fill('Of the year 2025-26.')
  await question.getByRole('button', { name: 'Send the answer' }).click()
  await bank.getByText('Of the year 2025-26.').waitFor()
  await bank.getByText('The student answered, and waits for you.').waitFor()
}

async function makeOffer({ bank, student }: Screens) {
  const put = async (label: RegExp, name: string) => {
    await bank
      .getByLabel(label)
      .and(bank.locator('input'))
      .setInputFiles({ name, mimeType: 'application/pdf', buffer: pdf })
    await bank.getByRole('button', { name: `Remove ${name}` }).waitFor()
  }
  await put(/Terms and conditions/, 'terms.pdf')
  await put(/Key Fact Statement/, 'kfs.pdf')
  await bank.getByLabel(/^APR as it says/).fill('10.71')
  await bank.getByLabel('The rate is').selectOption('floating')
  await bank.getByRole('button', { name: 'Make the offer' }).click()
  await bank.getByText('The student has your offer.').waitFor()
  await student.goto('/loans/finalize-offer')
  const offer = student.getByRole('article', { name: 'HDFC Credilia' })
  await offer.getByText('9.50 %').first().waitFor()
  await student.locator('summary').getByText('Show as a table', { exact: true }).click()
  const table = student.getByRole('table', { name: 'All offers, in the order you chose', exact: true })
  const terms = student.waitForEvent('download')
  await table.getByRole('button', { name: 'Terms and conditions' }).click()
  expect((await terms).suggestedFilename()).toBe('terms.pdf')
  await table.getByText('10.71 %', { exact: true }).waitFor()
  const facts = student.waitForEvent('download')
  await table.getByRole('button', { name: 'Key Fact Statement' }).click()
  expect((await facts).suggestedFilename()).toBe('kfs.pdf')
}

async function changeAndAcceptOffer({ bank, student }: Screens) {
  const offer = student.getByRole('article', { name: 'HDFC Credilia' })
  await bank.getByLabel('Rate of interest').fill('9.25')
  await bank.getByRole('button', { name: 'Change the offer' }).click()
  await offer.getByText('9.25 %').first().waitFor()
  await student.getByRole('button', { name: 'Accept HDFC Credilia' }).click()
  await student.getByRole('dialog').getByRole('button', { name: 'Accept this offer' }).click()
  await student.getByText('No current slots available... request new slots').waitFor()
  await bank.getByText('The student accepted this offer').waitFor()
}

async function addTimes({ bank }: Screens) {
  await bank.getByRole('link', { name: 'Back to all applications' }).click()
  await bank.getByLabel('Name of the official').fill('R. Menon')
  await bank.getByLabel('Phone').fill('+91 22 0000 0000')
  await bank.getByRole('button', { name: 'Add the official' }).click()
  const official = bank.getByRole('article', { name: 'R. Menon' })
  await official.getByText('No times to come').waitFor()
  await official.getByRole('button', { name: 'Add these times' }).click()
  await official.getByText('Please choose a day.').waitFor()
  await official.getByLabel('Day', { exact: true }).fill('2027-07-20')
  await official.getByLabel('Until (IST)').fill('11:00')
  await official.getByRole('button', { name: 'Add these times' }).click()
  await official.getByRole('button', { name: 'Take back 10:00 IST' }).waitFor()
  await expectAccessible(bank)
}

async function bookMeeting({ bank, student, asMeera }: Screens) {
  const official = bank.getByRole('article', { name: 'R. Menon' })
  const { slots } = await asMeera.api.loanMeetings.read()
  await asMeera.api.loanMeetings.book({ slot: ensure(slots[1]).id })
  await student.getByText('You meet R. Menon of HDFC Credilia').waitFor()
  await official.getByRole('link', { name: 'Meera Iyer' }).click()
  await bank.getByText('Meets R. Menon').waitFor()
}

async function expectNothingElsewhere({ otherBank }: Screens) {
  await otherBank.getByText('No applications yet').waitFor()
  await otherBank.getByText('No official yet').waitFor()
  expect(await otherBank.getByText('Meera').count()).toBe(0)
}

test('from the application to the meeting, without a reload', async () => {
  await fillIn()
  const [asNeha, asVikram, asMeera] = [
    await browser.signedIn(neha),
    await browser.signedIn(vikram),
    await browser.signedIn(meera),
  ]
  const screens = { bank: asNeha.page, otherBank: asVikram.page, student: asMeera.page, asMeera }
  await step('neither bank has an application', () => seeNoApplications(screens))
  await step('the application arrives at one bank, which reads it', () => readApplication(screens))
  await step('the bank asks what is missing, and loses nothing in a reload', () => askStudent(screens))
  await step('the student answers', () => answerBank(screens))
  await step('the bank makes an offer with its terms', () => makeOffer(screens))
  await step('the offer is changed, and accepted', () => changeAndAcceptOffer(screens))
  await step('the bank adds an official with times', () => addTimes(screens))
  await step('the student books a meeting', () => bookMeeting(screens))
  await step('the other bank has seen none of it', () => expectNothingElsewhere(screens))
})
