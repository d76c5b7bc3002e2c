// What the issuer says of a card, taken once however often it comes and in whatever order; and the one question that it
// asks: whether a card may pay. It is answered from our ledger, so that a card never promises more than is on it.
import { and, eq, gt, isNull, ne, notExists, sql } from 'drizzle-orm'
import { fundsOf, isBelowNothing, feeAside, move } from '#src/features/card/ledger.ts'
import { cardAuthorizations, cardPurchases } from '#src/features/card/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services, OpenCall } from '#src/platform/services.ts'
import type { CardSpending, IssuingNotice } from '#src/platform/ports.ts'
import { cards, cardSettings } from '../tables.ts'
import { putSettings } from './controls.ts'
import { heldFor, mayPay } from './rules.ts'

type Notice = { raw: Uint8Array; headers: { 'stripe-signature': string } }

export async function notice(call: OpenCall, { raw, headers }: Notice): Promise<{ approved?: boolean }> {
  const said = await call.ports.issuing.readNotice(raw, headers['stripe-signature'])
  if (said === undefined) return {}
  const [card] = await call.db.select().from(cards).where(eq(cards.providerId, said.card))
  if (said.what !== 'request') {
    // A card of another system on the same account is none of our business.
    if (card !== undefined) await take(call, card.owner, said)
    return {}
  }
  call.request.answerHeader(call.ports.issuing.answersIn)
  return { approved: card !== undefined && (await decide(call, card.owner, said)) }
}

type Said<What extends IssuingNotice['what']> = Extract<IssuingNotice, { what: What }>

async function take(services: Services, owner: string, said: IssuingNotice): Promise<void> {
  switch (said.what) {
    case 'transaction':
      return takeTransaction(services, owner, said)
    case 'card':
      return services.change(change => putSettings(change, owner, said, said.at))
    default:
      return services.change(change => keepAuthorization(change, owner, said))
  }
}

/** The card is held, so that of many that are asked at once each sees what the others hold. */
const decide = (services: Services, owner: string, said: IssuingNotice & { what: 'request' | 'authorization' }) =>
  services.change(async (change): Promise<boolean> => {
    const { tx } = change
    const { spending } = said
    await holdCard(change, owner)
    const [settings] = await tx.select().from(cardSettings).where(eq(cardSettings.owner, owner))
    const { held, aside, isFeeHeld } = await heldFrom(tx, owner, services.now(), spending.id)
    const isApproved = mayPay({
      amount: spending.amount,
      currency: spending.currency,
      funds: (await fundsOf(tx, owner)) + (spending.amount === aside && !isFeeHeld ? aside : 0),
      held,
      isFrozen: settings?.frozenAt != null,
    })
    const [known] = await tx.select().from(cardAuthorizations).where(eq(cardAuthorizations.id, spending.id))
    // More for a purchase that is held already was refused: what is held stays.
    if (!isApproved && known?.isApproved === true) return false
    const declinedFor = isApproved ? null : 'webhook_declined'
    await keepAuthorization(change, owner, { ...said, isApproved, declinedFor, isOver: false })
    return isApproved
  })

const holdCard = ({ tx }: Change, owner: string) =>
  tx.select({ owner: cards.owner }).from(cards).where(eq(cards.owner, owner)).for('update')

/** In cents: approved, not taken and not given up. A SEVIS fee is held against what was put aside for it. */
async function heldFrom(db: Queries, owner: string, now: Temporal.Instant, except = '') {
  const [rows, aside] = await Promise.all([
    db
      .select({ amount: cardAuthorizations.amount })
      .from(cardAuthorizations)
      .where(and(isHeld(db, owner, now), ne(cardAuthorizations.id, except))),
    feeAside(db, owner),
  ])
  const isFeeHeld = aside > 0 && rows.some(({ amount }) => amount === aside)
  const sum = rows.reduce((all, { amount }) => all + amount, 0)
  return { held: isFeeHeld ? sum - aside : sum, aside, isFeeHeld }
}

export const heldOn = async (db: Queries, owner: string, now: Temporal.Instant): Promise<number> =>
  (await heldFrom(db, owner, now)).held

