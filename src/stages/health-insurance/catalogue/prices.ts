import { isNull, sql } from 'drizzle-orm'
import type { PriceList } from '#src/features/legal/service.ts'
import { insurancePlans } from '../tables.ts'

const isSample = sql<boolean>`${insurancePlans.sampleOf} is not null`

/** Of the plans on sale. */
export const deposits: PriceList = async db => {
  const rows = await db
    .select({
      isSample,
      least: sql<string>`min(${insurancePlans.deposit})`,
      most: sql<string>`max(${insurancePlans.deposit})`,
      on: sql<string>`max(coalesce(${insurancePlans.sampleOf}, (${insurancePlans.changedAt} at time zone 'Asia/Kolkata')::date))::text`,
    })
    .from(insurancePlans)
    .where(isNull(insurancePlans.withdrawnAt))
    .groupBy(isSample)
  return rows.map(({ least, most, ...rest }) => ({
    what: 'The deposit of a health insurance. It is part of the premium, and the invoice that follows is for the rest.',
    paidTo: 'Us, by Stripe, for the insurer',
    currency: 'USD',
    least: Number(least),
    most: Number(most),
    ...rest,
  }))
}
