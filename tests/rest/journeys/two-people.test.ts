// What takes two members of staff, what a student sees of who looked, and a payment that came late, in browsers.
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arjun, dev, kavya, meera, rohan, suresh } from '#seed/people.ts'
import { move } from '#src/features/card/ledger.ts'
import { payments } from '#src/features/payments/tables.ts'
import { people } from '#src/platform/identity/tables.ts'
import { sign } from '#src/platform/rupees/payment-links.ts'
import { deskLink, expectAccessible, expectPath, openBrowserApp, type BrowserApp } from '#tests/browser.ts'
import { clockAt, type Clock } from '#tests/app.ts'

let browser: BrowserApp
let clock: Clock

beforeAll(async () => {
  clock = clockAt(Temporal.Now.instant().toString())
  browser = await openBrowserApp({ clock, isReachable: true })
})
afterEach(async () => {
  await browser.leave()
  expect(browser.complaints()).toEqual([])
})
afterAll(() => browser.end())

const idOf = async ({ email }: { email: string }) =>
  (await browser.app.services.db.select().from(people).where(eq(people.email, email)))[0]?.id ?? expect.fail(email)

test('a student sees who of our team opened her file, the moment they do', async () => {
  const [{ page }, { api: asKavya }, { api: asDev }] = [
    await browser.signedIn(meera),
    await browser.signedIn(kavya),
    await browser.signedIn(dev),
  ]
  await page.goto('/profile/your-data')
  const part = page.getByRole('region', { name: 'Who opened your file' })
  await part.getByText('Nobody has opened anything of yours yet').waitFor()
  const id = await idOf(meera)
  await asKavya.chat.readOf({ student: id })
  await part.getByText('Your chat with us').waitFor()
  await asDev.students.read({ id })
  await part.getByText('Your page: where you are in each stage, and what happened').waitFor()
  const lines = await part.getByRole('listitem').allInnerTexts()
  expect(lines).toEqual([expect.stringContaining('Dev, Admin'), expect.stringContaining('Kavya, Advisor')])
  await expectAccessible(page)
})

test('a role is asked for by one admin and counts once another one confirms it', async () => {
  const [{ page: one }, { page: other }] = [await browser.signedIn(dev), await browser.signedIn(suresh)]
  await one.goto(`/desk/people/${await idOf(arjun)}`)
  await one.getByLabel('Role', { exact: true }).selectOption('Advisor')
  await one.getByRole('button', { name: 'Ask for the role' }).click()
  await one.getByText('Advisor: asked for by Dev Malhotra, waits for a second admin.').waitFor()
  await (await deskLink(one, /^To confirm/)).click()
  await expectPath(one, '/desk/confirm')
  await one.getByText('You asked for this. Somebody else has to confirm it.').waitFor()
  expect(await one.getByRole('button', { name: 'Confirm', exact: true }).count()).toBe(0)

  await other.goto('/desk/people')
  await (await deskLink(other, 'To confirm 1 waiting')).click()
  await other.getByRole('heading', { name: 'Give Arjun Reddy the role Advisor' }).waitFor()
  await expectAccessible(other)
  await other.getByRole('button', { name: 'Confirm', exact: true }).click()
  await other.getByText('Nothing to confirm').waitFor()
  await one.getByText('Nothing to confirm').waitFor()
  await other.getByRole('cell', { name: 'Confirmed' }).waitFor()
})

test('a payment that arrived after the hour is turned into dollars of today once its owner says so', async () => {
  const { page, api } = await browser.signedIn(rohan)
  const id = await idOf(rohan)
  await api.forexCard.order({
    name: 'Rohan Deshmukh',
    amount: 500,
    email: rohan.email,
    callback_url: '/forex/get-card',
    remitterPan: 'ABCPD1234K',
  })
  const [payment] = await browser.app.services.db
    .select()
    .from(payments)
    .where(and(eq(payments.owner, id), isNull(payments.paidAt)))
  clock.pass({ minutes: 61 })
  const entity = { id: 'pay_late', amount: payment?.amount, currency: 'INR', notes: { reference: payment?.id } }
  const body = JSON.stringify({
    event: 'payment_link.paid',
    payload: { payment_link: { entity }, payment: { entity } },
  })
  const secret = browser.app.outside.sandboxes?.rupees?.webhookSecret ?? expect.fail('no sandbox')
  await fetch(`${browser.app.url}/webhooks/razorpay`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': sign(body, secret),
      'x-razorpay-event-id': 'evt_late',
    },
  })
  await page.goto('/forex/card-details')
  await page.getByText('We haven’t bought dollars with your payment').waitFor()
  await page.getByRole('region', { name: 'At today’s rate' }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Put \$[\d.]+ on my card$/ }).click()
  await page
    .getByText(/is on your card\.$/)
    .first()
    .waitFor()
})

test('a SEVIS fee that came off the card is not taken back by its owner: they ask us', async () => {
  const { page, api } = await browser.signedIn(arjun)
  const owner = await idOf(arjun)
  await browser.app.services.change(change =>
    move(change, { owner, amount: 35_000, what: 'funded', reference: 'journey', at: clock.now() }),
  )
  await api.sevis.pay({ with: 'card' })
  await page.goto('/visas/pay-sevis-fee')
  await page.getByText(/^You noted on .* with your US Debit Card$/).waitFor()
  expect(await page.getByRole('button', { name: 'I have not paid yet' }).count()).toBe(0)
  await page.getByRole('button', { name: 'This is wrong: ask our team' }).click()
  await page.getByRole('button', { name: 'Ask our team', exact: true }).click()
  await page.getByText('Please tell us what happened.').waitFor()
  await page.getByLabel('What happened?').fill('My card was declined at fmjfee.com.')
  await page.getByRole('button', { name: 'Ask our team', exact: true }).click()
  await page.getByText(/^You asked us on .* to put it back on your card\./).waitFor()
  await expectAccessible(page)
})