export const isHeld = (db: Queries, owner: string, now: Temporal.Instant) =>
  and(
    eq(cardAuthorizations.owner, owner),
    eq(cardAuthorizations.isApproved, true),
    isNull(cardAuthorizations.overAt),
    gt(cardAuthorizations.amount, 0),
    gt(cardAuthorizations.madeAt, now.subtract(heldFor)),
    // Taken, it is over, also where that was said first.
    notExists(
      db
        .select({ id: cardPurchases.id })
        .from(cardPurchases)
        .where(and(eq(cardPurchases.authorization, cardAuthorizations.id), eq(cardPurchases.isRefund, false))),
    ),
  )

type Decided = Pick<
  Extract<IssuingNotice, { what: 'request' | 'authorization' }>,
  'at' | 'spending' | 'isApproved' | 'declinedFor' | 'isOver'
>

/** What was said later counts; over once, it is over. */
async function keepAuthorization(change: Change, owner: string, said: Decided): Promise<void> {
  const { at, spending, isApproved, declinedFor, isOver } = said
  const overAt = isOver ? at : null
  const row = { ...rowOf(owner, spending), isApproved, declinedFor, saidAt: at, overAt }
  const { id, ...set } = row
  await change.tx
    .insert(cardAuthorizations)
    .values(row)
    .onConflictDoUpdate({
      target: cardAuthorizations.id,
      set: { ...set, overAt: sql`coalesce(${cardAuthorizations.overAt}, excluded.over_at)` },
      setWhere: sql`${cardAuthorizations.saidAt} <= excluded.said_at and ${cardAuthorizations.owner} = excluded.owner`,
    })
  if (isOver) {
    // Said before something older was written, it is over all the same.
    await change.tx
      .update(cardAuthorizations)
      .set({ overAt: at })
      .where(and(eq(cardAuthorizations.id, id), eq(cardAuthorizations.owner, owner), isNull(cardAuthorizations.overAt)))
  }
  await change.announce(`person:${owner}`, 'card')
}

const rowOf = (owner: string, spending: CardSpending) => {
  const { id, amount, merchant, city, country, merchantAmount, merchantCurrency, madeAt } = spending
  return { id, owner, amount, merchant, city, country, merchantAmount, merchantCurrency, madeAt }
}

const mostTries = 5

/** Another payment may take the same dollars at the same moment: what is left then is looked at again. */
async function takeTransaction(services: Services, owner: string, said: Said<'transaction'>, tries = 1): Promise<void> {
  const { spending } = said
  if (spending.currency !== 'USD' || spending.amount === 0) return notifyStrange(services, said, 'is of no dollars')
  try {
    const isNew = await services.change(change => takeOnce(change, owner, said))
    if (!isNew) await lookAtRepeated(services, owner, said)
  } catch (error) {
    if (!isBelowNothing(error) || tries === mostTries) throw error
    return takeTransaction(services, owner, said, tries + 1)
  }
}

async function takeOnce(change: Change, owner: string, said: Said<'transaction'>): Promise<boolean> {
  const { spending, authorization, isRefund } = said
  const { id: reference, amount, madeAt: at } = spending
  await holdCard(change, owner)
  const isFee = !isRefund && amount === (await feeAside(change.tx, owner))
  const taken = isRefund || isFee ? amount : Math.min(amount, await fundsOf(change.tx, owner))
  const row = { ...rowOf(owner, spending), authorization, isRefund, beyond: amount - taken }
  const made = await change.tx.insert(cardPurchases).values(row).onConflictDoNothing().returning()
  if (made.length === 0) return false
  const what = isRefund ? 'purchase-refund' : isFee ? 'sevis-fee-charged' : 'purchase'
  if (taken > 0) await move(change, { owner, what, amount: taken, reference, at })
  await change.announce(`person:${owner}`, 'card', 'visas', 'journey')
  await change.announceToDesk('card-money')
  return true
}

/** The same once more is nothing new; another amount, or another card, under the same id is. */
async function lookAtRepeated(services: Services, owner: string, said: Said<'transaction'>): Promise<void> {
  const { id, amount } = said.spending
  const [known] = await services.db.select().from(cardPurchases).where(eq(cardPurchases.id, id))
  const isSame = known?.owner === owner && known.amount === amount && known.isRefund === said.isRefund
  if (!isSame) await notifyStrange(services, said, 'came before with another amount or card')
}

const notifyStrange = (services: Services, { spending, card }: Said<'transaction'>, what: string) =>
  services.ports.errors.record({
    where: 'server',
    message: `Transaction ${spending.id} of card ${card} over ${spending.amount} ${spending.currency} ${what}.`,
    stack: '',
    url: '/webhooks/stripe-issuing',
    requestId: undefined,
  })
