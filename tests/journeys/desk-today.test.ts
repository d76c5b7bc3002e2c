// What waits for one member of staff: found, filtered, changed together, handed over, and noted for colleagues.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { dev, kavya, meera, rohan } from '#seed/people.ts'
import { approvals } from '#src/features/approvals/tables.ts'
import { refunds } from '#src/features/payments/tables.ts'
import { attorneyRefundApproval } from '#src/stages/visas/attorneys/desk/refunds.ts'
import { attorneyCall } from '#src/stages/visas/attorneys/rules.ts'
import { ensure } from '../api.ts'
import { paidAtSandbox } from '#tests/paid.ts'
import { deskLink, expectAccessible, expectPath, openBrowserApp, type BrowserApp, type Visit } from '#tests/browser.ts'
import { readAllFacts } from '#tests/facts-read.ts'

let browser: BrowserApp

beforeAll(async () => {
  browser = await openBrowserApp()
  await readAllFacts(browser.app)
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const idOf = async ({ api }: Visit) => ensure((await api.accounts.session({})).user).id

test('what waits is there by when it is due, changed together and handed to a colleague', async () => {
  const [{ page, api }, { page: devs }, asRohan, asMeera] = [
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
    await browser.signedIn(rohan),
    await browser.signedIn(meera),
  ]
  for (const [student, title] of [
    [await idOf(asRohan), 'Call about the loan'],
    [await idOf(asMeera), 'Send the form'],
  ] as const)
    await api.requests.note({ student, title, priority: 'medium' })
  await asMeera.api.chat.say({ text: 'Which form is it?', about: null, documents: [] })

  await page.goto('/desk')
  await expectPath(page, '/desk/today')
  await page.getByRole('link', { name: /Which form is it\?/ }).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'See everyone’s' }).click()
  await page.getByLabel('Kind').selectOption('note')
  await expect.poll(() => requestsShown(page)).toEqual(['Call about the loan', 'Send the form'])
  await page.getByLabel('Search').fill('rohan')
  await expect.poll(() => requestsShown(page)).toEqual(['Call about the loan'])
  await saveView(page, 'Rohan’s notes')
  await page.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(async () => (await requestsShown(page)).length).toBe(3)
  await page.getByRole('button', { name: 'Rohan’s notes' }).click()
  // The filters are in the address; the name that was searched is in no address, and there all the same.
  await expect.poll(() => new URL(page.url()).search).toBe('?kind=note')
  await page.reload()
  await expect.poll(() => requestsShown(page)).toEqual(['Call about the loan'])
  await page.getByRole('link', { name: 'Call about the loan' }).click()
  await page.getByRole('heading', { level: 1, name: /^Rohan/ }).waitFor()
  await page.goBack()
  await expect.poll(() => requestsShown(page)).toEqual(['Call about the loan'])
  // The bar leads to the queue as it is without filters, also from the queue itself: what is shown is what the address says.
  await page
    .getByRole('navigation', { name: 'Desk' })
    .getByRole('link', { name: /^Requests/ })
    .click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(() => page.getByLabel('Search').inputValue()).toBe('')
  await expect.poll(() => page.getByLabel('Kind').inputValue()).not.toBe('note')
  await expect.poll(async () => (await requestsShown(page)).length).toBe(3)
  // And back to what was filtered, by the browser's own button.
  await page.goBack()
  await expect.poll(() => requestsShown(page)).toEqual(['Call about the loan'])
  expect(await page.getByLabel('Search').inputValue()).toBe('rohan')
  await page.getByRole('button', { name: 'Show all' }).click()

  await page.getByLabel('Kind').selectOption('note')
  await page.getByLabel('Select all shown').check()
  await page.getByRole('button', { name: 'Hand over', exact: true }).click()
  const handing = page.getByRole('dialog', { name: 'Hand over' })
  await handing.getByRole('radio', { name: 'Dev Nothing taken' }).check()
  await handing.getByLabel('Note to them').fill('I am away until Monday.')
  await expectAccessible(page)
  await handing.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText('2 requests changed.').waitFor()
  await expectAccessible(page)
  await devs.goto('/desk/today?whose=mine')
  await devs.getByRole('link', { name: /Send the form/ }).waitFor()
  await devs.getByRole('link', { name: /Call about the loan/ }).click()
  await devs.getByText('You have it').waitFor()
  await devs.getByText('I am away until Monday.').waitFor()
  await devs.getByRole('button', { name: 'Done', exact: true }).click()
  await devs.locator('a[data-row]', { hasText: 'Call about the loan' }).waitFor({ state: 'detached' })
  await devs.goto('/desk/requests/settled')
  await devs.getByRole('button', { name: 'Not done after all: Call about the loan' }).click()
  await devs.getByText('Nothing was settled yet').waitFor()
})

