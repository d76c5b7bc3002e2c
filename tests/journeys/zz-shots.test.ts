import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, test } from 'vitest'
import type { Page } from 'playwright-core'
import { farah, meera } from '../../seed/people.ts'
import { insuranceRequests } from '../../src/stages/health-insurance/purchase/tables.ts'
import { payments } from '../../src/features/payments/tables.ts'
import { askForRefund } from '../../src/stages/health-insurance/purchase/refunds.ts'
import { people } from '../../src/platform/identity/tables.ts'
import { openBrowserHouse, type BrowserHouse } from '../browser.ts'
import { clockAt } from '../house.ts'
import { anotherRequest } from '../insurance.ts'

let house: BrowserHouse
beforeAll(async () => {
  house = await openBrowserHouse({ clock: clockAt(new Date().toISOString()) })
})
afterAll(async () => {
  console.log(house.complaints())
  await house.end()
})
let n = 0
async function shot(page: Page, name: string, both = true) {
  n += 1
  for (const [w, scheme] of both ? ([[1280, 'light'], [360, 'dark']] as const) : ([[1280, 'light']] as const)) {
    await page.setViewportSize({ width: w, height: 900 })
    await page.emulateMedia({ colorScheme: scheme })
    await page.screenshot({ path: `/tmp/claims-shots/${String(n).padStart(2, '0')}-${name}-${w}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.emulateMedia({ colorScheme: 'light' })
}
test('shots', async () => {
  const { db } = house.house.house
  const id = await anotherRequest(house.house, meera.email)
  await db.update(insuranceRequests).set({ depositConfirmedAt: house.house.clock.now() }).where(eq(insuranceRequests.id, id))
  const [person] = await db.select().from(people).where(eq(people.email, meera.email))
  const at = house.house.clock.now()
  const [row] = await db.insert(payments).values({
      owner: person?.id ?? '', purpose: 'insurance-deposit', reference: crypto.randomUUID(), provider: 'stripe', amount: 12_345, currency: 'USD',
      payer: { title: 'Scholar Plus', name: 'Meera Iyer', email: meera.email, returnTo: '/' }, createdAt: at, providerPaymentId: 'pi_3NxTq2', paidAt: at,
    }).returning()
  if (row) await house.house.house.change(change => askForRefund(change, house.house.house, { ...row, paidAt: at }, 'a deposit for an application that does not stand'))
  const student = (await house.signedIn(meera)).page
  const desk = (await house.signedIn(farah)).page
  await student.goto('/health-insurance/file-insurance-claim')
  await student.getByRole('button', { name: 'File a claim' }).waitFor()
  await shot(student, 'empty')
  await student.getByRole('button', { name: 'File a claim' }).click()
  await student.getByRole('button', { name: 'File the claim' }).click()
  await shot(student, 'form-errors')
  await student.getByLabel('Day of the care').fill('2026-11-02')
  await student.getByLabel('What kind of care').selectOption('doctor')
  await student.getByLabel('Who gave the care?').fill('Denton Family Clinic')
  await student.getByLabel('What happened?').fill('A fever that stayed for a week. The doctor took a blood test and gave me antibiotics.')
  await student.getByLabel('Amount on the bill').fill('1,240.50')
  await student.getByText('Yes, I paid it').click()
  await student.getByText('To my bank account in the US').click()
  await student.locator('input[type=file]').setInputFiles([{ name: 'bill.png', mimeType: 'image/png', buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64') }])
  await student.getByText('bill.png').waitFor()
  await shot(student, 'form-full')
  await student.getByRole('button', { name: 'File the claim' }).click()
  await student.getByText('With our underwriter now').waitFor()
  await student.getByText('What you sent').click()
  await shot(student, 'waiting')
  await desk.goto('/desk/claims')
  await desk.getByRole('link', { name: 'Meera Iyer' }).waitFor()
  await shot(desk, 'queue')
  await desk.getByRole('link', { name: 'Meera Iyer' }).click()
  await desk.getByRole('heading', { name: 'Ask for more' }).waitFor()
  await shot(desk, 'claim')
  await desk.getByRole('form', { name: 'Ask for more' }).getByRole('textbox').fill('Please send the itemised bill. The clinic’s billing desk prints it.')
  await desk.getByRole('button', { name: 'Ask the student' }).click()
  await student.getByRole('button', { name: 'Send the answer' }).waitFor()
  await shot(student, 'asked')
  await student.getByLabel('Your answer').last().fill('Here it is.')
  await student.getByRole('button', { name: 'Send the answer' }).click()
  await desk.getByText('Here it is.').waitFor()
  await desk.getByText('Declined', { exact: true }).click()
  await desk.getByRole('form', { name: 'What the insurer decided' }).getByRole('textbox').fill('Blood tests outside the network need a referral. Ask the clinic for one, and file again.')
  await desk.getByRole('button', { name: 'Note the decision' }).click()
  await desk.getByRole('button', { name: 'Correct it' }).waitFor()
  await shot(desk, 'decided-desk')
  await student.getByText('The insurer declined it').waitFor()
  await shot(student, 'declined')
  await desk.goto('/desk/insurance-refunds')
  await desk.getByRole('button', { name: 'I have sent it back' }).waitFor()
  await shot(desk, 'refunds')
  await desk.getByRole('textbox').fill('re_3NxTq2')
  await desk.getByRole('button', { name: 'I have sent it back' }).click()
  await desk.getByRole('button', { name: 'It was not sent' }).waitFor()
  await shot(desk, 'refunds-sent')
  await desk.goto('/desk/insurance-plans')
  await desk.getByRole('heading', { name: 'Universities' }).waitFor()
  await shot(desk, 'overview')
  await desk.goto('/desk/insurance-plans/gbg-250')
  await desk.getByLabel('Deposit').waitFor()
  await desk.getByLabel('Meets the Affordable').click()
  await shot(desk, 'plan')
  await desk.goto('/desk/insurance-plans/at.boston-university')
  await desk.getByLabel('Waiver guide', { exact: true }).waitFor()
  await desk.getByLabel('The student names the dates').click()
  await desk.getByLabel('We have read').click()
  await shot(desk, 'university')
  await desk.goto('/desk/insurance-plans/at.boston-university.gbg-250')
  await desk.getByLabel('Price', { exact: true }).first().fill('1,500')
  await desk.getByLabel('Price', { exact: true }).nth(1).fill('')
  await desk.getByRole('button', { name: 'Save' }).click()
  await shot(desk, 'sale-wrong')
  await desk.getByLabel('Price', { exact: true }).nth(1).fill('1600')
  await shot(desk, 'sale')
}, 240_000)
