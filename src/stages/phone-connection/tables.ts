import { pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { networks } from './facts.shape.ts'

/** The last recharge of the Indian number, and with whom it is. */
export const phoneRecharges = pgTable('phone_recharges', {
  owner: person().primaryKey(),
  rechargedOn: day().notNull(),
  network: text({ enum: networks }).notNull(),
  notedAt: instant().notNull(),
})
