import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { versionActions, type Content } from './rules.ts'

const entry = () => ({ catalogue: text().notNull(), entry: text().notNull() })

/** What an entry of a catalogue said after each change. Rows are only ever added; they outlive the people they name. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    ...entry(),
    number: integer().notNull(),
    action: text({ enum: versionActions }).notNull(),
    content: jsonb().$type<Content>().notNull(),
    by: uuid(),
    at: instant().notNull(),
  },
  table => [primaryKey({ columns: [table.catalogue, table.entry, table.number] })],
)

/** Changes that colleagues share before students see them: one of each entry. */
export const catalogueDrafts = pgTable(
  'catalogue_drafts',
  { ...entry(), content: jsonb().$type<Content>().notNull(), by: uuid().notNull(), at: instant().notNull() },
  table => [primaryKey({ columns: [table.catalogue, table.entry] })],
)
