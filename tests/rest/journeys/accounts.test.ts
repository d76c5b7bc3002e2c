// Two accounts of one person, a phone proved after the registration, the ways in when a password is used up, and the terms.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { arjun, demoPassword, meera, rohan } from '#seed/people.ts'
import * as copy from '#src/features/accounts/copy.ts'
import {
  expectAccessible,
  expectPath,
  openBrowserApp,
  pathOf,
  watchFor,
  type BrowserApp,
  type Visit,
} from '#tests/browser.ts'
import { dummyToken } from '#src/platform/captcha/turnstile.ts'
import { codeIn, lastMessageTo, messagesTo } from '#tests/caught.ts'
import { bothConsents } from '#tests/visitor.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const password = 'chai-at-the-gate-2'

async function codeTo(to: string, count: number): Promise<string> {
  return codeIn(await lastMessageTo(at.app, to, count))
}

/** An account that was made by a phone number alone. */
async function byPhone(number: string): Promise<Visit> {
  const visit = await at.visitor()
  const phone = { prefix: 'IN:91', phone: number }
  const before = (await messagesTo(at.app, `+91${number}`)).length
  await visit.api.accounts.sendPhoneCode({ ...phone, captcha: dummyToken })
  await visit.api.accounts.signInByPhone({
    ...phone,
    otp: await codeTo(`+91${number}`, before + 1),
    create: true,
    ...bothConsents,
  })
  return visit
}

test('somebody who came by phone joins the account that they had by e-mail, and is asked for the name as in the passport', async () => {
  const visit = await byPhone('9876511111')
  const { page } = visit
  await page.goto('/')
  await page.getByText('What is your name, as in your passport?').waitFor()
  await expectAccessible(page)

  await page.goto('/profile/sign-in')
  await press(page, 'Join another account')
  await page.getByLabel('Its e-mail and password').check()
  await page.getByLabel('E-mail of the other account').fill(rohan.email)
  await page.getByLabel('Password of the other account', { exact: true }).fill('a guess')
  await press(page, 'Show what would move')
  await page.getByText('The password you entered is incorrect.').waitFor()
  expect(await page.getByLabel('E-mail of the other account').inputValue()).toBe(rohan.email)
  await page.getByLabel('Password of the other account', { exact: true }).fill(demoPassword)
  await press(page, 'Show what would move')
  await page.getByText('The other account has a US debit card').waitFor()
  await press(page, 'Don’t join this account')

  await press(page, 'Join another account')
  await page.getByLabel('Its e-mail and password').check()
  await page.getByLabel('E-mail of the other account').fill(arjun.email)
  await page.getByLabel('Password of the other account', { exact: true }).fill(demoPassword)
  await press(page, 'Show what would move')
  await page.getByRole('heading', { name: /The other account: Arjun/ }).waitFor()
  await page.getByText(`Afterwards you sign in with ${arjun.email} or +919876511111.`).waitFor()
  await expectAccessible(page)
  await press(page, 'Join the two accounts')
  await page.getByText('The two accounts are one now.').waitFor()
  await page.getByText('Another account was joined to this one on').waitFor()
  await page.getByText(arjun.email).first().waitFor()
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: /Arjun/ }).waitFor()
  expect(await page.getByText('What is your name, as in your passport?').count()).toBe(0)
})

test('the phone named at Register is proved right after, or later, and the purchase waits for neither', async () => {
  const { page } = await at.visitor()
  await page.goto('/?anon=1&universityID=boston-university&planID=wellaway-100&visa=F1&dob=2003-04-17')
  await page.getByRole('heading', { name: 'Register' }).waitFor()
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Rao')
  await page.getByLabel('E-mail', { exact: true }).fill('asha.registers@example.com')
  await page.getByRole('textbox', { name: 'Phone' }).fill('98765 22222')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await press(page, 'Register and continue')
  const card = page.getByRole('region', { name: 'Prove your phone' })
  await card.getByText('+919876522222').waitFor()
  await expectAccessible(page)
  await card.getByRole('button', { name: 'Send a code' }).click()
  await card.getByText('Sent to +919876522222.').waitFor()
  await card.getByRole('button', { name: 'Send another code' }).click()
  const code = await codeTo('+919876522222', 2)
  await card.getByRole('textbox', { name: 'Code' }).fill(code)
  await page.getByText('Your phone number is on your account.').waitFor()
  await card.waitFor({ state: 'detached' })

  const again = await at.visitor()
  await again.page.goto('/phone-sign-in')
  await again.page.getByRole('textbox', { name: 'Phone' }).fill('98765 22222')
  await press(again.page, 'Send the code')
  await again.page.getByText('+91 98765 22222').waitFor()
  await again.page.getByRole('textbox', { name: 'Code' }).fill(await codeTo('+919876522222', 3))
  await again.page.getByRole('button', { name: 'Logout' }).waitFor()
})

