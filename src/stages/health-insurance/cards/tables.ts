import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { insuranceRequests } from '../purchase/tables.ts'

/** The insurer took them in: the card can be shown. */
export const insuranceCards = pgTable('insurance_cards', {
  request: uuid()
    .primaryKey()
    .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
  /** The insurer's number for them, sealed with the owner's key. */
  sealedMember: bytes().notNull(),
  issuedAt: instant().notNull(),
  issuedBy: uuid().references(() => people.id, { onDelete: 'set null' }),
})
