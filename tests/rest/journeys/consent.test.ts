// A 17-year-old signs up, keeps a paper, and pays once a parent has agreed on their phone; and an account from before the
// notice is asked at its next sign-in, and is read-only after thirty days until it answers.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { meera } from '#seed/people.ts'
import { consentWording } from '#src/features/accounts/copy.ts'
import * as copy from '#src/features/consent/copy.ts'
import { home, invitation } from '#src/features/family/copy.ts'
import { clockAt } from '#tests/app.ts'
import { expectAccessible, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { codeIn, lastMessageTo } from '#tests/caught.ts'
import { issueBill } from '#tests/insured.ts'
import { add, paper, paperPdf } from '#tests/journeys/documents.ts'
import { fillSignUp, newcomer, says } from '#tests/journeys/sign-in.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
beforeAll(async () => {
  // Before the day of the first notice: whom the demo has is not asked yet.
  browser = await openBrowserApp({ clock: clockAt('2026-11-20T06:00:00Z'), isReachable: true })
  browser.app.clock.set('2026-12-01T06:00:00Z')
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const notice = (page: Page) => page.getByRole('dialog', { name: copy.dialog.title })
const pay = 'Pay $500.00 by card'

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

test('at 17 one keeps papers, and pays once a parent has agreed', async () => {
  const [student, father] = [await browser.visitor(), await browser.visitor()]
  await father.page.setViewportSize(phone)
  await step('he signs up, with the fields that the form always had', async () => {
    await student.page.goto('/sign-up')
    await fillSignUp(browser, student.page, newcomer)
    expect(await student.page.locator('input[type=date]').count()).toBe(0)
    await press(student.page, 'Create the account')
    await student.page.getByRole('button', { name: 'Logout' }).waitFor()
  })
  await step('his first paper waits for the notice, and is uploaded without being chosen again', () =>
    keepPaper(student.page),
  )
  await step('he pays nothing: a parent has to agree, and he reads how to ask', async () => {
    await issueBill(browser.app, { email: newcomer.email })
    await student.page.goto('/health-insurance/pay-invoice')
    await press(student.page, pay)
    await notice(student.page).getByRole('heading', { name: copy.purposes.payment.title }).waitFor()
    expect(await notice(student.page).locator('input[type=date]').count()).toBe(0)
    await notice(student.page).getByRole('button', { name: copy.dialog.agree }).click()
    const needed = student.page.getByRole('dialog', { name: copy.parentNeeded.title })
    await needed.getByText(copy.parentNeeded.none).waitFor()
    await fits(student.page)
    await student.page.keyboard.press('Escape')
    await needed.waitFor({ state: 'detached' })
  })
  await step('his father comes by the invitation, reads the notice on his phone, and agrees', () =>
    agreeAsFather(student, father),
  )
  await step('the payment goes through', async () => {
    await press(student.page, pay)
    await student.page.waitForURL(/\/sandbox\//)
    await press(student.page, 'Pay')
    await student.page.waitForURL(/\/health-insurance\//)
  })
  await step('his father takes it back by one press', async () => {
    await press(father.page, copy.parent.withdraw)
    await father.page.getByRole('dialog').getByRole('button', { name: copy.parent.withdraw }).click()
    await father.page.getByLabel(copy.parent.birthDate).waitFor()
    expect(await student.api.consent.read()).toMatchObject({ parents: [{ relation: 'father', hasConsented: false }] })
  })
})

async function keepPaper(page: Page): Promise<void> {
  await page.goto('/documents')
  const adding = add(page, await paperPdf(), 'passport', {})
  const dialog = notice(page)
  await dialog.getByRole('heading', { name: copy.purposes.paper.title }).waitFor()
  await fits(page)
  await dialog.getByRole('button', { name: copy.dialog.agree }).click()
  await dialog.getByText(copy.birthWrong['no-day']).waitFor()
  await dialog.getByLabel(copy.dialog.birthDate).fill('2009-06-01')
  await dialog.getByRole('button', { name: copy.dialog.agree }).click()
  await adding
  await paper(page, 'Passport').waitFor()
}

async function agreeAsFather(student: Visit, { page }: Visit): Promise<void> {
  const number = '+919848076543'
  const made = await student.api.familyMembers.invite({
    relation: 'father',
    name: 'Papa',
    contact: number.slice(3),
    headings: ['progress'],
  })
  await page.goto(made.address)
  await page.getByRole('link', { name: invitation.signUp }).click()
  await press(page, 'Sign up with your phone')
  await page.getByRole('textbox', { name: 'Phone' }).fill(number.slice(3))
  await press(page, 'Send a code to this phone')
  await page.getByText('It works for 10 minutes.').waitFor()
  await page.getByLabel('Code').fill(codeIn(await lastMessageTo(browser.app, number)))
  await page.getByLabel(consentWording.email).check()
  await page.getByLabel(consentWording.terms).check()
  await press(page, 'Create the account')
  await press(page, invitation.accept)
  await page.getByRole('heading', { level: 1, name: home.oneTitle(newcomer.firstName) }).waitFor()
  await page.getByRole('heading', { name: copy.parent.title(newcomer.firstName) }).waitFor()
  await fits(page)
  await press(page, copy.parent.agree)
  await says(page, copy.parent.declare)
  await page.getByLabel(copy.parent.birthDate).fill('1975-03-02')
  await page.getByLabel(copy.parent.isParent(newcomer.firstName)).check()
  await press(page, copy.parent.agree)
  await page.getByRole('button', { name: copy.parent.withdraw }).waitFor()
  await fits(page)
}

test('an account from before the notice can put it off for thirty days, and is then read-only until it answers', async () => {
  const { page, api } = await browser.signedIn(meera)
  await page.setViewportSize(phone)
  await page.goto('/')
  await page.getByText(copy.asked.why(Temporal.PlainDate.from('2026-12-31'))).waitFor()
  await fits(page)
  // Until then all goes on.
  await api.passportProfile.change({ facts: { bornOn: '2003-03-09' } })
  browser.app.clock.pass({ hours: 24 * 30 })
  const later = await browser.signedIn(meera)
  await later.page.goto('/')
  await later.page.getByText(copy.asked.isReadOnly).waitFor()
  await later.page.goto('/profile/about')
  await later.page.getByLabel('First name').fill('Meera Devi')
  await press(later.page, 'Save')
  await notice(later.page).getByRole('heading', { name: copy.purposes.account.title }).waitFor()
  expect(await notice(later.page).getByLabel(copy.dialog.birthDate).inputValue()).toBe('2003-03-09')
  await notice(later.page)
    .getByText(/^From your passport profile/)
    .waitFor()
  await notice(later.page).getByRole('button', { name: copy.dialog.agree }).click()
  await notice(later.page).waitFor({ state: 'detached' })
  await expect.poll(async () => (await later.api.profile.read()).name).toBe('Meera Devi Iyer')
  await later.page.goto('/profile/your-data')
  await later.page.getByRole('button', { name: `${copy.own.withdraw}: ${copy.purposes.account.title}` }).click()
  await later.page.getByText(copy.own.readOnly).waitFor()
  await fits(later.page)
})
