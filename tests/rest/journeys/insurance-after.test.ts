// From a paid deposit to the waiver, the invoice and the card: Meera on her side, Farah at the desk, neither reloads.
import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { farah, meera } from '#seed/people.ts'
import { payments } from '#src/features/payments/tables.ts'
import { sign } from '#src/platform/cards/checkouts.ts'
import { dayOf } from '#src/values/dates.ts'
import { deskLink, expectAccessible, openBrowserApp, type BrowserApp, type Visit, stepOf } from '#tests/browser.ts'
import { clockAt } from '#tests/app.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp

beforeAll(async () => {
  // The browser's own clock is read as well: both stand at the same day.
  browser = await openBrowserApp({
    clock: clockAt(Temporal.Now.instant().toString()),
    worksOffline: true,
    isReachable: true,
  })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const university = 'arizona-state-university-campus-immersion'

const application = (start: string) => ({
  firstName: 'Meera',
  middleName: '',
  lastName: 'Iyer',
  email: meera.email,
  dob: '2003-04-17',
  gender: 'Female',
  maritalStatus: 'Single',
  mobilePrefix: 'IN:91',
  mobileNumber: '98450 12345',
  usMobilePrefix: '',
  usMobileNumber: '',
  nationality: 'IN',
  passportCountry: 'IN',
  universityID: university,
  studentId: '1229004417',
  visa: 'F1',
  planID: 'gbg-250',
  graduationYear: '2028',
  graduationDate: '',
  coverageStartDate: start,
  numberOfMonths: '12',
  billingCycle: 'Yearly',
  homeAddress1: '12 MG Road',
  homeCity: 'Kochi',
  homeStateCode: 'KL',
  homePostalCode: '682001',
  homeCountryCode: 'IN',
  destinationAddress1: '1130 S Terrace Rd',
  destinationCity: 'Tempe',
  destinationStateCode: 'AZ',
  destinationPostalCode: '85281',
  emergencyContactName: '',
  emergencyContactPrefix: '',
  emergencyContactPhone: '',
  emergencyContactRelationship: '',
  emergencyContactOther: '',
  securityQuestion1: 'favoritePet',
  securityAns1: 'Moti',
  securityQuestion2: 'cityBorn',
  securityAns2: 'Kochi',
  partOfGroup: 'no',
  groupChoice: '',
  groupCode: '',
  isReferred: 'no',
  referredBy: '',
})

/** As the wizard and Stripe's page would do it. */
async function payDeposit({ api }: Visit): Promise<void> {
  const start = dayOf(browser.app.clock.now()).add({ days: 30 }).toString()
  const { docID } = await api.insurance.apply({ application: application(start) })
  const { url } = await api.insurance.checkout({
    docID,
    partner: 'GBG',
    email: meera.email,
    name: 'Meera Iyer',
    redirectUri: '/health-insurance/purchase-insurance',
    acknowledged: 'not-checked',
  })
  await fetch(url, { method: 'POST', body: new URLSearchParams({ do: 'pay' }), redirect: 'manual' })
}

/** What Stripe says when a bank lets a payment down. */
async function failPayment(): Promise<void> {
  const attempts = await browser.app.services.db.select().from(payments)
  const attempt = attempts.find(({ purpose }) => purpose === 'insurance-invoice') ?? expect.fail('no attempt')
  const body = JSON.stringify({
    id: 'evt_failed',
    object: 'event',
    type: 'checkout.session.async_payment_failed',
    data: {
      object: {
        id: 'cs_1',
        object: 'checkout.session',
        client_reference_id: attempt.id,
        payment_status: 'unpaid',
        payment_intent: 'pi_1',
        amount_total: attempt.amount,
        currency: 'usd',
      },
    },
  })
  const secret = browser.app.outside.sandboxes?.cards?.webhookSecret ?? expect.fail('no sandbox')
  const answer = await fetch(`${browser.app.url}/webhooks/stripe`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', 'stripe-signature': sign(body, secret, browser.app.clock.now()) },
  })
  expect(answer.status).toBe(200)
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const openStep = (page: Page, title: string) => stepOf(page, title).click()
const sees = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()

async function waitForCard(student: Visit, desk: Page) {
  await desk.goto('/desk/insurance')
  await sees(desk, 'No requests yet')
  await payDeposit(student)
  await student.page.goto('/health-insurance/get-waiver-guide')
  await sees(student.page, 'Your waiver guide is in progress')
  // The promise stands whatever the verdict on the plan.
  await sees(student.page, 'You get the waiver approval email within 30 minutes and the waiver guide within 24 hours.')
  await sees(student.page, 'Not checked with your university’s rules')
}

async function issueCard(desk: Page) {
  // The desk has it at once, and issues the card.
  await desk.getByRole('link', { name: 'Meera Iyer' }).click()
  await press(desk, 'Issue the card')
  await sees(desk, 'Please enter the member number that the insurer gave.')
  await desk.getByRole('textbox', { name: 'Member number' }).fill('GBG 4471-20938')
  await press(desk, 'Issue the card')
  await sees(desk, 'by Farah')
  await press(desk, 'Open the application')
  await sees(desk, '12 MG Road')
  expect(await desk.getByText('Moti').count()).toBe(0)
  await press(desk, 'Show the security answers, for the insurer’s form')
  await sees(desk, 'Moti')
  await expectAccessible(desk)
}

async function handInWaiver(page: Page, desk: Page) {
  // The student reads the guide beside the values, and hands it in.
  await sees(page, 'Your waiver guide for Arizona State University')
  await page.getByRole('button', { name: 'Copy Member number' }).waitFor()
  await expectAccessible(page)
  await press(page, 'I handed it in')
  await sees(page, 'Waiting for Arizona State University')
  await press(page, 'I did not hand it in after all')
  await press(page, 'I handed it in')
  await sees(desk, /^Handed in/)
}

async function decideWaiver(page: Page, desk: Page) {
  await press(desk, 'The university refused it')
  const refusing = desk.getByRole('dialog')
  await refusing.getByRole('textbox', { name: 'What the university said' }).fill('The certificate is missing.')
  await refusing.getByRole('button', { name: 'Tell the student' }).click()
  await sees(page, 'The certificate is missing.')
  browser.app.clock.pass({ minutes: 1 })
  await press(page, 'I handed it in')
  await sees(page, 'Waiting for Arizona State University')
  await press(desk, 'The university approved it')
  await sees(page, 'Your waiver application is submitted and approved')
}

async function payInvoice(page: Page, desk: Page) {
  // The invoice comes, fails once, and is paid.
  await openStep(page, 'Pay invoice')
  await sees(page, 'Your invoice is being made')
  await press(desk, 'Issue the invoice')
  await press(page, 'Pay $1,080.00 by card')
  // Left by its own way out it is to pay again; left open in another tab somebody may be at it.
  await press(page, 'Abandon')
  await page.getByRole('button', { name: 'Pay $1,080.00 by card' }).waitFor()
  await press(page, 'Pay $1,080.00 by card')
  await page.getByRole('button', { name: 'Abandon', exact: true }).waitFor()
  await page.goto('/health-insurance/pay-invoice')
  await sees(page, 'Processing Payment...')
  await sees(page, 'Your payment is in processing and will be updated in 14 business days.')
  await failPayment()
  await sees(page, 'Payment failed')
  await page.getByRole('button', { name: 'Chat', exact: true }).waitFor()
  await expectAccessible(page)
  await press(page, 'Retry Payment')
  await press(page, 'Pay')
  await sees(page, 'Invoice Paid')
  await page
    .getByRole('term')
    .filter({ hasText: 'Left to pay' })
    .locator('xpath=following-sibling::dd')
    .getByText('$0.00')
    .waitFor()
  await desk.getByRole('cell', { name: 'Paid' }).waitFor()
  expect(await savedBy(page, 'Download receipt')).toBe('%PDF-')
}

async function openCardOffline({ page, context }: Visit) {
  // The card, also without a network.
  await openStep(page, 'Your insurance')
  await page.getByRole('article', { name: 'Insurance ID card' }).getByText('GBG 4471-20938').waitFor()
  await expectAccessible(page)
  expect(await savedBy(page, 'Save the ID card (PDF)')).toBe('%PDF-')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => true))
  await expect.poll(() => keptCard(page)).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('article', { name: 'Insurance ID card' }).getByText('GBG 4471-20938').waitFor()
  expect(await savedBy(page, 'Save the ID card (PDF)')).toBe('%PDF-')
  await context.setOffline(false)
}

