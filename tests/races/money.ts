// Money moves once, however often it is reported, and never more of it than there is.
import { and, eq, isNotNull } from 'drizzle-orm'
import { fundsOf, move, takeOut, type Movement } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import { paymentNotices, payments } from '#src/features/payments/tables.ts'
import { sign } from '#src/platform/cards/checkouts.ts'
import { people } from '#src/platform/identity/tables.ts'
import { problem, Refusal } from '#src/wire/problem.ts'
import { visitor } from '#tests/visitor.ts'
import { all, racerAt, same, winnersOf, type Ground, type Race } from './ground.ts'

const tooLow = problem('too-low', 409, 'There is not enough on the card.')

/** A hundred dollars, and fifty who spend nine of them at once. */
export const card: Race = async ({ app: { services: app } }) => {
  const [made] = await app.db.insert(people).values({ createdAt: app.now() }).returning()
  const owner = made?.id ?? ''
  const movement = (what: Movement['what'], amount: number, reference: string): Movement => ({
    owner,
    what,
    amount,
    reference,
    at: app.now(),
  })
  await app.change(change => move(change, movement('funded', 10_000, 'a')))
  const answers = await all(index =>
    app
      .change(change => takeOut(change, movement('sevis-fee', 900, String(index)), tooLow))
      .then(
        () => 'spent',
        error => (error instanceof Refusal ? 'refused' : String(error)),
      ),
  )
  const spent = answers.filter(answer => answer === 'spent').length
  const faults = answers.filter(answer => answer !== 'spent' && answer !== 'refused')
  const rows = await app.db.select().from(cardTransfers).where(eq(cardTransfers.owner, owner))
  const sum = rows.reduce(
    (total, { debit, credit, amount }) => total + (credit === 'card' ? amount : debit === 'card' ? -amount : 0),
    0,
  )
  return [
    ...same('spent', spent, 11),
    ...same('balance and sum', [await fundsOf(app.db, owner), sum], [100, 100]),
    ...faults,
  ]
}

/** A notice that something is paid, fifty times the same. */
export const notice: Race = async ground => {
  const payment = await openPayment(ground)
  const answers = await all(() => tell(ground, payment, `evt_${payment}`))
  return [...winnersOf(answers, 50), ...(await paidOnce(ground, payment))]
}

/** And fifty different notices of one payment. */
export const notices: Race = async ground => {
  const payment = await openPayment(ground)
  const answers = await all(index => tell(ground, payment, `evt_${payment}_${index}`))
  return [...winnersOf(answers, 50), ...(await paidOnce(ground, payment))]
}

async function openPayment({ app: { services: app }, racers }: Ground): Promise<string> {
  const payer = { title: 'A call', name: 'Racer', email: 'racer@example.com', returnTo: '/' }
  const asked = {
    owner: racerAt(racers, 9).id,
    purpose: 'attorney-call' as const,
    reference: crypto.randomUUID(),
    provider: 'stripe' as const,
  }
  const [made] = await app.db
    .insert(payments)
    .values({ ...asked, amount: 5000, currency: 'USD', payer, createdAt: app.now() })
    .returning()
  return made?.id ?? ''
}

async function tell({ app }: Ground, id: string, eventId: string) {
  const session = {
    id: 'cs_1',
    object: 'checkout.session',
    client_reference_id: id,
    payment_status: 'paid',
    payment_intent: `pi_${id}`,
    amount_total: 5000,
    currency: 'usd',
  }
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: session },
  })
  const secret = app.outside.sandboxes?.cards?.webhookSecret ?? ''
  const headers = { 'stripe-signature': sign(body, secret, app.clock.now()), origin: 'https://stripe.com' }
  return visitor(app).call('POST', '/webhooks/stripe', body, headers)
}

async function paidOnce({ app: { services: app } }: Ground, id: string): Promise<string[]> {
  const paid = await app.db.$count(payments, and(eq(payments.id, id), isNotNull(payments.paidAt)))
  const [first] = await app.db.select().from(paymentNotices).where(eq(paymentNotices.payment, id))
  return [...same('paid', paid, 1), ...(first === undefined ? ['no notice was kept'] : [])]
}
