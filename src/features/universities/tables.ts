import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'

export type TermDates = Partial<
  Record<'annual' | 'graduating' | 'fall' | 'spring' | 'winter' | 'summer', { start: string; end: string }>
>

export const universityRevisions = pgSequence('university_revisions')

export const universities = pgTable(
  'universities',
  {
    /** Readable, such as 'university-of-north-texas'. */
    id: text().primaryKey(),
    name: text().notNull(),
    /** Where the register's name is not what people say. */
    displayName: text(),
    aliases: text().array().notNull().default([]),
    initials: text().array().notNull().default([]),
    /** How well known it is, by the register: see `knownBy` in the seed. Below zero for a board or a system office. */
    known: integer(),
    city: text().notNull().default(''),
    stateCode: text(),
    domain: text(),
    /** The name as `nameKey` folds it: two universities are one when they are called the same. */
    nameKey: text().notNull(),
    verifiedAt: instant(),
    verifiedBy: actor(),
    /** Added by a person, not taken from the register. */
    isAdded: boolean().notNull().default(false),
    /** Who added it first; gone with the person. */
    addedBy: actor(),
    createdAt: instant().notNull(),
    /** Grows with every change of what a search may find; 0 until it was first verified. See cache.ts. */
    revision: integer().notNull().default(0),

    // For the insurance stage.
    gbgDestinationCountry: text(),
    gbgDestinationState: text(),
    noWaiver: boolean().notNull().default(false),
    customDates: boolean().notNull().default(false),
    allowedStartDates: day().array(),
    maxStartDate: day(),
    termDates: jsonb().$type<TermDates>(),
    /** The university takes waivers from the one to the other. */
    waiverOpens: day(),
    waiverDeadline: day(),
    /** Where these days were read, and when; without it they are shown to nobody. */
    waiverWindowSource: text(),
    waiverWindowCheckedOn: day(),
    waiverGuide: text(),
    waiverGuideGBG: text('waiver_guide_gbg'),
  },
  table => [
    index('universities_revision').on(table.revision),
    index('universities_name_key').on(table.nameKey),
    index('universities_domain').on(table.domain),
    index('universities_added_by').on(table.addedBy),
    index('universities_waiting')
      .on(table.createdAt)
      .where(sql`${table.verifiedAt} is null`),
    // The register has some names twice, people have not.
    uniqueIndex('universities_added_name')
      .on(table.nameKey)
      .where(sql`${table.isAdded}`),
    check('universities_verified_has_revision', sql`${table.verifiedAt} is null or ${table.revision} > 0`),
  ],
)

/** Who asked for a university that the catalogue lacked: it is in their own lists before it is verified. */
export const universityRequests = pgTable(
  'university_requests',
  {
    owner: person().notNull(),
    university: text()
      .notNull()
      .references(() => universities.id, { onDelete: 'cascade' }),
    at: instant().notNull(),
  },
  table => [
    primaryKey({ columns: [table.owner, table.university] }),
    index('university_requests_university').on(table.university),
  ],
)
