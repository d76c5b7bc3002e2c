// Stripe Issuing. Whether a card was made before is asked first: a key of Stripe's lasts a day, a repeated try may not.
import type Stripe from 'stripe'
import { ProviderRefusal, type CardHolder, type Ports, type PrintedCard } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'
import { once } from '../providers/once.ts'
import { openStripe, type StripeKey } from '../providers/stripe-client.ts'

/** Where the programme is at home: the US address that the issuer wants of each holder. */
export type ProgrammeAddress = { line1: string; city: string; state: string; postal_code: string }

export type IssuingAccount = StripeKey & { address: ProgrammeAddress }

export function stripeIssuing(account: IssuingAccount): Ports['issuing'] {
  const client = once(() => openStripe(account))
  const ask = async <T>(work: (stripe: Stripe) => Promise<T>): Promise<T> =>
    work(await client()).catch(error => {
      throw explain(error)
    })
  return {
    issue: holder => ask(stripe => issue(stripe, account.address, holder)),
    reveal: id => ask(stripe => reveal(stripe, id)),
  }
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
  if ('param' in cause && (cause.param === 'name' || cause.param === 'email')) {
    return new ProviderRefusal(cause.message, { cause })
  }
  return new ProviderUnavailable(`Stripe Issuing refused: ${cause.message}`, { cause })
}
