import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant } from '../../platform/database/columns.ts'
import { people } from '../../platform/identity/tables.ts'

/** Who registered for which webinar. Given up, it stays as what happened; registering again is a new row. */
export const webinarRegistrations = pgTable(
  'webinar_registrations',
  {
    id: id(),
    /** The specification's attendeeId. */
    owner: uuid()
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    conferenceId: text().notNull(),
    /** Under which BigMarker knows it, whatever the person's address is later. */
    email: text().notNull(),
    registeredAt: instant().notNull(),
    /** The specification's didUnregister, with its date. */
    unregisteredAt: instant(),
  },
  table => [
    uniqueIndex('webinar_registrations_active')
      .on(table.owner, table.conferenceId)
      .where(sql`${table.unregisteredAt} is null`),
  ],
)
