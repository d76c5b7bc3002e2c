// Somebody who is not signed in: what goes wrong on each way in, every way back, and what is remembered meanwhile.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ananya, demoPassword, fatima, meera, rohan, vikram } from '#seed/people.ts'
import * as copy from '#src/features/accounts/copy.ts'
import { expectAccessible, expectPath, openBrowserApp, pathOf, watchFor, type BrowserApp } from '#tests/browser.ts'
import { codeIn, lastMessageTo, parameterIn } from '#tests/caught.ts'
import {
  arriveAsGuest,
  fillSignUp,
  focused,
  isSignedIn,
  linkSentTo,
  newcomer,
  says,
  signIn,
} from '#tests/journeys/sign-in.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const insurance = /^\/health-insurance/

describe('the pages of a visitor', () => {
  test.each([
    ['/', 'From your first SOP draft to your first day on campus.'],
    ['/phone-sign-in', 'From your first SOP draft to your first day on campus.'],
    ['/easy-login', 'From your first SOP draft to your first day on campus.'],
    ['/reset-password', 'Reset your password'],
    ['/reset-password/no-such-code', 'Set a new password'],
    ['/reset-password/done', 'Set a new password'],
    ['/verify-link', 'Signing you in'],
    ['/sign-up', 'Create an account'],
  ])('%s is for everybody, on a phone and on a desk', async (path, heading) => {
    const { page } = await at.visitor()
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await page.getByText('Loading').waitFor({ state: 'detached' })
    await expectAccessible(page)
  })

  test('their words are there without a script, and nothing is sent from them', async () => {
    const { page } = await at.visitor({ withoutScripts: true })
    for (const [path, heading, button] of [
      ['/', 'From your first SOP draft to your first day on campus.', 'Sign in'],
      ['/sign-up', 'Create an account', 'Create the account'],
      ['/phone-sign-in', 'From your first SOP draft to your first day on campus.', 'Send the code'],
      ['/easy-login', 'From your first SOP draft to your first day on campus.', 'Send the link'],
      ['/reset-password', 'Reset your password', 'Send the e-mail'],
    ] as const) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
      await expect.poll(() => page.getByRole('button', { name: button }).isDisabled()).toBe(true)
    }
    await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
    await page.getByLabel('E-mail', { exact: true }).press('Enter')
    expect(pathOf(page)).toBe('/reset-password')
  })

  test('what is typed before the scripts are there is in the form once they are', async () => {
    const { page } = await at.visitor()
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async route => scripts.promise.then(() => route.continue()))
    await page.goto('/', { waitUntil: 'commit' })
    await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByLabel('Password', { exact: true }).press('Enter')
    const title = await page.title()
    scripts.resolve()
    await page.getByRole('button', { name: 'Sign in' }).click()
    await isSignedIn(page)
    expect(title).toBe('Sign in · Safar')
    expect(pathOf(page)).toMatch(insurance)
  })

  test('any other address leads to the first page', async () => {
    const { page } = await at.visitor()
    await page.goto('/no/such/page')
    await expectPath(page, '/')
  })
})

describe('with e-mail and password', () => {
  test('wrong ones are said beside their field, which has the focus, and nothing typed is lost', async () => {
    const { page } = await at.visitor()
    await page.goto('/')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await says(page, copy.emailRequired)
    await says(page, copy.passwordRequired)
    expect(await focused(page)).toBe('email')

    await signIn(page, 'nobody@example.com')
    await says(page, copy.refusals.userNotFound)
    await expect.poll(() => focused(page)).toBe('email')

    await signIn(page, meera.email, 'not-the-password')
    await says(page, copy.refusals.wrongPassword)
    await expect.poll(() => focused(page)).toBe('password')
    await expect.poll(() => page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(meera.email)
    await expectAccessible(page)
  })

  test('or to where one wanted to go', async () => {
    const { page } = await at.visitor()
    await page.goto('/vaccines?from=letter')
    await expectPath(page, '/')
    await signIn(page, meera.email)
    await page.getByRole('heading', { level: 1, name: 'Vaccines' }).waitFor()
    await expectPath(page, '/vaccines?from=letter')
  })
})

test('by phone: a number without an account reads so before one is created, in full and with another way', async () => {
  const { page } = await at.visitor()
  await page.goto('/phone-sign-in')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98480 55123')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await says(page, '+91 98480 55123')
  await page.getByRole('button', { name: 'Use another number' }).click()
  expect(await page.getByRole('textbox', { name: 'Phone' }).inputValue()).toBe('98480 55123')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await lastMessageTo(at.app, '+919848055123', 2)))
  await says(page, copy.errors.phoneUnknown)
  await page.getByRole('link', { name: 'Sign in with e-mail' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create an account with this number' }).click()
  await says(page, copy.signUp.emailConsent)
  await says(page, copy.signUp.terms)
  await page.getByRole('checkbox', { name: copy.consentWording.email }).check()
  await page.getByRole('checkbox', { name: copy.consentWording.terms }).check()
  await page.getByRole('button', { name: 'Create an account with this number' }).click()
  await says(page, copy.successes.accountReady)
  await isSignedIn(page)
})

test('by phone alone: a number that has an account signs in to it', async () => {
  const { page } = await at.visitor()
  await page.goto('/sign-up')
  await page.getByRole('button', { name: copy.signUpWays.byPhone.action }).click()
  await page.getByRole('textbox', { name: 'Phone' }).fill(fatima.phone.slice(3))
  await page.getByRole('button', { name: 'Send a code to this phone' }).click()
  await page.getByText(/It works for 10 minutes/).waitFor()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await lastMessageTo(at.app, fatima.phone)))
  await page.getByRole('checkbox', { name: copy.consentWording.email }).check()
  await page.getByRole('checkbox', { name: copy.consentWording.terms }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await says(page, copy.successes.signedIn)
  await page.getByText(fatima.firstName, { exact: true }).waitFor()
})

