// Notices that no provider sent, or that it sent wrongly. Whatever of it is signed was signed with the right secret.
import { sign as signAsStripe } from '#src/platform/cards/checkouts.ts'
import { sign as signAsRazorpay } from '#src/platform/rupees/payment-links.ts'

export type Paid = { id: string; amount: number; currency: string }
type Headers = Record<string, string>

/** How one provider writes and signs. */
export type Provider = {
  path: string
  body: (paid: Paid, changes?: { event?: string; eventId?: string; inside?: object }) => string
  signed: (body: string, by: { secret: string; at: Temporal.Instant }) => Headers
}

export const providers: Readonly<Record<'stripe' | 'razorpay', Provider>> = {
  stripe: {
    path: '/webhooks/stripe',
    body: ({ id, amount, currency }, { event = 'checkout.session.completed', eventId = 'evt_a', inside = {} } = {}) =>
      JSON.stringify({
        id: eventId,
        object: 'event',
        type: event,
        data: {
          object: {
            id: 'cs_1',
            object: 'checkout.session',
            client_reference_id: id,
            payment_status: 'paid',
            payment_intent: 'pi_1',
            amount_total: amount,
            currency: currency.toLowerCase(),
            ...inside,
          },
        },
      }),
    signed: (body, { secret, at }) => ({ 'stripe-signature': signAsStripe(body, secret, at) }),
  },
  razorpay: {
    path: '/webhooks/razorpay',
    body: ({ id, amount, currency }, { event = 'payment_link.paid', inside = {} } = {}) => {
      const entity = { id: 'pay_1', amount, currency, notes: { reference: id }, ...inside }
      return JSON.stringify({ event, payload: { payment_link: { entity }, payment: { entity } } })
    },
    signed: (body, { secret }) => ({ 'x-razorpay-signature': signAsRazorpay(body, secret) }),
  },
}

/** Of the signature: what stands where a right one should. */
export const forgeries: readonly { tries: string; headers: (right: Headers) => Headers }[] = [
  { tries: 'no signature at all', headers: () => ({}) },
  { tries: 'an empty signature', headers: right => mapped(right, () => '') },
  { tries: 'a signature that is none', headers: right => mapped(right, () => 'zz') },
  { tries: 'the scheme without a value', headers: right => mapped(right, value => value.replace(/v1=.*/, 'v1=')) },
  { tries: 'half a signature', headers: right => mapped(right, value => value.slice(0, -10)) },
  { tries: 'one digit changed', headers: right => mapped(right, value => value.slice(0, -1) + flipped(value)) },
  {
    tries: 'an older scheme of the provider',
    headers: right =>
      mapped(right, value =>
        value
          .replace('v1=', 'v0=')
          .toUpperCase()
          .replace(/^[0-9A-F]{64}$/, 'x'),
      ),
  },
  { tries: 'two thousand letters for a signature', headers: right => mapped(right, () => 'a'.repeat(2000)) },
  { tries: 'more letters than a signature ever has', headers: right => mapped(right, () => 'a'.repeat(7000)) },
]

const mapped = (headers: Headers, change: (value: string) => string): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]))
const flipped = (value: string) => (value.endsWith('0') ? '1' : '0')

/** Of the body: signed rightly, and no notice that we know. */
export const strangeBodies: readonly { tries: string; body: string }[] = [
  { tries: 'nothing', body: '' },
  { tries: 'no JSON', body: '{"event":' },
  { tries: 'a page', body: '<html></html>' },
  { tries: 'null', body: 'null' },
  { tries: 'a number', body: '17' },
  { tries: 'a text', body: '"payment_link.paid"' },
  { tries: 'a list', body: '[{"event":"payment_link.paid"}]' },
  { tries: 'no fields', body: '{}' },
  {
    tries: 'an event without its subject',
    body: '{"event":"payment_link.paid","type":"checkout.session.completed","id":"evt_1"}',
  },
  {
    tries: 'a subject that is null',
    body: '{"id":"evt_1","type":"checkout.session.completed","data":null,"event":"payment_link.paid","payload":null}',
  },
  {
    tries: 'a subject within that is null',
    body: '{"id":"evt_1","type":"checkout.session.completed","data":{"object":null},"event":"payment_link.paid","payload":{"payment_link":null}}',
  },
  { tries: 'ten thousand levels', body: '['.repeat(10_000) + ']'.repeat(10_000) },
  {
    tries: 'a prototype',
    body: '{"__proto__":{"event":"payment_link.paid"},"constructor":{"prototype":{"type":"x"}}}',
  },
]

/** Of what is inside: signed rightly, about a payment that is open. */
export const strangeInsides: readonly { tries: string; inside: object }[] = [
  { tries: 'the amount as a text', inside: { amount: '35000', amount_total: '35000' } },
  { tries: 'the amount in a list', inside: { amount: [35_000], amount_total: [35_000] } },
  { tries: 'no amount', inside: { amount: null, amount_total: null } },
  { tries: 'a negative amount', inside: { amount: -35_000, amount_total: -35_000 } },
  { tries: 'a fraction', inside: { amount: 35_000.5, amount_total: 35_000.5 } },
  { tries: 'more than a column holds', inside: { amount: 1e300, amount_total: 1e300 } },
  { tries: 'one unit less', inside: { amount: 1, amount_total: 1 } },
  { tries: 'another currency', inside: { currency: 'eur' } },
  { tries: 'a currency that is none', inside: { currency: 'rupees\u0000' } },
  { tries: 'a currency that is an object', inside: { currency: { toString: 'INR' } } },
  { tries: 'an id with a NUL', inside: { id: 'pay_\u0000', payment_intent: 'pi_\u0000' } },
  {
    tries: 'an id of a hundred thousand letters',
    inside: { id: 'p'.repeat(100_000), payment_intent: 'p'.repeat(100_000) },
  },
  { tries: 'an id that is a number', inside: { id: 17, payment_intent: 17 } },
  { tries: 'a reference that is a list', inside: { client_reference_id: ['x'], notes: ['x'] } },
  {
    tries: 'a reference that is no id',
    inside: { client_reference_id: "' or 1=1 --", notes: { reference: "' or 1=1 --" } },
  },
  {
    tries: 'a reference to nothing of ours',
    inside: {
      client_reference_id: '00000000-0000-4000-8000-000000000000',
      notes: { reference: '00000000-0000-4000-8000-000000000000' },
    },
  },
]

export const unknownEvents = [
  'customer.created',
  'refund.processed',
  '',
  '__proto__',
  'toString',
  'payment_link.paid\u0000',
  'x'.repeat(10_000),
] as const

/** Of the link at the foot of a letter. */
export const wrongTokens: readonly { tries: string; token: (right: string) => string }[] = [
  { tries: 'nobody’s', token: () => 'x'.repeat(80) },
  { tries: 'one letter changed', token: right => right.slice(0, -2) + (right.endsWith('AA') ? 'BB' : 'AA') },
  { tries: 'cut short', token: right => right.slice(0, 20) },
  { tries: 'with more behind it', token: right => `${right}A` },
  { tries: 'of five hundred letters', token: () => 'y'.repeat(499) },
  { tries: 'of five thousand', token: () => 'y'.repeat(5000) },
  { tries: 'a NUL', token: () => '%00' },
  { tries: 'a path', token: () => '..%2f..%2fetc' },
  { tries: 'half a percent sign', token: () => '%e0%a4' },
]
