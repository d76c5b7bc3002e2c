// Stripe Issuing. Whether a card was made before is asked first: a key of Stripe's lasts a day, a repeated try may not.
import type Stripe from 'stripe'
import { ProviderRefusal, type CardHolder, type Ports, type PrintedCard } from '../ports.ts'
import { ProviderUnavailable, once } from '../providers/call.ts'
import { openStripe, type StripeKey } from '../providers/stripe-client.ts'
import { WrongSignature } from '../providers/notices.ts'
import { readIssuingEvent } from './notice.ts'

/** The programme's home address: the US address that the issuer requires of every cardholder. */
export type ProgrammeAddress = { line1: string; city: string; state: string; postal_code: string }

/** Its notices come from an endpoint of their own, and what is to be answered at once from another: each has a secret. */
export type IssuingAccount = StripeKey & { address: ProgrammeAddress; webhookSecrets: readonly string[] }

export function stripeIssuing(account: IssuingAccount, now: () => Temporal.Instant): Ports['issuing'] {
  const client = once(() => openStripe(account))
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    work(await client()).catch(error => {
      throw explain(error)
    })
  return {
    issue: holder => ask(stripe => issue(stripe, account.address, holder)),
    reveal: id => ask(stripe => reveal(stripe, id)),
    setFrozen: (id, isFrozen) =>
      ask(async ({ issuing }) => {
        await issuing.cards.update(id, { status: isFrozen ? 'inactive' : 'active' })
      }),
    setLimits: (id, { daily, monthly }) =>
      ask(async ({ issuing }) => {
        const limits = [
          { amount: daily, interval: 'daily' as const },
          { amount: monthly, interval: 'monthly' as const },
        ]
        await issuing.cards.update(id, { spending_controls: { spending_limits: limits } })
      }),
    readNotice: async (rawBody, signature) =>
      readIssuingEvent(await signedEvent(await client(), { account, now }, rawBody, signature)),
    answersIn: { name: 'stripe-version', value: answersIn },
  }
}

/** The version of their API in which the answer to a request is written: that of the library we talk to them with. */
const answersIn = '2026-10-28.endive'

/** Stripe's own limit: a notice older than this may be a replayed one. */
const oldestNotice = 300

type Signed = { account: IssuingAccount; now: () => Temporal.Instant }

/** By either of the secrets. */
async function signedEvent(
  { webhooks }: Stripe,
  { account, now }: Signed,
  rawBody: Uint8Array,
  signature: string,
): Promise<unknown> {
  const body = Buffer.from(rawBody)
  const read = (secret: string): Promise<unknown> =>
    webhooks.constructEventAsync(body, signature, secret, oldestNotice, undefined, now().epochMilliseconds)
  return Promise.any(account.webhookSecrets.map(read)).catch(cause => {
    throw new WrongSignature('Stripe', { cause })
  })
}

async function issue({ issuing }: Stripe, address: ProgrammeAddress, holder: CardHolder) {
  const { reference, name, email } = holder
  const { data: known } = await issuing.cardholders.list({ email, limit: 100 })
  const cardholder =
    known.find(({ metadata }) => metadata['reference'] === reference) ??
    (await issuing.cardholders.create(
      { type: 'individual', name, email, billing: { address: { ...address, country: 'US' } }, metadata: { reference } },
      { idempotencyKey: `cardholder-${reference}` },
    ))
  const { data: cards } = await issuing.cards.list({ cardholder: cardholder.id, limit: 1 })
  const card =
    cards[0] ??
    (await issuing.cards.create(
      { cardholder: cardholder.id, currency: 'usd', type: 'virtual', status: 'active', metadata: { reference } },
      { idempotencyKey: `card-${reference}` },
    ))
  return { id: card.id, last4: card.last4 }
}

async function reveal({ issuing }: Stripe, id: string): Promise<PrintedCard> {
  const {
    number,
    cvc,
    exp_month: expMonth,
    exp_year: expYear,
  } = await issuing.cards.retrieve(id, { expand: ['number', 'cvc'] })
  if (number === undefined || cvc === undefined) throw new ProviderUnavailable('Stripe answered a card without number.')
  return { number, cvc, expMonth, expYear }
}

function explain(cause: unknown): Error {
  if (!(cause instanceof Error)) return new ProviderUnavailable('Stripe could not be reached.', { cause })
  if ('param' in cause && refusedFor.has(String(cause.param))) {
    return new ProviderRefusal(cause.message, { cause })
  }
  return new ProviderUnavailable(`Stripe Issuing refused: ${cause.message}`, { cause })
}

/** What the person can do something about. A card that was cancelled is neither frozen nor thawed. */
const refusedFor: ReadonlySet<string> = new Set([
  'name',
  'email',
  'status',
  'spending_controls',
  'spending_controls[spending_limits]',
])
