// The three ways to sign in, the two ways to sign up, a guest who stays, and Logout.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, fatima, meera } from '#seed/people.ts'
import type { Page } from 'playwright-core'
import * as copy from '#src/features/accounts/copy.ts'
import * as onboarding from '#src/features/people/onboarding/copy.ts'
import {
  expectAccessible,
  expectPath,
  openBrowserApp,
  pathOf,
  pathsOf,
  watchFor,
  type BrowserApp,
} from '#tests/browser.ts'
import { codeIn, lastMessageTo } from '#tests/caught.ts'
import { arriveAsGuest, fillSignUp, focused, isSignedIn, linkSentTo, newcomer, says, signIn } from './sign-in.ts'

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

test('by e-mail and password, into the insurance', async () => {
  const { page } = await at.visitor()
  const paths = pathsOf(page)
  await page.goto('/')
  await signIn(page, meera.email)
  // The message goes by itself, so it is looked for first.
  await says(page, copy.successes.signedIn)
  await isSignedIn(page)
  expect(paths).toContain('/health-insurance/enter-details')
  expect(pathOf(page)).toMatch(insurance)
})

test('by phone: the code of the SMS signs in', async () => {
  const { page } = await at.visitor()
  await page.goto('/phone-sign-in')
  await page.getByRole('button', { name: 'Send the code' }).click()
  await says(page, copy.phoneRequired)
  await page.getByRole('textbox', { name: 'Phone' }).fill(fatima.phone.slice(3))
  await page.getByRole('button', { name: 'Send the code' }).click()
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  const sent = codeIn(await lastMessageTo(at.app, fatima.phone))
  await code.fill(wrong(sent))
  await says(page, copy.otpRequired)
  await expectAccessible(page)
  await code.fill(sent)
  await isSignedIn(page)
  await page.getByText(fatima.firstName, { exact: true }).waitFor()
})

const wrong = (code: string) => (code === '123456' ? '654321' : '123456')

test('by a link in an e-mail: on the same device it signs in by itself and leads home', async () => {
  const { page } = await at.visitor()
  await page.goto('/easy-login')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await says(page, copy.linkEmailRequired)
  await page.getByLabel('E-mail', { exact: true }).fill(arjun.email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await says(page, copy.successes.linkSent(arjun.email))
  const said = await watchFor(page, copy.successes.signedInByLink)
  await page.goto(`/auth-actions?mode=signIn&oobCode=${await linkSentTo(at, arjun.email)}`)
  await said()
  await expectPath(page, '/')
})

test('a new account says what is missing, keeps what was typed through a reload, and opens', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('button', { name: 'Create the account' }).click()
  for (const words of [
    copy.signUp.firstName,
    copy.signUp.lastName,
    copy.signUp.emailRequired,
    copy.signUp.phoneRequired,
    copy.signUp.passwordRequired,
    copy.signUp.emailConsent,
    copy.signUp.terms,
  ])
    await says(page, words)
  expect(await focused(page)).toBe('firstName')
  await expectAccessible(page)

  await page.getByLabel('First name').fill(newcomer.firstName)
  await page.reload()
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe(newcomer.firstName)

  await fillSignUp(at, page, newcomer)
  await page.getByRole('button', { name: 'Create the account' }).click()
  await says(page, copy.successes.accountReady)
  await isSignedIn(page)
  // The first minute: what Safar is, and seven questions; who skips them is where a sign-in leads.
  await expectPath(page, '/onboarding/welcome')
  await page.getByRole('heading', { level: 1, name: onboarding.welcome.title }).waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: onboarding.welcome.skip }).click()
  await expectPath(page, '/health-insurance/enter-details')
  await page.getByRole('heading', { name: 'Health insurance for your studies in the US' }).waitFor()
  await expectAccessible(page)
})

test('a new account by phone alone: both consents are asked, and the name and the e-mail later', async () => {
  const { page } = await at.visitor()
  await page.goto('/sign-up')
  await page.getByRole('button', { name: copy.signUpWays.byPhone.action }).click()
  const create = page.getByRole('button', { name: 'Create the account' })
  await create.click()
  for (const words of [copy.signUp.phoneRequired, copy.otpRequired, copy.signUp.emailConsent, copy.signUp.terms])
    await says(page, words)
  expect(await page.getByRole('textbox', { name: 'E-mail' }).count()).toBe(0)
  await page.getByRole('textbox', { name: 'Phone' }).fill('98480 55124')
  await page.getByRole('button', { name: 'Send a code to this phone' }).click()
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await lastMessageTo(at.app, '+919848055124')))
  await page.getByRole('checkbox', { name: copy.consentWording.email }).check()
  await page.getByRole('checkbox', { name: copy.consentWording.terms }).check()
  await expectAccessible(page)
  await create.click()
  await says(page, copy.successes.accountReady)
  await answerAll(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Add your name' }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toMatch(/^(Hello|Good \w+)$/)
})

