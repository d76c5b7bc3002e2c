// From the form of an insurance to its deposit: both wizards, a guest by a link, and payments that come to nothing.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, arjun, demoPassword, farah, fatima, meera, rohan } from '#seed/people.ts'
import { proveFirst } from '#src/features/documents/copy.ts'
import * as claimCopy from '#src/stages/health-insurance/claims/copy.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { notePastPolicies } from '#src/stages/health-insurance/past-policies/service.ts'
import { formatDay } from '#src/values/dates.ts'
import {
  deskLink,
  expectAccessible,
  expectPath,
  holdUp,
  openBrowserApp,
  watchFor,
  type BrowserApp,
  type Visit,
} from '#tests/browser.ts'
import { ensure } from '#tests/api.ts'
import { givesConsent } from '#tests/journeys/consents.ts'
import { lastMessageTo, messagesTo } from '#tests/caught.ts'
import { clockAt } from '#tests/app.ts'
import {
  fillAddresses,
  fillClaim,
  fillPerson,
  picture,
  fillSecurity,
  fillStudies,
  part,
  enterDetails,
  today,
} from '#tests/insurance-form.ts'
import { step } from '#tests/step.ts'

let at: BrowserApp
// Now, as the browser has it: days are counted from today on both sides.
const clock = clockAt(Temporal.Now.instant().toString())
const start = today.add({ days: 40 }).toString()

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const answer = (page: Page, question: RegExp, words: 'Yes' | 'No') =>
  page.getByRole('group', { name: question }).getByText(words).click()
const stop = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the purchase' }).getByRole('button', { name })
const emergencyOf = (page: Page) => part(page, 'Who we call in an emergency')
/** On this device. */
const storedValues = (page: Page) => page.evaluate(() => Object.values(localStorage).join())
const phone = { width: 360, height: 780 }

