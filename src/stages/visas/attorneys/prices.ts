import { sql } from 'drizzle-orm'
import type { PriceList } from '#src/features/legal/service.ts'
import { dayOf } from '#src/values/dates.ts'
import { attorneys } from './tables.ts'

/** Of a paid call. Attorneys without a signed agreement are examples. */
export const callPrices: PriceList = async db => {
  const rows = await db
    .select({
      isEngaged: attorneys.isEngaged,
      least: sql<string>`min(${attorneys.price})`,
      most: sql<string>`max(${attorneys.price})`,
      changedAt: sql<string>`to_json(max(${attorneys.changedAt}))#>>'{}'`,
    })
    .from(attorneys)
    .groupBy(attorneys.isEngaged)
  return rows.map(({ isEngaged, least, most, changedAt }) => ({
    what: 'A paid call with an immigration attorney.',
    paidTo: 'Us, by Razorpay, for the attorney',
    currency: 'INR',
    least: Number(least),
    most: Number(most),
    on: dayOf(Temporal.Instant.from(changedAt)).toString(),
    isSample: !isEngaged,
  }))
}