/** From the first screen through the questions to the first step. */
async function answerAll(page: Page): Promise<void> {
  const next = page.getByRole('button', { name: 'Next', exact: true })
  const unknown = page.getByRole('button', { name: 'I don’t know yet' })
  const asks = (title: string) => page.getByRole('heading', { level: 1, name: title }).waitFor()
  await page.getByRole('link', { name: onboarding.welcome.start }).click()
  await page.getByLabel('PhD').check()
  await next.click()
  await page.getByLabel('Branch or field').fill('Physics')
  await next.click()
  await page.getByRole('radio').first().check()
  await next.click()
  await asks('Which university are you going to?')
  await unknown.click()
  await asks('When does your programme start?')
  await unknown.click()
  await asks('When do you fly?')
  await unknown.click()
  await asks('What have you done already?')
  await next.click()
  // No day was given: it is said that this rests on estimates.
  const title = page.getByRole('heading', { level: 1, name: /^You are (early|in time|late)/ })
  await title.waitFor()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page
    .getByText(/our estimates\./)
    .first()
    .waitFor()
  const first = page.getByRole('region', { name: /^Your first (three|two)? ?dates?$/ })
  expect(await first.getByRole('listitem').count()).toBeGreaterThan(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^First step: / }).click()
  await says(page, onboarding.completed)
  await expect.poll(() => pathOf(page)).toMatch(/^\/[a-z-]+\/[a-z0-9-]+$/)
}

test('where one wanted to go comes before the questions, and so it is with a sign-in', async () => {
  const { page } = await at.visitor()
  await page.goto('/vaccines')
  await expectPath(page, '/')
  await page.getByRole('banner').getByRole('link', { name: 'Create an account' }).click()
  await fillSignUp(at, page, { ...newcomer, email: 'target@example.com', phone: '+919833012399' })
  await page.getByRole('button', { name: 'Create the account' }).click()
  await isSignedIn(page)
  await expectPath(page, '/vaccines')
})

test('a guest who signs up sees no picture, keeps all that is theirs, and their old cookie is worth nothing', async () => {
  const { page, context, api } = await arriveAsGuest(at)
  await api.onboarding.answer({ branch: 'Marine Biology' })
  const old = await context.cookies()
  await page.goto('/sign-up')
  await page.getByRole('heading', { level: 1, name: 'Create an account' }).waitFor()
  expect(await page.getByText('It takes three minutes.').count()).toBe(0)
  await expectAccessible(page)
  await fillSignUp(at, page, {
    firstName: 'Zoya',
    lastName: 'Ansari',
    email: 'zoya.ansari@example.com',
    phone: '+919835012345',
  })
  await page.getByRole('button', { name: 'Create the account' }).click()
  await page.getByText('Zoya', { exact: true }).waitFor()
  // Who came for one university’s insurance goes on with it.
  expect(pathOf(page)).toMatch(insurance)
  expect(await api.onboarding.read()).toMatchObject({ branch: 'Marine Biology' })

  const thief = await at.visitor()
  await thief.context.addCookies(old.filter(({ name }) => name.includes('session')))
  expect(await thief.api.accounts.session({})).toEqual({ user: null })
})

test('Logout says so, forgets this browser and opens the first page again', async () => {
  const { page, tab } = await at.signedIn(meera)
  await page.goto('/vaccines')
  const other = await tab()
  await other.goto('/')
  await isSignedIn(other)
  // The page that says so is left half a second later.
  const said = await watchFor(page, copy.successes.loggedOut)
  await page.getByRole('button', { name: 'Logout' }).click()
  await said()
  await page.getByRole('heading', { level: 1, name: /first SOP draft/ }).waitFor()
  await expectPath(page, '/')
  await other.getByRole('heading', { level: 1, name: /first SOP draft/ }).waitFor()
})
