import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { id, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'
import { reminderTable } from '../appointments/tables.ts'

export const webinars = pgTable(
  'webinars',
  {
    id: id(),
    title: text().notNull(),
    description: text().notNull(),
    /** The stage whose step it is; without one it is a custom step's. */
    stage: text(),
    hostName: text().notNull(),
    /** Counts every change, its slots' too: someone who changes an older version is warned. */
    version: integer().notNull().default(1),
    createdBy: actor(),
    createdAt: instant().notNull(),
    changedBy: actor(),
    changedAt: instant().notNull(),
    cancelledAt: instant(),
  },
  table => [index('webinars_created_by').on(table.createdBy), index('webinars_changed_by').on(table.changedBy)],
)

/** When a webinar is held, and the conference that BigMarker holds it in. */
export const webinarSlots = pgTable(
  'webinar_slots',
  {
    id: id(),
    webinar: partOf(() => webinars.id),
    conferenceId: text().notNull().unique('webinar_slots_conference'),
    startTime: instant().notNull(),
    endTime: instant().notNull(),
    agenda: text().notNull(),
    /** The specification's recordingId: a file of Safar's library. */
    recordingId: uuid(),
    /** Or where else it is watched. */
    recordingUrl: text(),
    captionsUrl: text(),
    /** Counts what calendars must hear of: RFC 5545's SEQUENCE. */
    sequence: integer().notNull().default(0),
    movedAt: instant(),
    cancelledAt: instant(),
  },
  table => [
    index('webinar_slots_webinar').on(table.webinar),
    index('webinar_slots_start').on(table.startTime),
    check('webinar_slots_in_order', sql`${table.endTime} > ${table.startTime}`),
    check('webinar_slots_one_recording', sql`num_nonnulls(${table.recordingId}, ${table.recordingUrl}) <= 1`),
  ],
)

/** Who registered for which webinar. Given up, it stays as what happened; registering again is a new row. */
export const webinarRegistrations = pgTable(
  'webinar_registrations',
  {
    id: id(),
    /** The specification's attendeeId. */
    owner: person().notNull(),
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
    index('webinar_registrations_owner').on(table.owner),
    index('webinar_registrations_conference').on(table.conferenceId),
  ],
)

/** Who came, and when first. */
export const webinarEntries = pgTable(
  'webinar_entries',
  {
    owner: person().notNull(),
    conferenceId: text().notNull(),
    enteredAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.conferenceId] }),
    index('webinar_entries_conference').on(table.conferenceId),
  ],
)

export const webinarReminders = reminderTable('webinar_reminders', 'registration', () => webinarRegistrations.id)
