import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, primaryKey, text, check, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { bytes, instant, id } from '#src/platform/database/columns.ts'
import { actor, ownedColumns, person } from '#src/platform/identity/columns.ts'

/** One conversation a student. Numbers, rather than times, say what came before what. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    author: actor(),
    isFromDesk: boolean().notNull(),
    /** Plain only in what was written before messages were sealed, until a job has sealed it: see sealing.ts. */
    text: text().notNull().default(''),
    /** Sealed with the student's key, also where the desk wrote it; none where files say it all. */
    sealedText: bytes(),
    /** The name under which an answer was held before it was sent. */
    heldAs: uuid(),
    /** Where it was written: the stage's route, the step's id, and what the student read there. */
    aboutStage: text(),
    aboutStep: text(),
    aboutTitle: text(),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.number] }),
    // For the queue: every conversation has one first message, and the desk's last one ends the waiting.
    index('chat_messages_first')
      .on(table.owner)
      .where(sql`${table.number} = 1`),
    index('chat_messages_answers')
      .on(table.owner, table.number)
      .where(sql`${table.isFromDesk}`),
    index('chat_messages_author').on(table.author),
    // What is still to be sealed; soon none.
    index('chat_messages_plain')
      .on(table.owner)
      .where(sql`${table.text} <> ''`),
  ],
)

/** An answer of the desk that is not sent yet: until it is, its writer can take it back. Its files are attached to it. */
export const chatHeld = pgTable(
  'chat_held',
  {
    ...ownedColumns(),
    author: actor(),
    /** Sealed with the student's key, as a message is; none where files say it all. */
    sealedText: bytes(),
    sendAt: instant().notNull(),
  },
  table => [
    index('chat_held_owner').on(table.owner),
    index('chat_held_author').on(table.author),
    index('chat_held_send_at').on(table.sendAt),
  ],
)

/** How far each side has seen a conversation; the desk sees it as one. */
export const chatReads = pgTable(
  'chat_reads',
  {
    owner: person().notNull(),
    side: text({ enum: ['student', 'desk'] }).notNull(),
    upTo: integer().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.side] })],
)

/** Who is writing in a conversation. It counts for a few seconds, and is gone with the message. */
export const chatTyping = pgTable(
  'chat_typing',
  {
    owner: person().notNull(),
    person: person().notNull(),
    isFromDesk: boolean().notNull(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.person] }), index('chat_typing_person').on(table.person)],
)

/** The last unseen answer that a student was notified of by a notification. */
export const chatNotices = pgTable('chat_tellings', {
  owner: person().primaryKey(),
  upTo: integer().notNull(),
  notifiedAt: instant().notNull(),
})

/** What the desk says often, by a short name. All who answer share them. */
export const chatReplies = pgTable(
  'chat_replies',
  {
    id: id(),
    /** Typed after a slash: 'visa-dates'. */
    name: text().notNull(),
    text: text().notNull(),
    writtenBy: uuid().notNull(),
    writtenAt: instant().notNull(),
  },
  table => [
    uniqueIndex('chat_replies_name').on(table.name),
    check('chat_replies_name_shape', sql`${table.name} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
)
