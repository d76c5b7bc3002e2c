import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { universities } from '#src/features/universities/tables.ts'
import { bytes, instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'

const university = () => text().references(() => universities.id, { onDelete: 'set null' })

/** What a student wrote for the I-20: birth, citizenship and the family's money, sealed with their key. */
export const i20Data = pgTable('i20_data', {
  owner: person().primaryKey(),
  sealed: bytes(),
  universityId: university(),
  chosenAt: instant(),
  /** What is there now was filled, or it was not: this tells. */
  updatedAt: instant().notNull(),
})

/** A form that was filled. The latest is the one. */
export const filledI20s = pgTable(
  'filled_i20s',
  {
    ...ownedColumns(),
    universityId: university(),
    /** What the university's own form is called; the worksheet has no name. */
    form: text(),
    /** Its name in the storage, and in its address. */
    file: text().notNull(),
    filledAt: instant().notNull(),
  },
  table => [index('filled_i20s_owner').on(table.owner)],
)
