import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, partOf } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'
import { categories, types, whyDropped } from './rules.ts'

const notification = () => partOf(() => notifications.id)

/** One row, whether it is for one person or for ten thousand; what was seen of it are rows of their own. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Null: for everybody who has an account. */
    owner: person(),
    type: text({ enum: types }).notNull(),
    title: text().notNull(),
    body: text().notNull(),
    /** Where it leads: an address of ours. */
    href: text(),
    /** The page of that address, without what follows it. */
    path: text().generatedAlwaysAs(sql`regexp_replace(href, '[?#].*$', '')`),
    showOnce: boolean().notNull(),
    /** Until when it is there. */
    endTime: instant().notNull(),
    createdAt: instant().notNull(),
    /** Changed, it is news again. */
    modifiedAt: instant().notNull(),
    /** Who wrote it at the desk; null where the product tells. */
    writer: uuid(),
    mails: boolean().notNull(),
  },
  table => [
    index('notifications_owner').on(table.owner, table.modifiedAt),
    index('notifications_for_all')
      .on(table.modifiedAt)
      .where(sql`${table.owner} is null`),
    index('notifications_written')
      .on(table.createdAt)
      .where(sql`${table.writer} is not null`),
    check('notifications_href_is_ours', sql`${table.href} ~ '^/(?![/\\\\])[^[:space:]\\\\]*$'`),
  ],
)

/** All notifications until then were read: what 'mark all as read' leaves behind. */
export const notificationReadMarks = pgTable('notification_read_marks', {
  owner: person().primaryKey(),
  upTo: instant().notNull(),
})

export const notificationReads = pgTable(
  'notification_reads',
  { owner: person().notNull(), notification: notification(), readAt: instant().notNull() },
  table => [
    primaryKey({ columns: [table.owner, table.notification] }),
    index('notification_reads_notification').on(table.notification),
  ],
)

/** When a page that notifications lead to was opened last. What came before it counts as read. */
export const notificationOpenings = pgTable(
  'notification_openings',
  { owner: person().notNull(), path: text().notNull(), openedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.path] })],
)

/** Those to be shown once, and were. */
export const notificationShowings = pgTable(
  'notification_showings',
  { owner: person().notNull(), notification: notification(), shownAt: instant().notNull() },
  table => [
    primaryKey({ columns: [table.owner, table.notification] }),
    index('notification_showings_notification').on(table.notification),
  ],
)

/** One letter a person, whatever is run twice. It waits until `due`, and then is sent or dropped. */
export const notificationLetters = pgTable(
  'notification_letters',
  {
    notification: notification(),
    owner: person().notNull(),
    due: instant().notNull(),
    sentAt: instant(),
    droppedAt: instant(),
    why: text({ enum: whyDropped }),
  },
  table => [
    primaryKey({ columns: [table.notification, table.owner] }),
    index('notification_letters_owner').on(table.owner),
    index('notification_letters_due')
      .on(table.due)
      .where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
    check('notification_letters_why', sql`(${table.droppedAt} is null) = (${table.why} is null)`),
    check('notification_letters_one_end', sql`${table.sentAt} is null or ${table.droppedAt} is null`),
  ],
)

/** The letters of one that is for all are written in batches: `after` is the last person who has theirs. */
export const notificationMailings = pgTable('notification_mailings', {
  notification: notification().primaryKey(),
  after: uuid(),
  finishedAt: instant(),
})

/** What somebody wants no e-mail about. */
export const notificationMutes = pgTable(
  'notification_mutes',
  { owner: person().notNull(), category: text({ enum: categories }).notNull(), mutedAt: instant().notNull() },
  table => [primaryKey({ columns: [table.owner, table.category] })],
)

export const quietHours = pgTable('notification_quiet_hours', {
  owner: person().primaryKey(),
  isOn: boolean().notNull(),
  zone: text().notNull(),
  starts: text().notNull(),
  ends: text().notNull(),
  setAt: instant().notNull(),
})
