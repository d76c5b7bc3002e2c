import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'

/** Who at the desk leads a student's way, and who said so. */
export const studentLeads = pgTable(
  'student_leads',
  {
    owner: person().primaryKey(),
    /** Nobody any more, once they have left. */
    lead: actor(),
    assignedBy: actor(),
    assignedAt: instant().notNull(),
  },
  table => [index('student_leads_lead').on(table.lead), index('student_leads_assigned_by').on(table.assignedBy)],
)

/** The tags that the desk has in common. */
export const deskTags = pgTable(
  'desk_tags',
  {
    name: text().primaryKey(),
    addedBy: actor(),
    addedAt: instant().notNull(),
  },
  table => [
    // Written another way it is the same tag.
    uniqueIndex('desk_tags_lower').on(sql`lower(${table.name})`),
    index('desk_tags_added_by').on(table.addedBy),
  ],
)

/** By its name, so that a student reads it in the copy of their data. */
export const studentTags = pgTable(
  'student_tags',
  {
    owner: person().notNull(),
    tag: text()
      .notNull()
      .references(() => deskTags.name, { onDelete: 'cascade' }),
    addedBy: actor(),
    addedAt: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.tag] }),
    index('student_tags_tag').on(table.tag),
    index('student_tags_added_by').on(table.addedBy),
  ],
)