test('a phone that is not proved now is no longer offered in this browser, and the form is there', async () => {
  const visit = await at.visitor()
  await visit.api.accounts.register({
    firstName: 'Asha',
    lastName: 'Rao',
    email: 'asha.later@example.com',
    password,
    prefix: 'IN:91',
    phone: '9876533333',
  })
  const { page } = visit
  await page.goto('/')
  const card = page.getByRole('region', { name: 'Prove your phone' })
  await card.getByRole('button', { name: 'Not now' }).click()
  await card.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await card.count()).toBe(0)
})

test('ten wrong passwords leave a link, a new password and the phone to press, with what was typed kept', async () => {
  const { page } = await at.visitor()
  await page.goto('/')
  for (let tries = 0; tries < 10; tries += 1) {
    await at.app.services.limits.use({
      key: `password:${meera.email}`,
      most: 10,
      per: Temporal.Duration.from({ minutes: 15 }),
    })
  }
  await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
  await page.getByText(copy.errors.passwordTries).waitFor()
  expect(await page.getByLabel('E-mail', { exact: true }).inputValue()).toBe(meera.email)
  expect(await page.getByRole('link', { name: copy.otherWays.phone }).getAttribute('href')).toBe('/phone-sign-in')
  await expectAccessible(page)
  await press(page, copy.otherWays.reset)
  await page.getByText(copy.successes.resetSent(meera.email)).waitFor()
  await press(page, copy.otherWays.link)
  await page.getByText(copy.successes.linkSent(meera.email)).waitFor()
  const link = /\/verify-link\?oobCode=\S+/
  const letters = async () => (await messagesTo(at.app, meera.email)).map(({ body }) => body).join()
  await expect.poll(letters).toMatch(link)
  await page.goto(link.exec(await letters())?.[0] ?? expect.fail('no link'))
  await page.getByRole('button', { name: 'Logout' }).waitFor()
})

test('a message on a phone is below the bar, so that Logout can be pressed', async () => {
  const { page } = await at.visitor()
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
  await at.app.services.limits.forget(`password:${meera.email}`)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
  // The message goes by itself, but not from under somebody's pointer.
  await page.getByText(copy.successes.signedIn).hover()
  const button = page.getByRole('button', { name: 'Logout' })
  const message = page.getByText(copy.successes.signedIn)
  // Below the bar, and nothing lies over the button: the page may still be scrolling.
  await expect
    .poll(async () => {
      await button.scrollIntoViewIfNeeded()
      const [{ y: top = 0 } = {}, { y = 0, height = 0 } = {}] = [
        (await message.boundingBox()) ?? {},
        (await button.boundingBox()) ?? {},
      ]
      return top >= y + height && (await button.evaluate(isOnTop))
    })
    .toBe(true)
  const said = await watchFor(page, copy.successes.loggedOut)
  await button.click()
  await said()
  await expectPath(page, '/')
})

/** Runs in the page: whether what is pressed at its middle is this. */
function isOnTop(one: Element): boolean {
  const { left, top, width, height } = one.getBoundingClientRect()
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test('the terms and the privacy notice are pages for everybody, and linked where one accepts them', async () => {
  const { page } = await at.visitor()
  for (const [path, heading] of [
    ['/terms', 'Terms and conditions'],
    ['/privacy', 'Privacy'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    await expectAccessible(page)
  }
  for (const path of ['/', '/sign-up']) {
    await page.goto(path)
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy', '/privacy'],
    ] as const) {
      expect(await page.getByRole('link', { name, exact: true }).first().getAttribute('href')).toBe(href)
    }
  }
  const visit = await at.signedIn(meera)
  await visit.page.goto('/privacy')
  await visit.page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor()
  expect(pathOf(visit.page)).toBe('/privacy')
})