const requestsShown = async (page: Page) =>
  page.getByRole('table', { name: 'Open requests' }).locator('tbody td:nth-child(2) a').allInnerTexts()

async function saveView(page: Page, name: string) {
  await page.getByRole('button', { name: 'Save this view' }).click()
  await page.getByLabel('Name', { exact: true }).waitFor()
  await page.keyboard.type(name)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

test('money that did not go back and what a colleague asked to confirm stand on Today like requests, until they are done', async () => {
  const [{ page, api }, { api: asDev }, asMeera] = [
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
    await browser.signedIn(meera),
  ]
  const [student, { db }, at] = [await idOf(asMeera), browser.app.services, browser.app.services.now()]
  const { id: payment } = await paidAtSandbox(
    { ...browser.app, clock: { ...browser.app.clock, now: () => at } },
    { owner: student, provider: 'razorpay', purpose: attorneyCall.name },
  )
  const failed = { payment, what: 'attorney-call', askedAt: at, failedAt: at } as const
  await db.insert(refunds).values({ ...failed, amount: 10_000, failure: 'The account is closed.' })
  await db.insert(approvals).values({
    kind: attorneyRefundApproval.name,
    subject: payment,
    about: student,
    payload: { currency: 'INR', minor: 2345 },
    askedBy: ensure((await asDev.accounts.session({})).user).id,
    askedAt: at,
    expiresAt: at.add({ hours: 24 }),
  })
  await page.goto('/desk/today')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: /₹100.00 did not go back/ }).waitFor()
  await main.getByRole('link', { name: /Send ₹23.45 back to Meera Iyer/ }).waitFor()
  await deskLink(page, 'To confirm 1 waiting')
  await deskLink(page, 'Refunds 1 waiting')
  await expectAccessible(page)
  await api.requests.note({ student, title: 'Call her', priority: 'medium' })
  await main.getByRole('link', { name: /Call her/ }).waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const approval = (await api.approvals.list()).find(({ hindrance }) => hindrance === null)
  await api.approvals.refuse({ id: ensure(approval).id })
  await main.getByRole('link', { name: /Send ₹23.45 back to Meera Iyer/ }).waitFor({ state: 'detached' })
  await main.getByRole('link', { name: /₹100.00 did not go back/ }).click()
  await main.getByRole('link', { name: 'Deal with it there' }).click()
  await expectPath(page, '/desk/refunds')
})

test('a student is found from any page by the keyboard alone, and a note about them is read by colleagues', async () => {
  const [{ page }, { page: devs }] = [await browser.signedIn(kavya), await browser.signedIn(dev)]
  await page.goto('/desk/sops')
  await page.getByRole('heading', { level: 1, name: 'SOPs' }).waitFor()
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog')
  await dialog.waitFor()
  await page.keyboard.type('rohan')
  await dialog.getByRole('link', { name: /^Rohan/ }).waitFor()
  await expectAccessible(page)
  // Rohan’s answer stands there while Meera is typed: Enter waits for hers.
  await page.keyboard.press('Control+a')
  await page.keyboard.type('meera')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Meera Iyer' }).waitFor()
  await page.keyboard.press('Control+k')
  await dialog.waitFor()
  await page.keyboard.type('libr')
  await dialog.getByRole('link', { name: 'Library' }).waitFor()
  // The first one empties a field for searching, as browsers do.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('navigation', { name: 'Write' }).getByRole('link', { name: 'Note' }).click()
  await page.getByLabel('New note').fill('Prefers to be called after six.')
  await page.getByRole('button', { name: 'Save the note' }).click()
  await page.getByText('Prefers to be called after six.').waitFor()
  await expectAccessible(page)
  await devs.goto(new URL(page.url()).pathname)
  await devs.getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Prefers to be called after six.').waitFor({ state: 'hidden' })
})
