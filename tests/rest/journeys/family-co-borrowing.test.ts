// A mother borrows with Meera: on her phone she uploads her ITR, the lender reads it, and she takes it back.
import { randomUUID } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { lenderStock } from '#seed/loans/lenders.ts'
import { meera, neha, rohan } from '#seed/people.ts'
import { documents } from '#src/features/documents/tables.ts'
import { home } from '#src/features/family/copy.ts'
import { people } from '#src/platform/identity/tables.ts'
import { titles } from '#src/stages/loans/application/copy.ts'
import { papersFor, parts } from '#src/stages/loans/application/rules.ts'
import { noAnswers } from '#src/stages/loans/application/stored.ts'
import * as copy from '#src/stages/loans/co-borrower/copy.ts'
import { sheet } from '#src/stages/loans/lenders/copy.ts'
import { stockLenders } from '#src/stages/loans/lenders/stock.ts'
import { loanApplications, loanPapers } from '#src/stages/loans/tables.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { chooser } from '#tests/journeys/loans.ts'
import { step } from '#tests/step.ts'

const bank = 'HDFC Credilia'
const itr = titles.itr_3_years
const answers = {
  ...noAnswers,
  amount: '30',
  residential_address: '12 MG Road, Kochi',
  pan: 'ABCPI1234K',
  aadhaar_number: '7058',
  co_applicant_type: 'self_employed',
  co_applicant_name: 'Lakshmi Iyer',
  co_applicant_pan: 'ABCPI1234L',
  ifsc: 'SBIN0001234',
  collateral: 'no',
} as const

let browser: BrowserApp
let student: string
let pdf: Buffer
beforeAll(async () => {
  browser = await openBrowserApp()
  const { db } = browser.app.services
  await stockLenders(browser.app.services, lenderStock)
  student = ensure((await db.select().from(people)).find(({ email }) => email === meera.email)).id
  await db.update(people).set({ phone: '+919848098765' }).where(eq(people.email, rohan.email))
  const document = await PDFDocument.create()
  document.addPage().drawText('ITR')
  pdf = Buffer.from(await document.save())
  await fillIn()
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

/** Everything but the ITR and the last press. */
async function fillIn(): Promise<void> {
  const { db, vault, now } = browser.app.services
  const at = now()
  await db.insert(loanApplications).values({
    owner: student,
    sealed: await vault.seal(student, JSON.stringify(answers)),
    amount: 300_000_000,
    updatedAt: at,
    academicsAt: at,
    identityAt: at,
  })
  const there = parts.flatMap(part => papersFor(part, answers)).filter(({ field }) => field !== 'itr_3_years')
  for (const { field } of there) {
    const file = { name: `${field}.pdf`, type: 'application/pdf', bytes: 8, attachedTo: `loan:${student}` }
    const [row] = await db
      .insert(documents)
      .values({ ...file, owner: student, purpose: 'loan', path: `loans/${randomUUID()}`, sentAt: at, arrivedAt: at })
      .returning()
    await db.insert(loanPapers).values({ owner: student, field, document: ensure(row).id, at })
  }
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('a mother uploads her ITR, a lender reads it, and she takes it back', async () => {
  const [asMeera, mother, lender] = [
    await browser.signedIn(meera),
    await browser.signedIn(rohan),
    await browser.signedIn(neha),
  ]
  for (const { page } of [asMeera, mother]) await page.setViewportSize({ width: 360, height: 740 })
  const invited = await asMeera.api.familyMembers.invite({
    relation: 'mother',
    name: 'Amma',
    contact: '98480 98765',
    headings: ['co-borrowing'],
  })
  await mother.api.familyInvitations.accept({ token: new URL(invited.address).pathname.slice('/family/'.length) })
  const missing = lender.page.getByText(copy.desk.missing([itr]))

  await step('she reads to whom it goes, and uploads her ITR', async () => {
    await mother.page.goto('/family')
    await mother.page.getByText(copy.goesTo('Meera')).waitFor()
    await mother.page.getByText(copy.lenders.none('Meera')).waitFor()
    await fits(mother.page)
    await chooser(mother.page, itr).setInputFiles({ name: 'amma-itr.pdf', mimeType: 'application/pdf', buffer: pdf })
    await mother.page.getByText(/^Here since /).waitFor()
    await fits(mother.page)
  })
  await step('Meera sees that it is there, and not what is in it', async () => {
    await asMeera.page.goto('/loans/apply-to-banks')
    await asMeera.page.getByText(/^It is here: Rohan, your mother, uploaded it on /).waitFor()
    await asMeera.page.getByText('all here').waitFor()
    expect(await asMeera.page.getByText('amma-itr.pdf').count()).toBe(0)
    await fits(asMeera.page)
  })
  await step('she sends the application, and the mother reads to whom', async () => {
    await asMeera.page.getByRole('checkbox', { name: sheet.consent(bank) }).check()
    await press(asMeera.page, 'Submit the application')
    await asMeera.page.getByText('Your application is with the lenders').waitFor()
    await mother.page.getByText(new RegExp(`^${bank}, since `)).waitFor()
    await fits(asMeera.page)
  })
  await step('the lender opens it', async () => {
    await lender.page.goto(`/desk/applications/${student}`)
    await lender.page.getByText(copy.desk.line(itr, 'mother')).waitFor()
    const arriving = lender.page.waitForEvent('download')
    await lender.page.getByRole('link', { name: /amma-itr\.pdf/ }).click()
    expect((await arriving).suggestedFilename()).toBe('amma-itr.pdf')
    expect(await missing.count()).toBe(0)
    await expectAccessible(lender.page)
  })
  await step('Meera may open it once her mother lets her', async () => {
    await mother.page.getByRole('checkbox', { name: copy.letOpen('Meera', itr) }).check()
    await asMeera.page.getByRole('link', { name: /amma-itr\.pdf/ }).waitFor()
    await fits(asMeera.page)
  })
  await step('the mother erases it: Meera and the lender read what is missing', async () => {
    await press(mother.page, 'Remove amma-itr.pdf')
    await mother.page.getByText(copy.erased).waitFor()
    await missing.waitFor()
    await asMeera.page.getByText(copy.own.missing([itr])).waitFor()
    await fits(asMeera.page)
    await lender.page.goto('/desk/applications')
    await lender.page.getByText(copy.desk.inList([itr])).waitFor()
    await expectAccessible(lender.page)
    const { notifications } = await asMeera.api.notifications.read()
    expect(notifications.map(({ title }) => title)).toContain(copy.notes.gone('mother'))
  })
  await step('she uploads it again, and Meera ends it while the page is open', async () => {
    await chooser(mother.page, itr).setInputFiles({ name: 'newer.pdf', mimeType: 'application/pdf', buffer: pdf })
    await mother.page.getByText(/^Here since /).waitFor()
    await expect.poll(() => asMeera.page.getByText(copy.own.missingTitle).count()).toBe(0)
    await asMeera.api.familyMembers.end({ id: invited.id })
    await mother.page.getByText(home.ended('Meera')).waitFor()
    expect(await mother.page.getByText(copy.title).count()).toBe(0)
    await asMeera.page.getByText(copy.own.missing([itr])).waitFor()
  })
})
