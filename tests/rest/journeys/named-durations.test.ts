// The durations that the specification names, each by a clock that the test moves: a millisecond before nothing has
// happened, and then it does.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { ananya, arjun, fatima, meera, rohan } from '#seed/people.ts'
import { people } from '#src/platform/identity/tables.ts'
import { loanApplications, loanSendings, loanOffers } from '#src/stages/loans/tables.ts'
import { sliders } from '#src/stages/loans/offers/copy.ts'
import { draftKey } from '#src/ui/draft-store.ts'
import { openBrowserApp, pathOf, type BrowserApp } from '#tests/browser.ts'
import { lastMessageTo, parameterIn } from '#tests/caught.ts'
import { clockAt } from '#tests/app.ts'
import { paidPolicy } from '#tests/insured.ts'

let at: BrowserApp
const clock = clockAt('2026-06-15T06:00:00Z')

beforeAll(async () => {
  at = await openBrowserApp({ clock })
})
afterEach(async () => {
  await at.leave()
  expect(at.complaints()).toEqual([])
})
afterAll(() => at.end())

const says = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const ownerOf = async ({ email }: { email: string }) =>
  (await at.app.services.db.select().from(people)).find(person => person.email === email)?.id ?? ''

/** A timer that a page has set, by the page's own clock. */
type Timer = { wait: number; due: number }

/** From the next page on the time is the server's, and goes on by itself until it is stopped. */
async function takeClock(page: Page): Promise<void> {
  await page.context().clock.install({ time: clock.now().epochMilliseconds })
  await page.context().addInitScript(() => {
    const timers: { wait: number; due: number }[] = []
    const set = window.setTimeout
    const setNoted = (act: () => void, wait = 0, ...given: unknown[]) => {
      timers.push({ wait, due: Date.now() + wait })
      return set(act, wait, ...given)
    }
    Object.assign(window, { timers, setTimeout: setNoted })
  })
}

const nowAt = (page: Page): Promise<number> => page.evaluate(() => Date.now())
const timersOf = (page: Page): Promise<readonly Timer[]> => page.evaluate(() => Reflect.get(window, 'timers'))
const stopClock = async (page: Page) => page.clock.pauseAt((await nowAt(page)) + 1000)

/** The last timer that is like this one; the clock goes on by a millisecond at a time until it is set. */
async function timerOf(page: Page, isIt: (timer: Timer) => boolean): Promise<Timer> {
  let found: Timer | undefined
  await expect
    .poll(async () => {
      await page.clock.runFor(1)
      found = (await timersOf(page)).findLast(isIt)
      return found
    })
    .toBeDefined()
  if (found === undefined) throw new Error('No such timer was set.')
  return found
}

/** Once the clock stands still, what `act` begins is done after so many milliseconds and not before. */
async function expectAfter(
  page: Page,
  wait: number,
  { act, isDone }: { act: () => Promise<unknown>; isDone: () => Promise<boolean> | boolean },
): Promise<void> {
  await stopClock(page)
  const stopped = await nowAt(page)
  await act()
  const { due } = await timerOf(page, timer => timer.wait === wait && timer.due >= stopped + wait)
  await expectAt(page, due, isDone)
}

async function expectAt(page: Page, due: number, isDone: () => Promise<boolean> | boolean): Promise<void> {
  await page.clock.runFor(due - 1 - (await nowAt(page)))
  expect(await isDone()).toBe(false)
  await page.clock.runFor(1)
  await page.clock.resume()
  await expect.poll(isDone).toBe(true)
}

test('a university is looked for 150 ms after the last letter, and at most ten are shown', async () => {
  const { page } = await at.signedIn(ananya)
  await takeClock(page)
  await page.goto('/profile/applications')
  await button(page, 'Add an application').click()
  const box = page.getByRole('form', { name: 'A new application' }).getByRole('combobox', { name: 'University' })
  await box.focus()
  const found = page.getByRole('listbox').getByRole('option').filter({ hasNotText: /^Add/ })
  let searches = 0
  page.on('request', request => (searches += Number(new URL(request.url()).pathname === '/api/universities')))
  await expectAfter(page, 150, { act: () => box.pressSequentially('univ'), isDone: () => searches > 0 })
  await expect.poll(() => found.count()).toBe(10)
  expect(searches).toBe(1)
})

