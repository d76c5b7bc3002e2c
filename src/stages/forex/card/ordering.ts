// Asking for dollars: the order with its rate, and the page where it is paid.
import { sellingRate, type SellingRate } from '#src/features/exchange/service.ts'
import { openOrder } from '#src/features/payments/checkouts.ts'
import { cancelOpen } from '#src/features/payments/replacing.ts'
import { ownAddress } from '#src/features/payments/own-address.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Call } from '#src/platform/house.ts'
import { rupees } from '#src/values/money.ts'
import { conflict, invalidInput, Refusal } from '#src/wire/problem.ts'
import { barePan } from '#src/values/indian-identifiers.ts'
import * as copy from './copy.ts'
import { latestOrder, standingOrder, type Asked, type Order } from './orders.ts'
import { quoteAt } from './quoting.ts'
import { holdLimits, paidOn, reservedOn } from './reserving.ts'
import type { Funding } from '#src/features/exchange/cost/rules.ts'
import { hold, readFunding, readSent, type CardFunding } from './rules.ts'
import { cardOrders } from './tables.ts'

type Input = CardFunding & {
  callback_url: string
  fundedBy: Funding
  sentBefore: string | number
  remitterPan: string
}

const funding = { purpose: 'card-funding', provider: 'razorpay' } as const

/**
 * Asked for again in the same way while its rate is held it is the same order; asked otherwise, another, and nobody can
 * pay the one before it any more: Razorpay closes its page first.
 */
export async function order(call: Call, input: Input): Promise<string> {
  const asked = readAsked(call, input)
  await call.limits.use(ordersOf(call.caller.id))
  const selling = await sellingRate(call)
  const pan = barePan(input.remitterPan)
  const sealedPan = pan === '' ? null : await call.vault.seal(call.caller.id, pan)
  if ((await standingOrder(call.db, asked, call.now())) === undefined) await cancelOpen(call, funding)
  const { id, total, name, email, returnTo, heldUntil } = await placeOrder(call, asked, selling, sealedPan)
  const payer = { title: copy.payerTitle, name, email, returnTo }
  const wanted = { owner: call.caller.id, purpose: funding.purpose, reference: id, amount: rupees(total), payer }
  const url = await openOrder(call, wanted, heldUntil)
  await closeIfReplaced(call, id)
  return call.change(async ({ announce }) => {
    await announce(`person:${call.caller.id}`, 'card', 'journey')
    return url
  })
}

const ordersOf = (person: string) => perHour(`orders:${person}`, 30)

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
  call.inTransaction(async tx => {
    await holdLimits(tx, asked)
    const standing = await standingOrder(tx, asked, call.now())
    if (standing !== undefined) return standing
    const [paid, reserved] = [await paidOn(tx, asked, call.now()), await reservedOn(tx, asked, call.now())]
    const sentInAll = asked.sentBefore + paid + reserved
    const quote = quoteAt(selling, { ...asked, sentInAll })
    const [made] = await tx
      .insert(cardOrders)
      .values({ ...asked, ...quote, sealedPan, sentInAll, createdAt: call.now(), heldUntil: call.now().add(hold) })
      .returning()
    if (made === undefined) throw new Error('The order was not written.')
    return made
  })

/** While its page was made, a second order of the same person may have taken its place: one can be open. */
async function closeIfReplaced(call: Call, id: string): Promise<void> {
  const latest = await latestOrder(call.db, call.caller.id)
  if (latest?.id === id) return
  await cancelOpen(call, funding, ({ reference }) => reference === latest?.id)
  throw new Refusal(conflict)
}
