// What a card has to do with merchants, as its owner reads it.
import { and, desc, eq } from 'drizzle-orm'
import { fundsOf } from '#src/features/card/ledger.ts'
import { cardAuthorizations, cardPurchases } from '#src/features/card/tables.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Call } from '#src/platform/services.ts'
import type { MerchantView, SpendingView } from './contract.ts'
import { heldOn, isHeld } from './notices.ts'
import { declineOf, ownLimit } from './rules.ts'
import { cardSettings } from '../tables.ts'

const mostShown = 50

export async function spending(call: Call): Promise<SpendingView> {
  const { db, caller, now } = call
  const owner = caller.id
  const latest = desc(cardAuthorizations.madeAt)
  const [funds, held, pending, declined, [settings]] = await Promise.all([
    fundsOf(db, owner),
    heldOn(db, owner, now()),
    db
      .select()
      .from(cardAuthorizations)
      .where(isHeld(db, owner, now()))
      .orderBy(latest)
      .limit(mostShown),
    db
      .select()
      .from(cardAuthorizations)
      .where(and(eq(cardAuthorizations.owner, owner), eq(cardAuthorizations.isApproved, false)))
      .orderBy(latest)
      .limit(mostShown),
    db.select().from(cardSettings).where(eq(cardSettings.owner, owner)),
  ])
  const { daily = null, monthly = null, limitsAt = null, frozenAt = null } = settings ?? {}
  return {
    available: Math.max(0, funds - held),
    pending: pending.map(askedOf),
    declined: declined.map(one => ({ ...askedOf(one), why: declineOf(one.declinedFor) })),
    frozenAt: frozenAt && momentOf(frozenAt),
    limits:
      daily === null || monthly === null || limitsAt === null
        ? null
        : { daily: ownLimit(daily), monthly: ownLimit(monthly), setAt: momentOf(limitsAt) },
  }
}

type Asked = typeof cardAuthorizations.$inferSelect

const askedOf = (one: Asked) => ({
  id: one.id,
  at: momentOf(one.madeAt),
  amount: one.amount,
  merchant: merchantOf(one),
})

export const merchantOf = (one: Pick<Asked, keyof typeof merchantColumns>): MerchantView => ({
  name: one.merchant,
  city: one.city,
  country: one.country,
  amount: one.merchantAmount,
  currency: one.merchantCurrency,
})

export const merchantColumns = {
  merchant: cardPurchases.merchant,
  city: cardPurchases.city,
  country: cardPurchases.country,
  merchantAmount: cardPurchases.merchantAmount,
  merchantCurrency: cardPurchases.merchantCurrency,
}
