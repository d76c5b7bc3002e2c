// Meera invites a parent from You, who signs up on a phone by the link, accepts, and reads her dates, until she ends it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoPassword, meera } from '#seed/people.ts'
import { consentWording } from '#src/features/accounts/copy.ts'
import { headings, home, invitation, own } from '#src/features/family/copy.ts'
import { blankEntry } from '#src/features/money/entry/rules.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { clockAt } from '#tests/app.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { codeIn, lastMessageTo } from '#tests/caught.ts'
import { step } from '#tests/step.ts'

let browser: BrowserApp
beforeAll(async () => {
  browser = await openBrowserApp({ clock: clockAt(Temporal.Now.instant().toString()), isReachable: true })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const phone = { width: 360, height: 740 }
const number = '+919848076543'
const shown = 'Last day for the enrolment deposit'
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()

async function fits(page: Page): Promise<void> {
  await expectAccessible(page)
  const { width = 0 } = page.viewportSize() ?? {}
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
}

/** As a student does it: from You. */
async function inviteFather(page: Page): Promise<string> {
  await page.goto('/profile')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Family/ })
    .click()
  await press(page, own.invite)
  await press(page, own.make)
  await page.getByText('Please choose who they are to you.').waitFor()
  await page.getByLabel(own.relation).selectOption('father')
  await page.getByLabel(own.name).fill('Papa')
  await page.getByLabel(own.contact).fill(number.slice(3))
  await expectAccessible(page)
  // By now anyone who holds the phone must show that it is Meera.
  browser.app.clock.pass({ minutes: 6 })
  await press(page, own.make)
  const proof = page.getByRole('dialog', { name: 'Show that it is you' })
  await proof.getByRole('textbox', { name: 'Password' }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Go on' }).click()
  await page.getByText(own.linkTitle('Papa')).waitFor()
  const whatsApp = await page.getByRole('link', { name: own.whatsApp }).getAttribute('href')
  const address = await page
    .getByRole('definition')
    .filter({ hasText: '/family/' })
    .locator('span')
    .first()
    .textContent()
  expect(whatsApp).toBe(`https://wa.me/919848076543?text=${encodeURIComponent(own.message(address ?? ''))}`)
  expect(whatsApp).not.toMatch(/meera/i)
  await fits(page)
  return address ?? ''
}

/** Without an account: the link waits while one is made. */
async function signUpByLink(page: Page, address: string): Promise<void> {
  const answer = await page.goto(address)
  expect(answer?.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' })
  expect(await answer?.text()).not.toMatch(/meera/i)
  await heading(page, invitation.heading('Meera'))
  expect(await page.content()).not.toContain('Iyer')
  await fits(page)
  await page.getByRole('link', { name: invitation.signUp }).click()
  await press(page, 'Sign up with your phone')
  await page.getByRole('textbox', { name: 'Phone' }).fill(number.slice(3))
  await press(page, 'Send a code to this phone')
  await page.getByText('It works for 10 minutes.').waitFor()
  await page.getByLabel('Code').fill(codeIn(await lastMessageTo(browser.app, number)))
  await page.getByLabel(consentWording.email).check()
  await page.getByLabel(consentWording.terms).check()
  await press(page, 'Create the account')
  await heading(page, invitation.heading('Meera'))
  await fits(page)
}

test('a father is invited, reads the dates on his phone, and reads when it ends', async () => {
  const [student, father] = [await browser.signedIn(meera), await browser.visitor()]
  for (const { page } of [student, father]) await page.setViewportSize(phone)
  const deposit = dayOf(browser.app.clock.now()).add({ days: 60 })
  await student.api.plan.give({ thing: 'depositUntil', day: deposit.toString() })

  const address = await step('Meera invites a parent', () => inviteFather(student.page))
  await step('the parent signs up by the link', () => signUpByLink(father.page, address))
  await step('accepts, and reads her dates', async () => {
    await press(father.page, invitation.accept)
    await heading(father.page, home.oneTitle('Meera'))
    await expectPath(father.page, '/family')
    await father.page.getByText(shown, { exact: true }).waitFor()
    await father.page.getByText(formatDay(deposit)).first().waitFor()
    await fits(father.page)
  })
  await step('she sees who accepted and looked', async () => {
    await student.page.reload()
    await student.page.getByText(/^Since .*, with the number that ends in 6543$/).waitFor()
    await student.page.getByText(/^Last looked on /).waitFor()
    await fits(student.page)
  })
  await step('she shares what is to be paid as well, and he reads it in rupees', async () => {
    const term = { ...blankEntry, kind: 'tuition', what: 'First term', currency: 'USD', amount: '9,000' } as const
    await student.api.money.add({ ...term, on: deposit.subtract({ days: 10 }).toString() })
    expect(await father.page.getByRole('heading', { name: home.moneyTitle }).count()).toBe(0)
    await student.page.getByRole('checkbox', { name: headings.money.name }).check()
    const due = father.page.getByRole('listitem').filter({ hasText: 'Tuition' }).first()
    await due.getByText(/^₹[\d,]+(\.\d\d)? at today’s rate$/).waitFor()
    await due.getByText('$9,000.00', { exact: true }).waitFor()
    await fits(father.page)
    await fits(student.page)
  })
  await step('she ends it, takes that back, and ends it for good', async () => {
    await press(student.page, own.endFor('Papa'))
    await heading(father.page, home.oneTitle('Meera'))
    await father.page.getByText(home.ended('Meera')).waitFor()
    expect(await father.page.getByText(shown).count()).toBe(0)
    await expectAccessible(father.page)
    await press(student.page, own.undo)
    await father.page.getByText(shown, { exact: true }).waitFor()
    await press(student.page, own.endFor('Papa'))
    await father.page.getByText(home.ended('Meera')).waitFor()
  })
  await step('the link is used up, and says so', async () => {
    await father.page.goto(address)
    await heading(father.page, invitation.overTitle)
    await fits(father.page)
  })
  await step('comes again, and begins at the family', async () => {
    await press(father.page, 'Logout')
    await father.page.getByRole('heading', { level: 2, name: 'Sign in' }).waitFor()
    await father.page.goto('/phone-sign-in')
    await father.page.getByRole('textbox', { name: 'Phone' }).fill(number.slice(3))
    await press(father.page, 'Send the code')
    const code = father.page.getByRole('textbox', { name: 'Code' })
    await code.waitFor()
    await code.fill(codeIn(await lastMessageTo(browser.app, number, 2)))
    await expectPath(father.page, '/family')
  })
})
