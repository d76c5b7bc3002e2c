// Columns that name a person.
import { integer, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../database/columns.ts'
import { people } from './tables.ts'

/** Whose row it is: it is erased together with the person. */
export const person = () => uuid().references(() => people.id, { onDelete: 'cascade' })

/** Who did it: the row outlives them, without their name. */
export const actor = () => uuid().references(() => people.id, { onDelete: 'set null' })

export const ownedColumns = () => ({ id: id(), owner: person().notNull() })

/** Of what staff edit. The version counts changes, so that nobody overwrites a change that they have not seen. */
export const changeColumns = () => ({
  version: integer().notNull().default(1),
  changedAt: instant().notNull(),
  changedBy: actor(),
})
