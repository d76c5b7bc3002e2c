import { asc, isNull } from 'drizzle-orm'
import type { DatedList } from '../dated-facts/slots.ts'
import { counters } from './rules.ts'
import { products } from './tables.ts'

/** The terms of partners, as long as they are offered. */
export const datedProducts: DatedList = async (db, most) => {
  const rows = await db
    .select()
    .from(products)
    .where(isNull(products.retiredAt))
    .orderBy(asc(products.checkedOn))
    .limit(most)
  return rows.map(({ id, kind, provider, title, source, checkedOn, isSample }) => ({
    text: `${title} by ${provider}`,
    source: { name: source, checkedOn: checkedOn.toString() },
    shownAt: counters[kind].comparePage,
    editedAt: `/desk/products/${id}`,
    isSample,
  }))
}
