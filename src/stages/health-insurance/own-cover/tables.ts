import { sql } from 'drizzle-orm'
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { ownedColumns } from '#src/platform/identity/columns.ts'
import { ownCoverKinds } from '../facts.shape.ts'

/** That somebody buys no plan here, and why: one row for each time it was said. */
export const insuranceOwnCovers = pgTable(
  'insurance_own_covers',
  {
    ...ownedColumns(),
    kind: text({ enum: ownCoverKinds }).notNull(),
    saidAt: instant().notNull(),
    /** The student handed in the waiver with a policy from elsewhere. */
    handedInAt: instant(),
    /** Until when the policy from elsewhere covers them, as they typed it. */
    lastDay: day(),
    /** They need a plan after all. */
    takenBackAt: instant(),
  },
  table => [
    uniqueIndex('insurance_own_covers_current')
      .on(table.owner)
      .where(sql`${table.takenBackAt} is null`),
    check('insurance_own_covers_handed_in', sql`${table.handedInAt} is null or ${table.kind} = 'elsewhere'`),
  ],
)
