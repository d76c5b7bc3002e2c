import { pgTable, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { actor } from '#src/platform/identity/columns.ts'
import { insuranceRequests } from '../purchase/tables.ts'

/** The insurer took them in: the card can be shown. */
export const insuranceCards = pgTable('insurance_cards', {
  request: uuid()
    .primaryKey()
    .references(() => insuranceRequests.id, { onDelete: 'cascade' }),
  /** The insurer's number for them, sealed with the owner's key. */
  sealedMember: bytes().notNull(),
  issuedAt: instant().notNull(),
  issuedBy: actor(),
})
