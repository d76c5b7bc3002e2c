// The three ways in, each from the first page to the student's own.
import { ananya, demoPassword, fatima, meera } from '#seed/people.ts'
import * as copy from '#src/features/accounts/copy.ts'
import { messageTo } from '../site.ts'
import type { Journey } from '../site.ts'

const own = /^\/health-insurance/

export const byPassword: Journey = async page => {
  await page.open('/')
  await page.fill('E-mail', meera.email)
  await page.fill('Password', 'a guess')
  await page.press('button', 'Sign in')
  await page.says('The password you entered is incorrect.')
  await page.fill('Password', demoPassword)
  await page.press('button', 'Sign in')
  await page.isAt(own)
  await page.press('button', 'Logout')
  await page.says(copy.successes.loggedOut)
  await page.isAt(/^\/$/)
}

export const byPhone: Journey = async (page, { url }) => {
  await page.open('/phone-sign-in')
  await page.fill('Phone', fatima.phone.slice(3))
  await page.press('button', 'Send the code')
  await page.shows('field', 'Code')
  const [code = ''] = /\b\d{6}\b/.exec(await messageTo(url, fatima.phone)) ?? []
  await page.fill('Code', code)
  await page.isAt(own)
  await page.shows('button', 'Logout')
}

export const byLink: Journey = async (page, { url }) => {
  await page.open('/easy-login')
  await page.fill('E-mail', ananya.email)
  await page.press('button', 'Send the link')
  await page.says(copy.successes.linkSent(ananya.email))
  const [link = ''] = /https?:\S+oobCode=[\w-]+/.exec(await messageTo(url, ananya.email)) ?? []
  await page.open(link)
  await page.says(copy.successes.signedInByLink)
  await page.shows('button', 'Logout')
}