test('Logout opens the first page after 500 ms', async () => {
  const { page } = await at.signedIn(meera)
  await takeClock(page)
  await page.goto('/vaccines')
  const logout = button(page, 'Logout')
  await logout.waitFor()
  await expectAfter(page, 500, { act: () => logout.click(), isDone: () => pathOf(page) === '/' })
})

test('the window that sends a sign-in link closes after 10 s', async () => {
  const { page, context } = await at.visitor()
  await takeClock(page)
  await page.goto('/')
  const opened = context.waitForEvent('page')
  await page.evaluate(() => void window.open('/easy-login'))
  const popup = await opened
  await popup.getByLabel('E-mail', { exact: true }).fill(arjun.email)
  await expectAfter(popup, 10_000, {
    act: () => button(popup, 'Send the link').click(),
    isDone: () => popup.isClosed(),
  })
})

test('a sign-in link that has expired leads to the first page after 3 s', async () => {
  const asking = await at.visitor()
  await asking.api.accounts.sendLink({ email: fatima.email })
  const link = `/verify-link?oobCode=${parameterIn(await lastMessageTo(at.app, fatima.email), 'oobCode')}`
  const open = async () => {
    const { page } = await at.visitor()
    await takeClock(page)
    await page.goto(link)
    await page.getByLabel('E-mail', { exact: true }).fill(fatima.email)
    return { page, enter: () => button(page, 'Sign in').click() }
  }
  const first = await open()
  await first.enter()
  await button(first.page, 'Logout').waitFor()
  const { page, enter } = await open()
  await expectAfter(page, 3000, { act: enter, isDone: () => pathOf(page) === '/' })
})

test('a paid deposit is read for 2 s before the waiver guide', async () => {
  const { id, owner } = await paidPolicy(at.app, rohan.email)
  const { page } = await at.signedIn(rohan)
  await takeClock(page)
  await page.goto('/health-insurance/enter-details')
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    draftKey(owner, 'insurance-awaited'),
    JSON.stringify(id),
  ] as const)
  await expectAfter(page, 2000, {
    act: () => page.getByRole('button', { name: /^Renew Insurance/ }).click(),
    isDone: () => pathOf(page) === '/health-insurance/get-waiver-guide',
  })
})

test('the help of a slider goes 500 ms after the hand', async () => {
  const [owner, now] = [await ownerOf(rohan), clock.now()]
  const { db, vault } = at.app.services
  const amount = 400_000_000
  const application = { owner, sealed: await vault.seal(owner, '{}'), amount, updatedAt: now }
  await db.insert(loanApplications).values({ ...application, academicsAt: now, identityAt: now, financialAt: now })
  await db.insert(loanSendings).values({ owner, bank: 'Avanse', at: now, consentedAt: now })
  const terms = { rate: 1100, moratoriumMonths: 36, instalments: 120, fee: 100, rebateAvailable: true }
  await db.insert(loanOffers).values({ ...terms, owner, bank: 'Avanse', amount, at: now, changedAt: now })
  const { page } = await at.signedIn(rohan)
  await takeClock(page)
  await page.goto('/loans/finalize-offer')
  await page.locator('summary').getByText('What if', { exact: true }).click()
  const slider = page.getByRole('slider', { name: sliders.amount, exact: true })
  const help = page.getByText(sliders.amountHelp)
  await slider.focus()
  await expectAfter(page, 500, {
    act: async () => {
      await slider.press('ArrowLeft')
      await help.waitFor()
    },
    isDone: async () => (await help.count()) === 0,
  })
})

test('what turns by the clock is read again 1 s after it', async () => {
  const turn = Temporal.Instant.from('2026-06-20T14:30:00Z')
  clock.set(turn.subtract({ seconds: 30 }).toString())
  const { page } = await at.signedIn(meera)
  await takeClock(page)
  await page.goto('/visas/attend-webinar')
  await button(page, 'Register').click()
  await says(page, /^Starts in/)
  await stopClock(page)
  // The page takes the time from an answer of the server, whose clock stands still, and so is as late as that answer was.
  const late = (await nowAt(page)) - clock.now().epochMilliseconds
  const second = turn.epochMilliseconds + 1000
  const { due } = await timerOf(page, timer => timer.due >= second && timer.due <= second + late)
  clock.set(turn.toString())
  let reads = 0
  page.on('request', request => (reads += Number(new URL(request.url()).pathname === '/api/journey/facts')))
  await expectAt(page, due, () => reads > 0)
  await says(page, 'The webinar is live now.')
  expect(reads).toBe(1)
})
