import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openSandboxSite, type CaughtNotice, type SandboxSite } from '#tests/sandbox-site.ts'
import { ProviderRefusal, type RupeeOrder } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { WrongSignature } from '../providers/notices.ts'
import { openListener } from '../sandbox/listener.ts'
import { razorpayRupees } from './razorpay.ts'

let site: SandboxSite
let made = 0

beforeAll(async () => {
  site = await openSandboxSite()
})
afterAll(() => site.close())
beforeEach(() => {
  site.notices.razorpay.length = 0
})

const order = (changes: Partial<RupeeOrder> = {}): RupeeOrder => ({
  reference: `loan-${(made += 1)}`,
  amount: { currency: 'INR', minor: 12_345_678 },
  name: 'Meera Iyer',
  email: 'meera@example.in',
  callbackUrl: 'https://safar.example/loans?tab=deposit',
  ...changes,
})

const read = ({ raw, headers }: CaughtNotice) =>
  site.ports.rupees.readNotice(raw, headers['x-razorpay-signature'] ?? '', headers['x-razorpay-event-id'] ?? '')
const only = (notices: CaughtNotice[]) => notices[0] ?? expect.fail('no notice came')

async function open(changes?: Partial<RupeeOrder>) {
  const { url } = await site.ports.rupees.createOrder(order(changes))
  return new URL(url).pathname
}

test('a link shows what is to be paid', async () => {
  const page = await (await site.get(await open())).text()
  expect(page).toContain('₹1,23,456.78')
  expect(page).toContain('Meera Iyer')
})

test('paying tells us once, signed, and leads back, signed', async () => {
  const path = await open({ reference: 'loan-paid' })
  const back = await site.submit(path, { do: 'pay' })
  const to = new URL(back.headers.get('location') ?? '')
  expect(to.origin + to.pathname).toBe('https://safar.example/loans')
  const given = Object.fromEntries(to.searchParams)
  expect(given).toMatchObject({
    tab: 'deposit',
    razorpay_payment_link_reference_id: 'loan-paid',
    razorpay_payment_link_status: 'paid',
  })
  const words = [given['razorpay_payment_link_id'], 'loan-paid', 'paid', given['razorpay_payment_id']].join('|')
  const { secret } = site.sandboxes?.rupees ?? expect.fail('no sandbox')
  expect(given['razorpay_signature']).toBe(createHmac('sha256', secret).update(words).digest('hex'))
  expect(await read(only(site.notices.razorpay))).toEqual({
    eventId: expect.stringMatching(/^evt_/),
    reference: 'loan-paid',
    providerPaymentId: given['razorpay_payment_id'],
    outcome: 'paid',
    amount: { currency: 'INR', minor: 12_345_678 },
  })
  await site.submit(path, { do: 'pay' })
  expect(site.notices.razorpay).toHaveLength(1)
})

test('a notice sent again is the same notice', async () => {
  const path = await open()
  await site.submit(path, { do: 'pay' })
  await site.submit(path, { do: 'again' })
  const [first, second] = await Promise.all(site.notices.razorpay.map(read))
  expect(second).toEqual(first)
})

test('a try that fails is notified, and the link stays open', async () => {
  const path = await open({ reference: 'loan-failed' })
  const page = await site.submit(path, { do: 'decline' })
  expect(await page.text()).toContain('Payment was declined by the bank.')
  expect(await read(only(site.notices.razorpay))).toMatchObject({ reference: 'loan-failed', outcome: 'failed' })
  expect((await site.submit(path, { do: 'pay' })).status).toBe(303)
})

test('a cancelled link is over', async () => {
  const path = await open({ reference: 'loan-cancelled' })
  await site.submit(path, { do: 'cancel' })
  expect(await read(only(site.notices.razorpay))).toMatchObject({ reference: 'loan-cancelled', outcome: 'expired' })
  await site.submit(path, { do: 'pay' })
  expect(site.notices.razorpay).toHaveLength(1)
})

test('asked again for the same reference, it answers the same link', async () => {
  const repeated = order()
  const first = await site.ports.rupees.createOrder(repeated)
  expect(await site.ports.rupees.createOrder(repeated)).toEqual(first)
})

test('after a cancelled link, the same reference opens the next, notified under the same reference', async () => {
  const repeated = order({ reference: 'loan-again' })
  const first = await site.ports.rupees.createOrder(repeated)
  await site.submit(new URL(first.url).pathname, { do: 'cancel' })
  const second = await site.ports.rupees.createOrder(repeated)
  expect(second.id).not.toBe(first.id)
  expect(await site.ports.rupees.createOrder(repeated)).toEqual(second)
  await site.submit(new URL(second.url).pathname, { do: 'pay' })
  expect(await Promise.all(site.notices.razorpay.map(read))).toMatchObject([
    { reference: 'loan-again', outcome: 'expired' },
    { reference: 'loan-again', outcome: 'paid' },
  ])
})

