import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { people } from '#src/platform/identity/tables.ts'
import { networks } from './recharge/rules.ts'

/** The last recharge of the Indian number, and with whom it is. */
export const phoneRecharges = pgTable('phone_recharges', {
  owner: uuid()
    .primaryKey()
    .references(() => people.id, { onDelete: 'cascade' }),
  rechargedOn: day().notNull(),
  network: text({ enum: networks }).notNull(),
  notedAt: instant().notNull(),
})
