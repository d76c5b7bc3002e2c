// A link to an address that nobody has confirmed on its account, and a change that is undone.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoPassword, meera } from '#seed/people.ts'
import * as undo from '#src/features/accounts/undo/copy.ts'
import * as unproved from '#src/features/accounts/unproved/copy.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { codeIn, lastMessageTo, messagesTo, parameterIn } from '#tests/caught.ts'

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
const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()

/** An account made at the purchase of an insurance, and a page where the link to its address was opened. */
async function opened(email: string, phone: string): Promise<Page> {
  const student = await at.visitor()
  const account = {
    firstName: 'Lata',
    middleName: '',
    lastName: 'Rao',
    email,
    password: 'my-own-password-7',
    prefix: 'IN:91',
    phone,
  }
  await student.api.accounts.register(account)
  const { page } = await at.visitor()
  await page.goto('/easy-login')
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByRole('button', { name: /link/i }).click()
  const oobCode = parameterIn(await lastMessageTo(at.app, email), 'oobCode')
  await page.goto(`/verify-link?oobCode=${oobCode}`)
  await page.getByRole('heading', { level: 1, name: unproved.title }).waitFor()
  return page
}

test('on a second device the password or a code to the phone shows that the account is one’s own', async () => {
  const page = await opened('lata.one@example.com', '9848400071')
  await expectAccessible(page)
  await page.getByLabel('Password', { exact: true }).fill('a guess')
  await page.getByRole('button', { name: unproved.confirm }).first().click()
  await says(page, 'The password you entered is incorrect.')
  await press(page, unproved.send)
  await says(page, unproved.codeSent('71'))
  await page.getByRole('textbox', { name: 'Code' }).fill(codeIn(await lastMessageTo(at.app, '+919848400071')))
  await page.getByRole('button', { name: unproved.confirm }).last().click()
  await page.getByText('You are now signed in!').waitFor()
  await expectPath(page, '/')
})

test('the owner of a mistyped address takes it off the account with one press, and can create their own', async () => {
  const page = await opened('lata.two@example.com', '9848400072')
  await press(page, unproved.send)
  // What is wrong with the field that they leave by the press comes after it, and moves no button from under them.
  const code = page.getByRole('textbox', { name: 'Code' })
  await code.waitFor()
  await code.focus()
  await press(page, unproved.release)
  await says(page, unproved.released)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: unproved.create }).click()
  await expectPath(page, '/sign-up')
})

test('a change of the address is undone from the letter to the old one', async () => {
  const visit = await at.signedIn(meera)
  const other = 'meera.elsewhere@example.com'
  await visit.api.ways.askEmail({ email: other })
  await visit.api.ways.putEmail({
    oobCode: parameterIn(await lastMessageTo(at.app, other), 'oobCode'),
  })
  const letters = async () => (await messagesTo(at.app, meera.email)).filter(({ body }) => body.includes('undoChange'))
  await expect.poll(async () => (await letters()).length).toBe(1)
  const link = `/auth-actions?mode=undoChange&oobCode=${parameterIn((await letters())[0]?.body ?? '', 'oobCode')}`
  const { page } = await at.visitor()
  await page.goto(link)
  await says(page, undo.what('email'))
  await expectAccessible(page)
  await press(page, undo.press)
  await says(page, undo.undone)
  expect(await visit.api.accounts.session({})).toEqual({ user: null })
  await page.getByRole('link', { name: undo.signIn, exact: true }).last().click()
  await page.getByLabel('E-mail', { exact: true }).fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.goto(link)
  await says(page, undo.expired)
})
