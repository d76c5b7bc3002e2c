// Staff with a passkey and with an authenticator app, and a student who adds a passkey and signs in by it. The device is
// Chromium's own virtual one; the codes are those of the demo's app.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { demoAppKey, demoPassword, dev, kavya, meera, rohan, type DemoPerson } from '#seed/people.ts'
import { codeOf, readKey, stepAt } from '#src/features/accounts/second-factor/totp.ts'
import { totpKeys } from '#src/features/accounts/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { ensure } from '#tests/api.ts'
import { expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { messagesTo } from '#tests/caught.ts'
import { clockAt } from '#tests/app.ts'

let at: BrowserApp
const clock = clockAt(Temporal.Now.instant().toString())

beforeAll(async () => {
  at = await openBrowserApp({ clock, isReachable: true, host: 'localhost' })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sees = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor()
const codeNow = () => codeOf(readKey(demoAppKey), stepAt(clock.now()))
const waitForQuestion = (page: Page) => page.getByRole('heading', { name: 'One more step' }).waitFor()

async function signIn(page: Page, { email }: DemoPerson): Promise<void> {
  await page.goto('/')
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await press(page, 'Sign in')
}

/** A phone that shows its passkeys after a finger on it, which is always there. */
async function withDevice(visit: Visit): Promise<void> {
  const device = await visit.context.newCDPSession(visit.page)
  await device.send('WebAuthn.enable')
  await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const subjectsTo = async ({ email }: DemoPerson) => (await messagesTo(at.app, email)).map(({ subject }) => subject)

test('an advisor opens the desk with a code of the app, and after an hour without work with another', async () => {
  const { page } = await at.visitor()
  await signIn(page, kavya)
  await waitForQuestion(page)
  await expectPath(page, '/desk')
  await expectAccessible(page)
  const code = page.getByRole('textbox', { name: 'Code from the app' })
  await code.fill('000000')
  await sees(page, 'This code is wrong or was used already')
  await code.fill(codeNow())
  await page.getByRole('heading', { name: 'Today' }).waitFor()

  await page.goto('/desk/requests')
  await page.getByRole('heading', { name: 'Requests' }).waitFor()
  clock.pass({ minutes: 61 })
  await page.reload()
  await waitForQuestion(page)
  await expectPath(page, '/desk/requests')
  await page.getByRole('textbox', { name: 'Code from the app' }).fill(codeNow())
  await page.getByRole('heading', { name: 'Requests' }).waitFor()
})

test('an admin sets up a passkey, and a role is given only after it was shown again', async () => {
  const { db } = at.app.services
  const [admin] = await db.select().from(people).where(eq(people.email, dev.email))
  await db.delete(totpKeys).where(eq(totpKeys.person, admin?.id ?? ''))
  const visit = await at.visitor()
  const { page } = visit
  await withDevice(visit)
  await signIn(page, dev)
  await waitForQuestion(page)
  await sees(page, 'your password alone doesn’t open it')
  await press(page, 'Set up an authenticator app')
  await page.getByRole('img', { name: 'QR code with the key' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('Name of the passkey').fill('Dev’s laptop')
  await press(page, 'Add a passkey')
  await page.getByRole('navigation', { name: 'Desk' }).waitFor()
  await expect.poll(() => subjectsTo(dev)).toContain('A second factor was added to your Safar account')

  clock.pass({ minutes: 6 })
  const [student] = await db.select().from(people).where(eq(people.email, rohan.email))
  await page.goto(`/desk/people/${student?.id}`)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('advisor')
  await press(page, 'Ask for the role')
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await sees(page, 'Advisor: asked for by Dev Malhotra, waits for a second admin.')
  await dialog.waitFor({ state: 'detached' })

  // Signed out and in again, it is asked for once more.
  await press(page, 'Logout')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await signIn(page, dev)
  await waitForQuestion(page)
  await press(page, 'Use a passkey')
  await page.getByRole('navigation', { name: 'Desk' }).waitFor()
})

test('a student is offered a passkey after her card, signs in by it, and shows it for the card’s number', async () => {
  const visit = await at.signedIn(meera)
  const { page } = visit
  await withDevice(visit)
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Keep your papers yours' })
  await offer.getByRole('button', { name: 'Add a passkey' }).click()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Add a passkey' }).click()
  await sees(page, 'The passkey is on your account.')
  await offer.waitFor({ state: 'detached' })
  await expect.poll(() => subjectsTo(meera)).toContain('A second factor was added to your Safar account')

  await press(page, 'Logout')
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await press(page, 'Use a passkey')
  await sees(page, 'You are now signed in')

  clock.pass({ minutes: 6 })
  await page.goto('/profile/your-data')
  await press(page, 'Make a copy')
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' })
  await dialog.getByRole('button', { name: 'Use a passkey' }).click()
  await sees(page, 'Your copy is ready')

  // Another name is there without any news of it.
  await page.route('**/api/events*', route => route.abort())
  await page.goto('/profile/sign-in')
  await page.getByRole('button', { name: 'Rename This device' }).click()
  await page.getByLabel('Name of the passkey').fill('My phone')
  await press(page, 'Save the name')
  await page.getByRole('button', { name: 'Remove My phone' }).click()
  await sees(page, 'The passkey is removed.')
  await sees(page, 'You have no passkey yet.')
})

test('a student who declines the offer is not asked again, on any device', async () => {
  const { page } = await at.signedIn(rohan)
  await page.goto('/')
  const offer = page.getByRole('region', { name: 'Keep your papers yours' })
  await offer.getByRole('button', { name: 'No, thanks' }).click()
  await offer.waitFor({ state: 'detached' })
  const other = await at.signedIn(rohan)
  expect(await other.api.ways.read()).toMatchObject({ offersPasskey: false })
  await other.page.goto('/')
  await other.page.getByRole('heading', { level: 1, name: 'Rohan' }).waitFor()
  expect(await other.page.getByRole('region', { name: 'Keep your papers yours' }).count()).toBe(0)
})

test('a student who came in with a link of our team shows something of her own before her papers open', async () => {
  const admin = await at.signedIn(dev)
  const { page } = await at.visitor()
  const { db } = at.app.services
  const [student] = await db.select().from(people).where(eq(people.email, meera.email))
  const made = await admin.api.desk.makeSignInLink({ id: ensure(student).id })
  const { pathname, search } = new URL(made.url)
  await page.goto(pathname + search)
  await press(page, 'Sign in')
  await sees(page, 'You came in with a link from our team.')
  await expect.poll(() => subjectsTo(meera)).toContain('A link made by our team signed in to your Safar account')
  await press(page, 'Show that it’s me')
  const dialog = page.getByRole('dialog', { name: 'Show that it is you' })
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Use a link by e-mail instead' }).click()
  await dialog.getByRole('button', { name: `Send a link to ${meera.email}` }).click()
  await sees(page, 'We sent a link to')
  const letter = await expect
    .poll(async () => (await messagesTo(at.app, meera.email))[0]?.body)
    .toContain('mode=prove')
    .then(async () => (await messagesTo(at.app, meera.email))[0]?.body ?? '')
  const link = new URL(/http\S+/.exec(letter)?.[0] ?? expect.fail('no link'))
  const tab = await page.context().newPage()
  await tab.goto(link.pathname + link.search)
  await sees(tab, 'You’ve shown that it’s you.')
  // The first tab hears of it and goes on by itself.
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('You came in with a link from our team.').waitFor({ state: 'detached' })
})
