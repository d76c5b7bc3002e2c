// What a student types is a draft until it is submitted: on every device, through a logout, in two tabs.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { arjun, fatima, meera, rohan } from '#seed/people.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { expectAccessible, expectPath, openBrowserHouse, watchFor, type BrowserHouse } from '#tests/browser.ts'
import { signIn } from '#tests/journeys/sign-in.ts'

let at: BrowserHouse
beforeAll(async () => {
  at = await openBrowserHouse()
})
afterEach(() => at.leave())
afterAll(() => at.end())

const form = '/sop-review/submit-sop'
const sop = (page: Page) => page.getByRole('textbox', { name: 'Statement of purpose' })
const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor()
const holds = (page: Page, text: string) => expect.poll(() => sop(page).inputValue()).toBe(text)

test('an SOP typed before a logout is there after the next sign-in, on another device too', async () => {
  const { page } = await at.signedIn(meera)
  await page.goto(form)
  await sop(page).fill('I grew up beside a railway line.')
  await saved(page)
  await expectAccessible(page)
  const said = await watchFor(page, 'You have been logged out')
  await page.getByRole('button', { name: 'Logout' }).click()
  await said()
  await expectPath(page, '/')
  expect(await page.evaluate(() => Object.keys(localStorage).filter(name => name.startsWith('safar:draft:')))).toEqual(
    [],
  )

  const { page: phone } = await at.signedIn(meera)
  await phone.goto(form)
  await holds(phone, 'I grew up beside a railway line.')
  await phone.getByText('What you typed before is here again.').waitFor()
  expect(at.complaints()).toEqual([])
})

test('what is typed in one tab appears in the other, which can go on with it', async () => {
  const visit = await at.signedIn(rohan)
  const [one, two] = [visit.page, await visit.tab()]
  for (const page of [one, two]) await page.goto(form)
  await sop(one).fill('First tab.')
  await holds(two, 'First tab.')
  await sop(two).fill('First tab. Second tab.')
  await holds(one, 'First tab. Second tab.')
  expect(at.complaints()).toEqual([])
})

test('a text typed on two devices while one had no network is never lost: both are offered', async () => {
  const [phone, laptop] = [await at.signedIn(arjun), await at.signedIn(arjun)]
  for (const { page } of [phone, laptop]) await page.goto(form)
  await sop(phone.page).waitFor()
  await phone.context.setOffline(true)
  await sop(phone.page).fill('Typed on the phone, on a train.')
  await sop(laptop.page).fill('Typed on the laptop.')
  await saved(laptop.page)
  await phone.context.setOffline(false)
  await phone.page.getByText('You also changed this form somewhere else').waitFor()
  await holds(phone.page, 'Typed on the phone, on a train.')
  // Both texts are read before one chooses.
  const asked = phone.page.getByRole('status').filter({ hasText: 'You also changed this form somewhere else' })
  for (const text of ['Typed on the laptop.', 'Typed on the phone, on a train.'])
    await asked.getByText(text, { exact: true }).waitFor()
  await expectAccessible(phone.page)
  await phone.page.getByRole('button', { name: 'Use those answers' }).click()
  await holds(phone.page, 'Typed on the laptop.')
  await sop(phone.page).fill('Typed on the laptop, then on the phone.')
  await holds(laptop.page, 'Typed on the laptop, then on the phone.')
  // The refused save and the lost network are complaints of the browser, not of the page.
  at.complaints()
})

test('an SOP typed offline while the session was ended elsewhere is locked, and comes back to the same account alone', async () => {
  const visit = await at.signedIn(fatima)
  const { page: train, context } = visit
  await train.goto(form)
  await sop(train).fill('Sent before.')
  await saved(train)
  await context.setOffline(true)
  await sop(train).fill('Sent before. Typed in the Zebrafish tunnel.')
  await expect.poll(() => everything(train)).toContain('Zebrafish')
  const [who = expect.fail('nobody')] = await at.house.house.db
    .select()
    .from(people)
    .where(eq(people.email, fatima.email))
  await at.house.house.db.delete(sessions).where(eq(sessions.person, who.id))
  await train.close()
  await context.setOffline(false)
  const page = await visit.tab()
  await page.goto('/')
  await page
    .getByText(/^You were signed out. 1 text or change that was not sent yet is locked on this device/)
    .waitFor()
  await expect.poll(() => everything(page)).not.toContain('Zebrafish')

  await signIn(page, rohan.email)
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.goto(form)
  await sop(page).waitFor()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expectPath(page, '/')

  await signIn(page, fatima.email)
  await page.getByText('1 text was waiting for you').waitFor()
  await page.goto(form)
  await holds(page, 'Sent before. Typed in the Zebrafish tunnel.')
  at.complaints()
})

const everything = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }))