test('a reference that was paid already opens no second link', async () => {
  const repeated = order()
  const { url } = await site.ports.rupees.createOrder(repeated)
  await site.submit(new URL(url).pathname, { do: 'pay' })
  await expect(site.ports.rupees.createOrder(repeated)).rejects.toThrow(ProviderRefusal)
})

test('a link that we cancel is paid by nobody; one that was paid says so', async () => {
  const { id, url } = await site.ports.rupees.createOrder(order({ reference: 'loan-closed' }))
  expect(await site.ports.rupees.cancel(id)).toBe('cancelled')
  expect(await site.ports.rupees.cancel(id)).toBe('cancelled')
  expect(await read(only(site.notices.razorpay))).toMatchObject({ reference: 'loan-closed', outcome: 'expired' })
  await site.submit(new URL(url).pathname, { do: 'pay' })
  expect(site.notices.razorpay).toHaveLength(1)
  const other = await site.ports.rupees.createOrder(order())
  await site.submit(new URL(other.url).pathname, { do: 'pay' })
  expect(await site.ports.rupees.cancel(other.id)).toBe('paid')
  expect(await site.ports.rupees.cancel('plink_unknown')).toBe('cancelled')
})

test('a payment goes back once, however often it is asked for', async () => {
  const { url } = await site.ports.rupees.createOrder(order({ reference: 'loan-back' }))
  await site.submit(new URL(url).pathname, { do: 'pay' })
  const { providerPaymentId = '' } = (await read(only(site.notices.razorpay))) ?? {}
  const refund = () =>
    site.ports.rupees.refund({ paymentId: providerPaymentId, amount: 12_345_678, reference: 'loan-back' })
  const first = await refund()
  expect(first).toEqual({ id: expect.stringMatching(/^rfnd_/), state: 'sent', failure: '' })
  expect(await refund()).toEqual(first)
  await expect(site.ports.rupees.refund({ paymentId: 'pay_unknown', amount: 1, reference: 'x' })).rejects.toThrow(
    ProviderRefusal,
  )
})

test('what Razorpay refuses is said in its words', async () => {
  const refused = site.ports.rupees.createOrder(order({ email: 'nobody' }))
  await expect(refused).rejects.toThrow(new ProviderRefusal('The email must be a valid email address.'))
})

test('a Razorpay that is not there, or refuses us, is not the person’s fault', async () => {
  const account = site.sandboxes?.rupees ?? expect.fail('no sandbox')
  const unknown = razorpayRupees({ ...account, secret: 'wrong' })
  await expect(unknown.createOrder(order())).rejects.toThrow('Razorpay answered 401: Authentication failed')
  const absent = razorpayRupees({ ...account, baseUrl: 'http://127.0.0.1:1' })
  await expect(absent.createOrder(order())).rejects.toThrow('Razorpay could not be reached.')
  const { promise: never } = Promise.withResolvers<never>()
  const silent = await openListener([{ method: 'POST', path: /./, answer: () => never }])
  const slow = razorpayRupees({ ...account, baseUrl: silent.url, patience: 50 })
  await expect(slow.createOrder(order())).rejects.toThrow(ProviderUnavailable)
  await silent.close()
})

test('a notice that is forged or changed is refused', async () => {
  await site.submit(await open(), { do: 'pay' })
  const { raw, headers } = only(site.notices.razorpay)
  const signature = headers['x-razorpay-signature'] ?? ''
  const changed = Buffer.from(Buffer.from(raw).toString().replace('12345678', '1'))
  await expect(site.ports.rupees.readNotice(changed, signature, 'evt')).rejects.toThrow(WrongSignature)
  await expect(site.ports.rupees.readNotice(raw, '', 'evt')).rejects.toThrow(WrongSignature)
  await expect(site.ports.rupees.readNotice(raw, `${signature.slice(0, -2)}00`, 'evt')).rejects.toThrow(WrongSignature)
})

const signed = (body: string) => {
  const { webhookSecret } = site.sandboxes?.rupees ?? expect.fail('no sandbox')
  const signature = createHmac('sha256', webhookSecret).update(body).digest('hex')
  return site.ports.rupees.readNotice(Buffer.from(body), signature, 'evt_1')
}

const payment = (notes: object) => ({ payment: { entity: { id: 'pay_1', amount: 100, currency: 'INR', notes } } })

test.for([
  ['payment.captured', payment({ reference: 'loan-1' })],
  // Razorpay writes no notes as an empty list.
  ['payment.failed', payment([])],
  ['payment_link.partially_paid', {}],
] as const)('%s with %j is none of our business', async ([event, payload]) => {
  expect(await signed(JSON.stringify({ event, payload }))).toBeUndefined()
})