test('a reset link sets the password in a browser that is signed in, too', async () => {
  const { page, api } = await at.signedIn(rohan)
  await api.accounts.sendReset({ email: rohan.email })
  await page.goto(`/auth-actions?mode=resetPassword&oobCode=${await linkSentTo(at, rohan.email)}`)
  await page.getByRole('textbox', { name: 'New password' }).fill('a-new-password-7')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('a-new-password-7')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await says(page, copy.successes.passwordReset)
})

test('a link opened where another address is stored asks for the right one, and still works', async () => {
  const { page } = await at.visitor()
  await page.goto('/easy-login')
  await page.getByLabel('E-mail', { exact: true }).fill(rohan.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await says(page, copy.successes.linkSent(rohan.email))
  const asking = await at.visitor()
  await asking.api.accounts.sendLink({ email: vikram.email })
  await page.goto(`/verify-link?oobCode=${await linkSentTo(at, vikram.email)}`)
  await says(page, copy.errors.otherAddress)
  await page.getByLabel('E-mail', { exact: true }).fill(vikram.email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expectPath(page, '/desk')
})

describe('by a link in an e-mail', () => {
  test('elsewhere it asks for the address first; the second time it has expired', async () => {
    const asking = await at.visitor()
    await asking.api.accounts.sendLink({ email: ananya.email })
    const link = `/verify-link?oobCode=${await linkSentTo(at, ananya.email)}`
    const { page } = await at.visitor()
    await page.goto(link)
    await page.getByLabel('E-mail', { exact: true }).fill(ananya.email)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await isSignedIn(page)

    const again = await at.visitor()
    await again.page.goto(link)
    await again.page.getByLabel('E-mail', { exact: true }).fill(ananya.email)
    // What it says leads on to the first page by itself.
    const [title, reason] = [
      await watchFor(again.page, 'This link has expired'),
      await watchFor(again.page, copy.errors.expiredLink),
    ]
    await again.page.getByRole('button', { name: 'Sign in' }).click()
    await title()
    await reason()
    await expectPath(again.page, '/')
  })
})

test('a forgotten password is set again by a link', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('link', { name: 'Forgot your password' }).click()
  await page.getByLabel('E-mail', { exact: true }).fill('nobody@example.com')
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await says(page, copy.refusals.recovery)
  await page.getByLabel('E-mail', { exact: true }).fill(ananya.email)
  await page.getByRole('button', { name: 'Send the e-mail' }).click()
  await says(page, copy.successes.resetSent(ananya.email))

  await page.goto(`/auth-actions?mode=resetPassword&oobCode=${await codeOfReset(ananya.email)}`)
  await page.getByText(ananya.email).waitFor()
  await page.getByRole('textbox', { name: 'New password' }).fill('monsoon on the ghats')
  await page.getByLabel('Confirm password').fill('monsoon')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await says(page, copy.signUp.confirmDiffers)
  await page.getByLabel('Confirm password').fill('monsoon on the ghats')
  await page.getByRole('button', { name: 'Set the password' }).click()
  await says(page, copy.successes.passwordReset)
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signIn(page, ananya.email, 'monsoon on the ghats')
  await isSignedIn(page)
})

async function codeOfReset(email: string): Promise<string> {
  let letter = ''
  await expect.poll(async () => (letter = await lastMessageTo(at.app, email)), { interval: 25 }).toContain('reset')
  return parameterIn(letter, 'oobCode') || (/reset-password\/([\w-]+)/.exec(letter)?.[1] ?? '')
}

describe('a new account', () => {
  test('for an address that has one already there is a word beside it', async () => {
    const { page } = await at.visitor()
    await page.goto('/sign-up')
    await fillSignUp(at, page, { ...newcomer, email: meera.email, phone: '+919834012345' })
    await page.getByRole('button', { name: 'Create the account' }).click()
    await says(page, copy.refusals.emailInUse)
    await expectAccessible(page)
    await expect.poll(() => focused(page)).toBe('email')
  })
})

describe('a guest', () => {
  test('comes by cookies straight to the insurance, and sees the logo and Logout alone', async () => {
    const { page, paths } = await arriveAsGuest(at)
    expect(paths).toContain('/health-insurance/purchase-insurance')
    await page.getByRole('heading', { level: 1, name: 'Health Insurance' }).waitFor()
    const bar = page.getByRole('banner')
    expect(await bar.getByRole('link').allInnerTexts()).toEqual(['Skip to the page', 'Safar'])
    expect(await bar.getByRole('button').allInnerTexts()).toEqual(['Logout'])
    expect(await page.getByRole('navigation').count()).toBe(0)
    await expectAccessible(page)
    await page.goto('/sign-up')
    await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
    await expectAccessible(page)
  })
})

test('a page whose scripts broke off on the way says so, and opens again', async () => {
  const { context } = await at.signedIn(meera)
  await context.route(/\/assets\/first-.*\.js$/, route => route.abort())
  const page = await context.newPage()
  await page.goto('/vaccines')
  const again = page.getByRole('alert').getByRole('link', { name: 'Open it again' })
  await again.waitFor()
  await expect
    .poll(() => at.complaints())
    .toEqual([expect.stringContaining('Failed to fetch dynamically imported module')])
  await context.unroute(/\/assets\/first-.*\.js$/)
  await again.click()
  await again.waitFor({ state: 'hidden' })
  await page.getByRole('link', { name: 'Safar' }).click()
  await page.getByRole('heading', { name: /Meera/ }).waitFor()
})