async function toCheckout(page: Page, words: string, asked = async () => {}): Promise<void> {
  const confirm = page.getByRole('checkbox', { name: /^I understand/ })
  await button(page, words).waitFor()
  if ((await confirm.count()) > 0) await confirm.check()
  await button(page, words).click()
  await asked()
  await page.waitForURL(/\/sandbox\/checkout\//)
}

async function fillInStudent(visit: Visit) {
  const { page } = visit
  await page.setViewportSize(phone)
  await enterDetails(visit, 'gbg-250', start)
  await page.goto('/health-insurance/purchase-insurance')
  await button(page, 'Save and continue').click()
  await says(page, 'Please select your gender.')
  await says(page, 'Please select your year of graduation.')
  expect(await stop(page, 'Account').getAttribute('aria-disabled')).toBe('true')
  await fillPerson(page)
  await fillStudies(page)
  await part(page, 'What it costs')
    .getByText(/\$100\.00.* now, \$1,080\.00.* later/)
    .waitFor()
  await page.getByLabel('Date of birth').fill('2000-04-17')
  await part(page, 'What it costs')
    .getByText(/\$100\.00.* now, \$1,434\.00.* later/)
    .waitFor()
  await page.getByLabel('Date of birth').fill('1950-04-17')
  await says(page, 'Some error occurred, please contact support.')
  await page.getByLabel('Date of birth').fill('2003-04-17')
  await expectAccessible(page)
  await page.setViewportSize(phone)
  await button(page, 'Save and continue').click()
}

async function submitApplication(page: Page) {
  await fillAddresses(page)
  await fillSecurity(page)
  await answer(page, /insured in a group/, 'No')
  await answer(page, /tell you of us/, 'Yes')
  await page.getByLabel('Who was it?').fill('Priya, asha30')
  await part(page, 'What it costs')
    .getByText(/\$100\.00.* now, \$1,050\.00.* later/)
    .waitFor()
  await page.getByLabel('E-mail of friend 1').fill(meera.email)
  await button(page, 'Submit the application').click()
  await says(page, 'This email address is already in use.')
  await page.getByLabel('E-mail of friend 1').fill('friend.of.meera@example.com')
  // Kept on this device, but for what is secret.
  await expect.poll(() => storedValues(page)).toContain('friend.of.meera')
  expect(await storedValues(page)).not.toContain('Moti')
  await button(page, 'Submit the application').click()
  await button(page, 'Decline').click()
  await button(page, 'Submit the application').click()
  await button(page, 'I agree').click()
}

async function leavePayment(page: Page) {
  await button(page, 'Continue To Payment').waitFor()
  expect(await storedValues(page)).not.toContain('MG Road')
  await toCheckout(page, 'Continue To Payment')
  await button(page, 'Abandon').click()
  await says(page, 'Waiting for payment...')
  await toCheckout(page, 'Retry payment')
  await button(page, 'Let the time run out').click()
  await says(page, 'The time for paying ran out')
  await expectAccessible(page)
  await page.setViewportSize(phone)
}

async function editAndPay({ page, tab: openTab }: Visit) {
  // Edited, all is there again but the secrets, and the friend's discount is still had.
  await button(page, 'Edit Application').click()
  await expect.poll(() => page.getByLabel('Student ID').inputValue()).toBe('U123')
  await button(page, 'Save and continue').click()
  await expect.poll(() => page.getByLabel('First answer').inputValue()).toBe('')
  await fillSecurity(page)
  await button(page, 'Submit the application').click()
  await button(page, 'I agree').click()
  await toCheckout(page, 'Continue To Payment')
  // Left open in one tab and paid in another: the server's word is enough.
  const tab = await openTab()
  await tab.goto(page.url())
  await button(page, 'Abandon').click()
  await says(page, 'Waiting for payment...')
  // Who has paid never reads that they have no insurance, however slowly it is read again.
  const letGo = await holdUp(page, '**/api/insurance/policies')
  const confirmed = await watchFor(page, 'Deposit Confirmed')
  await button(tab, 'Pay').click()
  await confirmed()
  await expectPath(page, '/health-insurance/get-waiver-guide')
  await page.getByRole('button', { name: /^Get waiver guide/, expanded: true }).waitFor()
  expect(await page.getByText('You have no insurance with us now').count()).toBe(0)
  letGo()
  await says(page, 'Paid the deposit')
  expect(await lastMessageTo(at.app, 'friend.of.meera@example.com')).toContain('Meera Iyer')
}

async function renew(page: Page) {
  await page.getByRole('button', { name: /^Renew Insurance/ }).click()
  await button(page, 'Renew').click()
  const dayAfter = Temporal.PlainDate.from(start).add({ months: 12 }).toString()
  await expect.poll(() => page.getByLabel('Coverage start date').inputValue()).toBe(dayAfter)
  await expect.poll(() => page.getByLabel('Student ID').inputValue()).toBe('U123')
}

test('wizard A: the terms, a payment left and one that ran out, then the deposit and the waiver', async () => {
  const visit = await at.signedIn(meera)
  await step('the student is filled in, with what it costs', () => fillInStudent(visit))
  await step('the application is submitted with a friend’s discount', () => submitApplication(visit.page))
  await step('a payment is left, and another runs out', () => leavePayment(visit.page))
  await step('it is edited, and paid in another tab', () => editAndPay(visit))
  await step('it is renewed from the day after', () => renew(visit.page))
})

async function startWithPolicy(): Promise<{ visit: Visit; code: string }> {
  const ends = today.add({ days: 20 })
  const born = '2003-04-17'
  await notePastPolicies(at.app.services, [{ firstName: 'Rohan', lastName: 'Deshmukh', dob: born, endDate: ends }])
  const asArjun = await at.signedIn(arjun)
  const members = [rohan, fatima, ananya, meera].map(({ email }) => email)
  const { code } = await asArjun.api.groupPlans.createCode({
    name: 'Arjun',
    universityID: 'boston-university',
    memberEmails: members,
  })

  await at.app.services.db.update(people).set({ emailVerifiedAt: null }).where(eq(people.email, rohan.email))
  const visit = await at.signedIn(rohan)
  const { page } = visit
  await enterDetails(visit, 'wellaway-100', start)
  await page.goto('/health-insurance/purchase-insurance')
  await fillPerson(page)
  await expect.poll(() => storedValues(page)).toContain('passportCountry":"IN"')
  await page.reload()
  await says(page, 'What you typed before is here again.')
  await button(page, 'Save and continue').click()

  await says(page, `You are insured with WellAway until ${formatDay(ends)}`)
  const begins = page.getByLabel('Coverage start date')
  await expect.poll(() => begins.inputValue()).toBe(ends.add({ days: 1 }).toString())
  expect([await begins.isDisabled(), await page.getByLabel('Day of graduation').isDisabled()]).toEqual([true, true])
  await expectAccessible(page)
  return { visit, code }
}

async function switchVisaAndPlan(page: Page): Promise<void> {
  // A US citizen reads so, and so is our team. Another visa has other plans; GBG is another company, with a form of its own.
  await page.getByLabel('Visa').selectOption('US')
  await says(page, 'You chose US citizen')
  expect(await lastMessageTo(at.app, 'team')).toContain('US citizen tried to buy insurance')
  await page.getByLabel('Visa').selectOption('OPT')
  await expect.poll(() => page.getByLabel('Insurance plan').inputValue()).toBe('')
  await page.getByLabel('Insurance plan').selectOption('gbg-250')
  await says(page, 'Insurance company has changed for this plan. Do you want to continue?')
  await button(page, 'Keep the plan I had').click()
  await page.getByLabel('Visa').selectOption('F1')
  await page.getByLabel('Insurance plan').selectOption('wellaway-100')
}

async function fillInPersonal(page: Page): Promise<void> {
  // Editing an earlier page closes the later ones until it is submitted again.
  await stop(page, 'Personal 1').click()
  await button(page, 'Next: Personal 2').waitFor()
  await page.getByLabel('Middle name').fill('K')
  expect(await stop(page, 'Personal 2').getAttribute('aria-disabled')).toBe('true')
  await button(page, 'Save and continue').click()
  await fillStudies(page)
  await fillAddresses(page)
  await button(page, 'Save and continue').click()

  const emergency = emergencyOf(page)
  await emergency.getByLabel('Name', { exact: true }).fill('Lakshmi')
  await emergency.getByRole('textbox', { name: 'Phone' }).fill(rohan.phone)
  await emergency.getByLabel('Relationship').selectOption('Mother')
  await fillSecurity(page)
  await answer(page, /insured in a group/, 'Yes')
  await page.getByRole('radio', { name: /^I join a group/ }).check()
}

async function confirmAddress(page: Page): Promise<void> {
  // An invitation is of an address: only who opened a letter there can join, and the form says so before it is tried.
  await says(page, 'Confirm your e-mail address first')
  expect(await page.getByRole('link', { name: 'Confirm it under Profile' }).getAttribute('href')).toBe(
    '/profile/sign-in',
  )
  expect(await page.getByText('Arjun keeps a place for you').count()).toBe(0)
  await expectAccessible(page)
  const asRohan = await at.signedIn(rohan)
  await asRohan.api.ways.askEmail({ email: rohan.email })
  const letters = async () => (await messagesTo(at.app, rohan.email)).map(({ body }) => body).join()
  await expect.poll(letters).toContain('mode=addEmail')
  const [, oobCode] = /mode=addEmail&oobCode=([\w-]+)/.exec(await letters()) ?? expect.fail('no link')
  await asRohan.api.ways.putEmail({ oobCode: ensure(oobCode) })
  await page.getByText('Confirm your e-mail address first').waitFor({ state: 'detached' })
}

async function joinGroup(page: Page, code: string): Promise<void> {
  await button(page, 'Join the group').click()
  await says(page, 'Please input valid group code')
  await says(page, 'Arjun keeps a place for you')
  await button(page, 'Use this code').click()
  await expect.poll(() => page.getByLabel('Group code').inputValue()).toBe(code)
  for (const [index, email] of [arjun, fatima, ananya, meera].entries())
    await page.getByLabel(`E-mail of member ${index + 1}`).fill(email.email)
  await button(page, 'Join the group').click()
  await says(page, '2 of 5 are in')
  await part(page, 'What it costs').getByText('Group discount').waitFor()
}

async function submitInGroup(page: Page): Promise<void> {
  await answer(page, /tell you of us/, 'No')
  await button(page, 'Submit the application').click()
  await says(page, 'Emergency contact number cannot be same as your personal numbers.')
  await emergencyOf(page).getByRole('textbox', { name: 'Phone' }).fill('98450 99999')
  await button(page, 'Submit the application').click()
  await button(page, 'Continue To Payment').waitFor()
  await part(page, 'What it costs').getByText('−$15.00').waitFor()
}

test('wizard B: what was typed survives a reload, a policy of before holds the dates, and friends buy together', async () => {
  const { visit, code } = await step('a student with an earlier policy and an invitation starts', startWithPolicy)
  await step('another visa and another company are tried', () => switchVisaAndPlan(visit.page))
  await step('the personal pages are filled in', () => fillInPersonal(visit.page))
  await step('the invited address is confirmed', () => confirmAddress(visit.page))
  await step('the student joins the group', () => joinGroup(visit.page, code))
  await step('the application is submitted', () => submitInGroup(visit.page))
})

async function registerGuest({ page, api }: Visit): Promise<string> {
  await page.goto(
    '/?anon=1&universityID=boston-university&planID=wellaway-100&visa=F1&dob=2003-04-17&email=zoya.ansari@example.com',
  )
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await expectPath(page, '/health-insurance/purchase-insurance')
  const guest = ensure((await api.accounts.session({})).user).id
  await button(page, 'Register and continue').click()
  await says(page, 'Please enter your first name and last name.')
  await says(page, 'Please enter your phone number')
  expect(await stop(page, 'Personal 1').getAttribute('aria-disabled')).toBe('true')
  await expectAccessible(page)
  await expect.poll(() => page.getByLabel('E-mail').inputValue()).toBe('zoya.ansari@example.com')
  await page.getByLabel('First name').fill('Zoya')
  await page.getByLabel('Last name').fill('Ansari')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98350')
  await page.getByLabel('Password', { exact: true }).fill('a window seat to Pune')
  await button(page, 'Register and continue').click()
  await says(page, /Please enter a valid phone number with your country code/)
  await page.getByRole('textbox', { name: 'Phone' }).fill('98350 12345')
  await button(page, 'Register and continue').click()

  await says(page, 'Thank you for the information, your Safar account is ready to go!')
  await expect.poll(() => page.getByLabel('Date of birth').inputValue()).toBe('2003-04-17')
  expect((await api.accounts.session({})).user).toMatchObject({ id: guest, isAnonymous: false })
  return guest
}

async function fillInGuest(page: Page): Promise<void> {
  await fillPerson(page)
  await button(page, 'Save and continue').click()
  await fillStudies(page)
  await expect.poll(() => page.getByLabel('Visa').inputValue()).toBe('F1')
  await page.getByLabel('Coverage start date').fill(today.toString())
  await fillAddresses(page)
  await button(page, 'Save and continue').click()
  const emergency = emergencyOf(page)
  await emergency.getByLabel('Name', { exact: true }).fill('Salma')
  await emergency.getByRole('textbox', { name: 'Phone' }).fill('98350 54321')
  await emergency.getByLabel('Relationship').selectOption('Mother')
  await fillSecurity(page)
  await answer(page, /insured in a group/, 'No')
  await answer(page, /tell you of us/, 'No')
  await button(page, 'Submit the application').click()
  await givesConsent(page)
}

async function payDeposit({ page, context }: Visit): Promise<void> {
  const confirmed = await watchFor(page, 'Deposit Confirmed')
  await toCheckout(page, 'Continue To Payment', () => givesConsent(page))
  await button(page, 'Pay').click()
  await confirmed()
  await expectPath(page, '/health-insurance/get-waiver-guide')
  const storedValues = (await context.cookies()).map(({ name }) => name)
  for (const name of ['university', 'plan', 'visa', 'dob', 'email', 'anon']) expect(storedValues).not.toContain(name)
}

async function issueCard(page: Page, desk: Page): Promise<void> {
  await desk.goto('/desk/insurance')
  await desk.getByRole('link', { name: 'Zoya Ansari' }).click()
  await desk.getByRole('textbox', { name: 'Member number' }).fill('WA 7710-22')
  await button(desk, 'Issue the card').click()
  await page.getByRole('button', { name: /^Your insurance/ }).click()
  await page.getByRole('article', { name: 'Insurance ID card' }).getByText('WA 7710-22').waitFor()
}

async function fileFirstClaim(page: Page, guest: string): Promise<void> {
  await page.getByRole('button', { name: /^File insurance claim/ }).click()
  // They see so before they fill in a form that they couldn’t send.
  await says(page, claimCopy.proveFirst.title)
  await button(page, 'File a claim').click()
  const claim = page.getByRole('form', { name: 'File an insurance claim' })
  await fillClaim(claim, today.toString())
  // Papers wait until she has confirmed her address or her phone.
  const bill = { name: 'bill.png', mimeType: 'image/png', buffer: picture }
  await claim.locator('input[type=file]').setInputFiles(bill)
  await givesConsent(page)
  await says(page, proveFirst)
  await at.app.services.db.update(people).set({ emailVerifiedAt: clock.now() }).where(eq(people.id, guest))
  await claim.getByRole('button', { name: 'Remove bill.png' }).click()
  await claim.locator('input[type=file]').setInputFiles(bill)
  await claim.getByRole('button', { name: 'Remove bill.png' }).waitFor()
  await claim.getByRole('button', { name: 'File the claim' }).click()
  await says(page, 'Your insurance claim has been filed successfully!')
}

async function seeClaim(desk: Page): Promise<void> {
  await (await deskLink(desk, /^Claims/)).click()
  await desk.getByRole('link', { name: 'Zoya Ansari' }).waitFor()
}

test('a guest by a link: an account, the form, the deposit, the card and a claim, with the underwriter beside', async () => {
  const visit = await at.visitor()
  const guest = await step('the guest registers', () => registerGuest(visit))
  await step('the form is filled in', () => fillInGuest(visit.page))
  await step('the deposit is paid', () => payDeposit(visit))
  const { page: desk } = await at.signedIn(farah)
  await step('the underwriter issues the card', () => issueCard(visit.page, desk))
  await step('a claim is filed', () => fileFirstClaim(visit.page, guest))
  await step('the desk has the claim', () => seeClaim(desk))
})

test('who registered as a guest and is signed out elsewhere is asked to sign in, and is no new guest', async () => {
  const { page, context, api } = await at.visitor()
  await page.goto('/?anon=1&universityID=boston-university&planID=gbg-250')
  await page.getByLabel('First name').fill('Nida')
  await page.getByLabel('Last name').fill('Rahman')
  await page.getByLabel('E-mail').fill('nida.rahman@example.com')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98350 22345')
  await page.getByLabel('Password', { exact: true }).fill('a window seat to Pune')
  await button(page, 'Register and continue').click()
  await says(page, 'Thank you for the information, your Safar account is ready to go!')
  const cookies = async () => (await context.cookies()).map(({ name }) => name)
  await expect.poll(cookies).not.toContain('anon')
  // What the link named goes on.
  expect(await cookies()).toEqual(expect.arrayContaining(['university', 'plan']))
  const { id } = ensure((await api.accounts.session({})).user)
  await at.app.services.db.delete(sessions).where(eq(sessions.person, id))
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /first SOP draft/ }).waitFor()
  expect((await api.accounts.session({})).user).toBeNull()
})

test('a guest who has an account leaves, signs in, and finds what the link named', async () => {
  const { page, context } = await at.visitor()
  await page.goto('/?anon=1&universityID=boston-university&planID=gbg-250&dob=2003-04-17')
  await says(page, 'You chose Campus 250 by GBG (sample) at Boston University.')
  await button(page, 'Logout').click()
  await page.getByRole('heading', { level: 1, name: /first SOP draft/ }).waitFor()
  await page.getByLabel('E-mail', { exact: true }).fill(fatima.email)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('dob')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await button(page, 'Sign in').click()
  await expectPath(page, '/health-insurance/purchase-insurance')
  await expect.poll(() => page.getByLabel('Insurance plan').inputValue()).toBe('gbg-250')
})

test('a link that names what there is not says so, and leads to where it is chosen', async () => {
  const { page } = await at.signedIn(ananya)
  await page.goto('/?universityID=no-such-university')
  await says(page, 'The link you came by names a university that we do not know.')
  await expectPath(page, '/health-insurance/enter-details')
  await page.goto('/?universityID=boston-university&planID=no-such-plan')
  await says(page, 'The plan that your link names is not sold at your university for your visa.')
  await expectPath(page, '/health-insurance/view-all')
})