async function askToEnd(page: Page, desk: Page) {
  await page.goto('/health-insurance/your-insurance')
  await page.getByRole('button', { name: 'Ask us to end it' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Ask to end it' }).click()
  await sees(page, 'You asked us to end this insurance')
  await expectAccessible(page)
  await sees(desk, 'asked to end this insurance')
}

async function endPolicy(page: Page, desk: Page) {
  // Ended at the desk, it is over on the student's screen, and the money waits to be sent back.
  await desk.getByRole('button', { name: 'End this policy' }).click()
  const ending = desk.getByRole('dialog')
  await ending.getByRole('textbox', { name: 'Why' }).fill('You asked us to end it.')
  await ending.getByRole('button', { name: 'End it' }).click()
  await sees(desk, 'This insurance was ended')
  await stepOf(page, 'Pay invoice').getByText('Locked').waitFor()
  // What it was can still be looked at, and it is with us until all that goes back was sent.
  await stepOf(page, 'Your insurance').getByText('In Progress').waitFor()
  await (await deskLink(desk, /^Requests/)).click()
  await desk.getByText(/^Send \$1,080\.00 back/).waitFor()
}

test('the guide, the decision of the university, the invoice, the card', async () => {
  const [student, desk] = await Promise.all([browser.signedIn(meera), browser.signedIn(farah)])
  await step('the deposit is paid, and the card is being made', () => waitForCard(student, desk.page))
  await step('the desk issues the card', () => issueCard(desk.page))
  await step('the student hands the waiver in', () => handInWaiver(student.page, desk.page))
  await step('the university refuses, then approves', () => decideWaiver(student.page, desk.page))
  await step('the invoice comes, fails once, and is paid', () => payInvoice(student.page, desk.page))
  await step('the card is there, also without a network', () => openCardOffline(student))
  await step('the student asks to end the policy, and the desk sees it', () => askToEnd(student.page, desk.page))
  await step('the desk ends the policy', () => endPolicy(student.page, desk.page))
})

/** How the file begins that a press saves. The first PDF of a process brings its letters along. */
async function savedBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)])
  return (await readFile(await download.path())).subarray(0, 5).toString()
}

/** Whether what is read without a network holds the card by now. */
const keptCard = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise<boolean>(resolve => {
        const request = indexedDB.open('safar', 1)
        request.onsuccess = () => {
          const all = request.result.transaction('reading').objectStore('reading').getAll()
          all.onsuccess = () => {
            request.result.close()
            resolve(JSON.stringify(all.result).includes('GBG 4471-20938'))
          }
        }
      }),
  )
