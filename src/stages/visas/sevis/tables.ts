import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

/** How far a student is with the SEVIS fee. */
export const sevisFees = pgTable('sevis_fees', {
  owner: person().primaryKey(),
  preparedAt: instant(),
  openedAt: instant(),
  paidAt: instant(),
  paidWith: text({ enum: ['card', 'elsewhere'] }),
  /** What the card's entry is known by, so that taking it back and paying again are two. */
  payment: uuid(),
  /** The student asked for a fee that came off the card to be put back, and why. Two people at the desk decide. */
  reversalAskedAt: instant(),
  reversalReason: text(),
})
