// Asking for dollars: the order with its rate, and the page where it is paid.
import { and, asc, eq } from 'drizzle-orm'
import { sellingRate, type SellingRate } from '#src/features/exchange/service.ts'
import { openOrder, ownAddress } from '#src/features/payments/checkouts.ts'
import { cancelOpen } from '#src/features/payments/attempts.ts'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import { panOfPayer } from '#src/features/passport-profile/wholes/rules.ts'
import { noteStated } from '#src/features/people/values/statements.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { formatMoney, rupees } from '#src/values/money.ts'
import { conflict, invalidInput, Refusal } from '#src/wire/problem.ts'
import { barePan, isPersonsPan } from '#src/values/indian-identifiers.ts'
import type { Funding } from '#src/features/exchange/cost/rules.ts'
import { payments } from '#src/features/payments/tables.ts'
import { priceChanged, type CardView } from './contract.ts'
import * as copy from './copy.ts'
import { latestOrder, panMarkOf, standingOrder, type Asked, type Order, paymentsOf } from './orders.ts'
import { quoteAt, type Quote } from './quote.ts'
import { holdLimits, paidOn, declaredIn, isOfYear } from './funds.ts'
import { cardFunding, hold, readFunding, readSent, type CardFunding } from './rules.ts'
import { cardOrders } from './tables.ts'

type Input = CardFunding & {
  callback_url: string
  fundedBy: Funding
  sentBefore?: string | number | undefined
  remitterPan: string
  shown?: number | undefined
}

const funding = { purpose: cardFunding, provider: 'razorpay' } as const

/**
 * Asked for again in the same way while its rate is held it is the same order; asked otherwise, another, and nobody can
 * pay the one before it any more: Razorpay closes its page first.
 */
export async function order(call: Call, input: Input): Promise<string> {
  const pan = barePan(input.remitterPan) || (await knownPan(call))
  const declared = input.sentBefore ?? ((await declaredOn(call, pan)) / 100).toFixed(2)
  const asked = readAsked(call, { ...input, sentBefore: declared }, pan)
  await call.limits.use(ordersOf(call.caller.id))
  const selling = await sellingRate(call)
  const sealedPan = await call.vault.seal(call.caller.id, pan)
  const { shown } = input
  if ((await standingOrder(call.db, asked, { now: call.now(), shown })) === undefined) {
    // What is refused anyway closes no page.
    await quoteShown(call.db, call, { asked, selling, shown })
    await cancelOpen(call, funding)
  }
  const { id, total, name, email, returnTo, heldUntil } = await placeOrder(call, { asked, selling, shown }, sealedPan)
  const payer = { title: copy.payerTitle, name, email, returnTo }
  const wanted = { owner: call.caller.id, purpose: funding.purpose, reference: id, amount: rupees(total), payer }
  const url = await openOrder(call, wanted, heldUntil)
  await closeIfReplaced(call, id)
  return call.change(async ({ tx, announce }) => {
    await noteStated({ tx }, call, 'card', { name })
    await announce(`person:${call.caller.id}`, 'card', 'journey')
    return url
  })
}

const ordersOf = (person: string) => perHour(`orders:${person}`, 30)

/** The specification's call names none: it is that of the last order, or the profile's where the student pays. */
async function knownPan({ db, caller, vault }: Call): Promise<string> {
  const last = await latestOrder(db, caller.id)
  if (last !== undefined && last.sealedPan !== null) return vault.open(caller.id, last.sealedPan)
  return barePan(panOfPayer((await readProfile({ caller, vault }, db)).facts))
}

const declaredOn = async (call: Call, pan: string): Promise<number> =>
  (await remittersOf(call)).find(remitter => remitter.pan === pan)?.sentBefore ?? 0

function readAsked(
  { caller, settings, vault }: Call,
  { name, email, amount, fundedBy, sentBefore, callback_url }: Input & { sentBefore: string | number },
  pan: string,
): Asked {
  const [dollars, sent] = [readFunding(amount), readSent(sentBefore)]
  if (dollars === undefined) throw new Refusal(invalidInput, { amount: copy.amountRequired })
  if (sent === undefined) throw new Refusal(invalidInput, { sentBefore: copy.sentWrong })
  if (!isPersonsPan(pan)) throw new Refusal(invalidInput, { remitterPan: copy.panNeeded })
  const returnTo = ownAddress(settings.publicUrl, callback_url, 'callback_url')
  const panMark = panMarkOf(vault, pan)
  return { owner: caller.id, name, email, returnTo, dollars: dollars.minor, fundedBy, sentBefore: sent.minor, panMark }
}

/** One at a time for each person, so that of many at once all find the first one's order. */
const placeOrder = (call: Call, wanted: Wanted, sealedPan: Uint8Array | null): Promise<Order> =>
  call.inTransaction(async tx => {
    const { asked, shown } = wanted
    await holdLimits(tx, asked)
    const standing = await standingOrder(tx, asked, { now: call.now(), shown })
    if (standing !== undefined) return standing
    const quote = await quoteShown(tx, call, wanted)
    const [made] = await tx
      .insert(cardOrders)
      .values({ ...asked, ...quote, sealedPan, createdAt: call.now(), heldUntil: call.now().add(hold) })
      .returning()
    if (made === undefined) throw new Error('The order was not written.')
    return made
  })

type Wanted = { asked: Asked; selling: SellingRate; shown: number | undefined }

/** What its sender saw, or the new price to confirm: never another sum. */
async function quoteShown(db: Queries, { now }: Call, { asked, selling, shown }: Wanted): Promise<Quote> {
  const quote = quoteAt(selling, { ...asked, paid: await paidOn(db, asked, now()) })
  if (shown === undefined || shown === quote.total) return quote
  throw new Refusal(priceChanged, { amount: copy.priceNow(formatMoney(rupees(quote.total))) })
}

/** While its page was made, a second order of the same person may have taken its place: one can be open. */
async function closeIfReplaced(call: Call, id: string): Promise<void> {
  const latest = await latestOrder(call.db, call.caller.id)
  if (latest?.id === id) return
  await cancelOpen(call, funding, ({ reference }) => reference === latest?.id)
  throw new Refusal(conflict)
}

/**
 * What the account's own form begins with: for each PAN that it paid on this financial year, how much, and what was
 * declared last as sent elsewhere. The PAN that was paid on last is the last.
 */
export async function remittersOf({
  db,
  caller,
  now,
  vault,
}: Pick<Call, 'db' | 'caller' | 'now' | 'vault'>): Promise<CardView['remitters']> {
  const rows = await db
    .select({
      sealedPan: cardOrders.sealedPan,
      panMark: cardOrders.panMark,
      converted: cardOrders.converted,
      dollars: cardOrders.dollars,
      sentBefore: cardOrders.sentBefore,
      createdAt: cardOrders.createdAt,
    })
    .from(payments)
    .innerJoin(cardOrders, paymentsOf)
    .where(and(isOfYear(now()), eq(payments.owner, caller.id)))
    .orderBy(asc(payments.paidAt), asc(payments.id))
  return Promise.all(
    [...Map.groupBy(rows.toReversed(), ({ panMark }) => panMark).values()].toReversed().map(async own => {
      const [last] = own
      const sealed = last?.sealedPan ?? null
      return {
        pan: sealed === null ? '' : await vault.open(caller.id, sealed),
        sentBefore: last === undefined ? 0 : declaredIn(last, now()),
        paidHere: own.reduce((sum, { converted }) => sum + converted, 0),
        dollarsHere: own.reduce((sum, { dollars }) => sum + dollars, 0),
      }
    }),
  )
}
