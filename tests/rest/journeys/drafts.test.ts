// What a student types is a draft until it is submitted: on every device, through a logout, in two tabs.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { eq } from 'drizzle-orm'
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import { people, sessions } from '#src/platform/identity/tables.ts'
import { expectAccessible, expectPath, openBrowserApp, watchFor, type BrowserApp } from '#tests/browser.ts'
import { signIn } from '#tests/journeys/sign-in.ts'
import { answer, inDays } from '#tests/journeys/sop-review.ts'

let at: BrowserApp
beforeAll(async () => {
  at = await openBrowserApp()
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
  // Of which field it is, is said as the form says it.
  await asked.getByText('Statement of purpose', { exact: true }).waitFor()
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
  await endSessions(fatima.email)
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

test('what a lock gave back is gone from every device once its form is submitted', async () => {
  const visit = await at.signedIn(ananya)
  const { page: train, context } = visit
  await train.goto(form)
  await sop(train).waitFor()
  // Asked for by the first page of the session as soon as it is shown, whatever else the page has to do.
  await expect.poll(() => keysHere(train)).toBe(1)
  await context.setOffline(true)
  await sop(train).fill('Typed in the Zebrafish tunnel.')
  await expect.poll(() => everything(train)).toContain('Zebrafish')
  await endSessions(ananya.email)
  await train.close()
  await context.setOffline(false)
  const page = await visit.tab()
  await page.goto('/')
  await page.getByText(/^You were signed out. 1 text or change/).waitFor()
  await signIn(page, ananya.email)
  await page.getByText('1 text was waiting for you').waitFor()
  await page.goto(form)
  await holds(page, 'Typed in the Zebrafish tunnel.')

  const { page: laptop } = await at.signedIn(ananya)
  await laptop.goto(form)
  await holds(laptop, 'Typed in the Zebrafish tunnel.')
  await submit(laptop)
  await laptop.getByText('A reviewer reads every line').first().waitFor()
  // The other device hears of it, and a page that is opened there later finds nothing either.
  await expect.poll(() => everything(page)).not.toContain('Zebrafish')
  await page.goto('/')
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  expect(await page.getByText('was waiting for you').count()).toBe(0)
  expect(await everything(page)).not.toContain('Zebrafish')
  const drafts: unknown = await visit.api.drafts.read({})
  expect(drafts).toEqual({ drafts: [] })
  at.complaints()
})

test('on plain http, where a browser locks nothing, what was not sent is gone and named, and nobody finds it on the device', async () => {
  const visit = await at.signedIn(meera)
  const { context } = visit
  // As a page of plain http has it, which a test on localhost is not.
  await context.addInitScript(() => Object.defineProperty(globalThis, 'isSecureContext', { get: () => false }))
  const bus = await visit.tab()
  await bus.goto(form)
  await sop(bus).waitFor()
  await context.setOffline(true)
  await sop(bus).fill('Typed in the Quokka bus.')
  await expect.poll(() => everything(bus)).toContain('Quokka')
  await endSessions(meera.email)
  await bus.close()
  await context.setOffline(false)
  const page = await visit.tab()
  await page.goto('/')
  await page.getByText('You were signed out, so this was not sent and is gone: 1 text in a form.').waitFor()
  await expect.poll(() => everything(page)).not.toContain('Quokka')
  expect(await lockedHere(page)).toEqual([])
  await signIn(page, meera.email)
  await page.getByRole('button', { name: 'Logout' }).waitFor()
  await page.goto(form)
  await sop(page).waitFor()
  expect(await page.getByText(/waiting for you/).count()).toBe(0)
  expect(await sop(page).inputValue()).not.toContain('Quokka')
  at.complaints()
})

async function endSessions(email: string): Promise<void> {
  const { db } = at.app.services
  const [who = expect.fail('nobody')] = await db.select().from(people).where(eq(people.email, email))
  await db.delete(sessions).where(eq(sessions.person, who.id))
}

async function submit(page: Page): Promise<void> {
  await answer(page, 'Have you taken the GRE?', 'No')
  await answer(page, 'Have you taken the TOEFL?', 'No')
  for (const exam of ['GRE', 'TOEFL']) await page.getByLabel(`When will you take the ${exam}?`).fill(inDays(20))
  await page.getByRole('combobox', { name: /^Universities/ }).fill('North Texas')
  await page.getByRole('option', { name: 'University of North Texas' }).first().click()
  await page.getByLabel('SOP deadline').fill(inDays(30))
  await answer(page, 'Are you paying a consultancy for help with your SOP?', 'No')
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
}

/** What this browser has of accounts whose texts it locks, or would. */
const accountsHere = (page: Page): Promise<readonly { publicKey?: string; sealed?: readonly unknown[] }[]> =>
  page.evaluate(async () => {
    // One that is only looked for is not made.
    const all = await indexedDB.databases()
    if (all.every(({ name }) => name !== 'safar-sealed')) return []
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open('safar-sealed')
      opening.addEventListener('error', () => reject(opening.error))
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('accounts').objectStore('accounts').getAll()
        reading.addEventListener('success', () => {
          opening.result.close()
          resolve(Object(reading.result))
        })
      })
    })
  })
const keysHere = async (page: Page): Promise<number> =>
  (await accountsHere(page)).filter(({ publicKey }) => publicKey !== undefined).length
const lockedHere = async (page: Page): Promise<readonly unknown[]> =>
  (await accountsHere(page)).flatMap(({ sealed = [] }) => sealed)

const everything = (page: Page): Promise<string> => page.evaluate(() => JSON.stringify({ ...localStorage }))
