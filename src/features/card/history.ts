import { desc, eq } from 'drizzle-orm'
import { dollars, formatMoney } from '../../values/money.ts'
import type { HistorySource } from '../students/service.ts'
import { cardEntries } from './tables.ts'

const words = {
  funded: 'Put on the card',
  'sevis-fee': 'Paid the SEVIS fee with the card',
  'sevis-fee-returned': 'Took back that the SEVIS fee was paid with the card',
} as const

export const cardHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select()
    .from(cardEntries)
    .where(eq(cardEntries.owner, student))
    .orderBy(desc(cardEntries.at))
    .limit(100)
  return rows.map(({ at, what, amount }) => ({
    at: at.toString(),
    what: `${words[what]}: ${formatMoney(dollars(Math.abs(amount)))}`,
    by: null,
  }))
}
