// A claim, from the bill to the money: Meera files it, Farah asks for more and decides, side by side without a reload.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { farah, meera } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { askForRefund } from '#src/stages/health-insurance/purchase/refunds.ts'
import { insuranceRequests } from '#src/stages/health-insurance/tables.ts'
import { deskLink, expectAccessible, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { fillClaim, picture } from '#tests/insurance-form.ts'
import { anotherRequest } from '#tests/insurance.ts'
import { paidAtSandbox } from '#tests/paid.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
/** The browsers' own clock: the day of the care lies a few days before it. */
const today = Temporal.Now.plainDateISO('Asia/Kolkata')
const careDay = today.subtract({ days: 5 }).toString()

beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()) })
  const { db, now } = browser.app.services
  const policy = await anotherRequest(browser.app, meera.email)
  await db
    .update(insuranceRequests)
    .set({
      depositConfirmedAt: now(),
      coverageStart: today.subtract({ days: 90 }),
      coverageEnd: today.add({ days: 274 }),
    })
    .where(eq(insuranceRequests.id, policy))
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const path = '/health-insurance/file-insurance-claim'
const file = (name: string) => ({ name, mimeType: 'image/png', buffer: picture })
const form = (page: Page) => page.getByRole('form', { name: 'File an insurance claim' })

async function fillInClaim(student: Page): Promise<void> {
  await student.goto(path)
  await student.getByText('The receipt, if you have paid.').waitFor()
  await student.getByRole('button', { name: 'File a claim' }).click()
  await form(student).getByRole('button', { name: 'File the claim' }).click()
  await form(student).getByText('Please add the bill. Without it the insurer cannot decide.').waitFor()
  await form(student)
    .getByLabel('Day of the care')
    .fill(today.subtract({ days: 200 }).toString())
  await form(student)
    .getByText(/^This insurance covers/)
    .waitFor()
  await fillClaim(form(student))
  // axe takes a label that is scrolled away in a dialog for none.
  await student.setViewportSize({ width: 360, height: 780 })
  await form(student).getByRole('button', { name: 'File the claim' }).scrollIntoViewIfNeeded()
  await expectAccessible(student)

  // What was typed is there again.
  await student.reload()
  await student.getByRole('button', { name: 'File a claim' }).click()
  await expect.poll(() => form(student).getByLabel('Who gave the care?').inputValue()).toBe('Denton Family Clinic')
  await form(student).getByLabel('Day of the care').fill(careDay)
  await form(student)
    .locator('input[type=file]')
    .setInputFiles([file('bill.png'), file('receipt.png')])
  await form(student).getByRole('button', { name: 'Remove receipt.png' }).waitFor()
}

async function fileClaim(student: Page, desk: Page): Promise<void> {
  await desk.goto('/desk/claims')
  await desk.getByText('No claims yet').waitFor()
  await form(student).getByRole('button', { name: 'File the claim' }).click()
  await student.getByText('Your insurance claim has been filed successfully!').waitFor()
  await student.getByText('With our underwriter now').waitFor()

  await desk.getByRole('link', { name: 'Meera Iyer' }).waitFor()
  await expectAccessible(desk)
}

async function askAndAnswer(student: Page, desk: Page): Promise<void> {
  await desk.getByRole('link', { name: 'Meera Iyer' }).click()
  await desk.getByText('A fever that stayed for a week.').waitFor()
  await desk.getByRole('link', { name: /^receipt\.png/ }).waitFor()
  await desk.getByRole('form', { name: 'Ask for more' }).getByRole('textbox').fill('Please send the itemised bill.')
  await desk.getByRole('button', { name: 'Ask the student' }).click()

  const answer = student.getByRole('form', { name: 'Your answer' })
  await answer.locator('input[type=file]').setInputFiles(file('itemised.png'))
  await answer.getByRole('button', { name: 'Remove itemised.png' }).waitFor()
  await answer.getByRole('button', { name: 'Send the answer' }).click()
  await desk.getByRole('link', { name: /^itemised\.png/ }).waitFor()
}

async function decideClaim(student: Page, desk: Page): Promise<void> {
  const decision = desk.getByRole('form', { name: 'What the insurer decided' })
  await decision.getByRole('radio', { name: 'Paid' }).check()
  await decision.getByLabel('What the insurer pays, in US dollars').fill('990')
  await decision.getByRole('textbox').last().fill('The money comes by next Friday.')
  await decision.getByRole('button', { name: 'Note the decision' }).click()
  await student.getByText('The insurer pays $990.00').waitFor()
  await student.getByText('The money comes by next Friday.').waitFor()

  await desk.getByRole('button', { name: 'Correct it' }).click()
  await decision.getByLabel('What the insurer pays, in US dollars').fill('999.50')
  await decision.getByRole('button', { name: 'Correct the decision' }).click()
  await student.getByText('The insurer pays $999.50').waitFor()
}

