import { doublePrecision, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { day, id, instant, partOf } from '#src/platform/database/columns.ts'
import { changeColumns, person } from '#src/platform/identity/columns.ts'
import { documents } from '../documents/tables.ts'
import { contentTypes, formatNames } from './rules.ts'

/** What there is to watch, read, hear and play. Everybody's, so it has no owner. */
export const contentItems = pgTable(
  'content_items',
  {
    id: id(),
    /** What Safar brought along, by the name it has there; null for what the desk wrote. */
    broughtAs: text().unique(),
    type: text({ enum: contentTypes }).notNull(),
    format: text({ enum: formatNames }).notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    stage: text(),
    /** Cleaned when it was written. */
    body: text().notNull().default(''),
    address: text().notNull().default(''),
    media: uuid().references(() => documents.id),
    captions: uuid().references(() => documents.id),
    sourceName: text().notNull().default(''),
    sourceCheckedOn: day(),
    order: doublePrecision().notNull().default(100),
    ...changeColumns(),
    publishedAt: instant(),
  },
  table => [
    index('content_items_stage').on(table.stage, table.order),
    index('content_items_changed_by').on(table.changedBy),
    index('content_items_media').on(table.media),
    index('content_items_captions').on(table.captions),
  ],
)

/** Who sent a form of the library, as Typeform reported. */
export const contentForms = pgTable(
  'content_forms',
  {
    owner: person().notNull(),
    item: partOf(() => contentItems.id),
    sentAt: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.item] }), index('content_forms_item').on(table.item)],
)
