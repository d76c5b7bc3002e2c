// The forms of somebody who is not signed in, as they are filled in.
import type { Page } from 'playwright-core'
import { demoPassword } from '#seed/people.ts'
import * as copy from '#src/features/accounts/copy.ts'
import { pathsOf, type BrowserApp, type Visit } from '#tests/browser.ts'
import { codeIn, lastMessageTo, parameterIn } from '#tests/caught.ts'

export const isSignedIn = (page: Page) => page.getByRole('button', { name: 'Logout' }).waitFor()
export const says = (page: Page, words: string) => page.getByText(words, { exact: true }).first().waitFor()
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.getByLabel('E-mail', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** The code of the link that somebody was sent. */
export const linkSentTo = async ({ app }: BrowserApp, email: string) =>
  parameterIn(await lastMessageTo(app, email), 'oobCode')

export const newcomer = {
  firstName: 'Ishaan',
  lastName: 'Kapoor',
  email: 'ishaan.kapoor@example.com',
  phone: '+919833012345',
}

export async function fillSignUp({ app }: BrowserApp, page: Page, who: typeof newcomer): Promise<void> {
  await page.getByLabel('First name').fill(who.firstName)
  await page.getByLabel('Last name').fill(who.lastName)
  await page.getByLabel('E-mail', { exact: true }).fill(who.email)
  await page.getByRole('textbox', { name: 'Phone' }).fill(who.phone.slice(3))
  await page.getByRole('button', { name: 'Send a code to this phone' }).click()
  await page.getByText('It works for 10 minutes.').waitFor()
  await page.getByLabel('Code').fill(codeIn(await lastMessageTo(app, who.phone)))
  await page.getByLabel('Password', { exact: true }).fill('a window seat to Pune')
  await page.getByLabel('Confirm password').fill('a window seat to Pune')
  await page.getByLabel(copy.consentWording.email).check()
  await page.getByLabel(copy.consentWording.terms).check()
}

/** Somebody whom a partner's page sent with its cookies. */
export async function arriveAsGuest(at: BrowserApp): Promise<Visit & { paths: readonly string[] }> {
  const visit = await at.visitor()
  const paths = pathsOf(visit.page)
  await visit.context.addCookies([
    { name: 'anon', value: '1', url: at.app.url },
    { name: 'university', value: 'university-of-north-texas', url: at.app.url },
  ])
  await visit.page.goto('/')
  await isSignedIn(visit.page)
  return { ...visit, paths }
}