test('a claim is filed, asked about, answered and decided', async () => {
  const { page: student } = await browser.signedIn(meera)
  const { page: desk } = await browser.signedIn(farah)
  await step('the student fills in a claim', () => fillInClaim(student))
  await step('it is filed, and appears at the desk', () => fileClaim(student, desk))
  await step('the desk asks, and the student answers', () => askAndAnswer(student, desk))
  await step('it is decided, and the decision corrected', () => decideClaim(student, desk))
})

test('a claim is withdrawn, and who has it open at the desk is notified', async () => {
  const { page: student } = await browser.signedIn(meera)
  const { page: desk } = await browser.signedIn(farah)
  await student.goto(path)
  await student.getByRole('button', { name: 'File another claim' }).click()
  await form(student).getByLabel('Day of the care').fill(careDay)
  await fillClaim(form(student))
  await form(student).locator('input[type=file]').setInputFiles(file('bill.png'))
  await form(student).getByRole('button', { name: 'Remove bill.png' }).waitFor()
  await form(student).getByRole('button', { name: 'File the claim' }).click()
  await student.getByText('With our underwriter now').waitFor()
  await desk.goto('/desk/claims')
  await desk.getByRole('link', { name: 'Meera Iyer' }).first().click()
  await desk.getByRole('button', { name: 'Note the decision' }).waitFor()
  await student.getByRole('button', { name: 'Withdraw this claim' }).click()
  await student.getByRole('button', { name: 'Withdraw it', exact: true }).click()
  await desk.getByRole('heading', { name: 'This claim is not here' }).waitFor()
  await expect.poll(() => student.getByText('With our underwriter now').count()).toBe(0)
})

test('money that goes back is sent in parts; what fails is sent again or noted as paid by hand', async () => {
  const { page } = await browser.signedIn(farah)
  await page.goto('/desk/insurance-refunds')
  await page.getByText('Nothing to send back').waitFor()
  const { db, change } = browser.app.services
  const [owner] = await db.select().from(people).where(eq(people.email, meera.email))
  const owe = async (email: string) => {
    const paid = await paidAtSandbox(browser.app, { owner: owner?.id ?? '', email })
    await change(changing =>
      askForRefund(changing, browser.app.services, paid, 'a deposit for an application that does not stand'),
    )
  }
  await owe(meera.email)
  await page.getByRole('heading', { name: '$123.45 to Meera Iyer' }).waitFor()
  await (await deskLink(page, /^Requests/)).click()
  await page.getByRole('link', { name: /Send \$123\.45 back/ }).click()
  await page.getByLabel('Amount to send back').fill('200')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await page.getByText('At most $123.45 is left to send back.').waitFor()
  await page.getByLabel('Amount to send back').fill('100')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await page.getByText('Please write why not all of it goes back, in words that the student reads.').waitFor()
  await page.getByLabel('Why not all of it goes back').fill('The rest is for the days that were covered.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send it back' }).click()
  await page.getByRole('heading', { name: '$23.45 to Meera Iyer' }).waitFor()
  await page.getByRole('cell', { name: 'Sent to the bank' }).waitFor()
  await page.getByRole('button', { name: 'Nothing more goes back' }).click()
  await page.getByText('Nothing to send back').waitFor()

  await owe('meera+refund-refused@example.in')
  await page.getByRole('button', { name: 'Send it back' }).click()
  await page.getByRole('cell', { name: 'Failed', exact: true }).waitFor()
  await (await deskLink(page, /^Refunds/)).click()
  await page.getByText('Stripe says: You have insufficient funds in your Stripe account for this refund.').waitFor()
  await page.getByRole('button', { name: 'Send it again' }).click()
  await page.getByRole('cell', { name: 'Failed, sent again' }).waitFor()
  await page.getByText('I paid it by hand').first().click()
  await page.getByRole('button', { name: 'I paid it by hand' }).click()
  await page.getByText('Please write how it was paid and where that can be looked up.').waitFor()
  await page.getByLabel('How it was paid').fill('By wire, reference 4711.')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I paid it by hand' }).click()
  await page.getByText('No refund has failed').waitFor()
  await page.getByText(/By wire, reference 4711\./).waitFor()
})
