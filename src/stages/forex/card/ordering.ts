// Asking for dollars: the order with its rate, and the page where it is paid.
import { sellingRate, type SellingRate } from '../../../features/exchange/service.ts'
import { openOrder } from '../../../features/payments/checkouts.ts'
import { ownAddress } from '../../../features/payments/own-address.ts'
import type { Limit } from '../../../platform/database/limits.ts'
import type { Call } from '../../../platform/house.ts'
import { people } from '../../../platform/identity/tables.ts'
import { rupees } from '../../../values/money.ts'
import { invalidInput, Refusal } from '../../../wire/problem.ts'
import { eq } from 'drizzle-orm'
import { barePan } from '../../../values/indian-identifiers.ts'
import * as copy from './copy.ts'
import { sentOn, standingOrder, type Asked, type Order } from './orders.ts'
import { quoteAt } from './quoting.ts'
import type { Funding } from '../../../features/exchange/cost/rules.ts'
import { hold, readFunding, readSent, type CardFunding } from './rules.ts'
import { cardOrders } from './tables.ts'

type Input = CardFunding & {
  callback_url: string
  fundedBy: Funding
  sentBefore: string | number
  remitterPan: string
}

/** Asked for again in the same way while its rate is held it is the same order; asked otherwise, another. */
export async function order(call: Call, input: Input): Promise<string> {
  const asked = readAsked(call, input)
  await call.limits.use(ordersOf(call.caller.id))
  const selling = await sellingRate(call)
  const pan = barePan(input.remitterPan)
  const sealedPan = pan === '' ? null : await call.vault.seal(call.caller.id, pan)
  const { id, total, name, email, returnTo } = await placeOrder(call, asked, selling, sealedPan)
  const payer = { title: copy.payerTitle, name, email, returnTo }
  const url = await openOrder(call, { purpose: 'card-funding', reference: id, amount: rupees(total), payer })
  return call.change(async ({ announce }) => {
    await announce(`person:${call.caller.id}`, 'card', 'journey')
    return url
  })
}

const ordersOf = (person: string): Limit => ({
  key: `orders:${person}`,
  most: 30,
  per: Temporal.Duration.from({ minutes: 60 }),
})

function readAsked(
  { caller, settings, vault }: Call,
  { name, email, amount, fundedBy, sentBefore, remitterPan, callback_url }: Input,
): Asked {
  const [dollars, sent] = [readFunding(amount), readSent(sentBefore)]
  if (dollars === undefined) throw new Refusal(invalidInput, { amount: copy.amountRequired })
  if (sent === undefined) throw new Refusal(invalidInput, { sentBefore: copy.sentWrong })
  const returnTo = ownAddress(settings.publicUrl, callback_url, 'callback_url')
  const pan = barePan(remitterPan)
  const panMark = pan === '' ? null : vault.mark(`pan:${pan}`)
  return { owner: caller.id, name, email, returnTo, dollars: dollars.minor, fundedBy, sentBefore: sent.minor, panMark }
}

/** One at a time for each person, so that of many at once all find the first one's order. */
const placeOrder = (call: Call, asked: Asked, selling: SellingRate, sealedPan: Uint8Array | null): Promise<Order> =>
  call.db.transaction(async tx => {
    await tx.select({ id: people.id }).from(people).where(eq(people.id, asked.owner)).for('no key update')
    const standing = await standingOrder(tx, asked, call.now())
    if (standing !== undefined) return standing
    const sentInAll = asked.sentBefore + (await sentOn(tx, asked, call.now()))
    const quote = quoteAt(selling, { ...asked, sentInAll })
    const [made] = await tx
      .insert(cardOrders)
      .values({ ...asked, ...quote, sealedPan, sentInAll, createdAt: call.now(), heldUntil: call.now().add(hold) })
      .returning()
    if (made === undefined) throw new Error('The order was not written.')
    return made
  })
