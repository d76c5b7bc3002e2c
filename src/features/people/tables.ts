import { pgTable, text, index, doublePrecision, integer, primaryKey, uniqueIndex } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import { day, instant } from '#src/platform/database/columns.ts'
import { person, ownedColumns, actor } from '#src/platform/identity/columns.ts'
import { universities } from '../universities/tables.ts'

/** What a student said about their plans. Their name, and what they sign in with, stand in `people`. */
export const profiles = pgTable('profiles', {
  owner: person().primaryKey(),
  stage: text({ enum: ['applying', 'postAdmit', 'enrolled'] }),
  flightDate: day(),
  /** As printed on the I-20. */
  programmeStart: day(),
  helpItems: text().array().notNull().default([]),
  updatedAt: instant().notNull(),
})

/** Where they can be reached, here and there. Nobody proved these: they sign nobody in. */
export const contacts = pgTable('contacts', {
  owner: person().primaryKey(),
  universityEmail: text(),
  personalEmail: text(),
  homeCountryPhone: text(),
  destinationCountryPhone: text(),
  updatedAt: instant().notNull(),
})

/** When a value of a person was stated at one of the places that keep it; the value itself is at the place alone. */
export const personStatements = pgTable(
  'person_statements',
  {
    owner: person().notNull(),
    place: text().notNull(),
    value: text().notNull(),
    /** A keyed hash of what was stated: of another value it says nothing. */
    mark: text(),
    statedAt: instant(),
    /** The mark of another value despite which this one was left as it is. */
    leftMark: text(),
  },
  table => [primaryKey({ columns: [table.owner, table.place, table.value] })],
)

export const onboardings = pgTable('onboardings', {
  owner: person().primaryKey(),
  degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
  branch: text().notNull().default(''),
  /** The intake, such as 'fall-2027' or 'enrolled'. */
  cycle: text(),
  completedAt: instant(),
  updatedAt: instant().notNull(),
})

/** What somebody thinks of studying, before there is an application. */
export const applicationInterests = pgTable('application_interests', {
  owner: person().primaryKey(),
  degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
  branch: text().notNull().default(''),
  intake: text(),
  universities: text().array().notNull().default([]),
  updatedAt: instant().notNull(),
})

export const applications = pgTable(
  'applications',
  {
    ...ownedColumns(),
    university: text()
      .notNull()
      .references(() => universities.id),
    programme: text().notNull().default(''),
    degree: text({ enum: ['bachelors', 'masters', 'PhD'] }),
    intake: text(),
    outcome: text({ enum: ['considering', 'applied', 'admitted', 'waitlisted', 'rejected'] })
      .notNull()
      .default('considering'),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  table => [index('applications_owner').on(table.owner), index('applications_university').on(table.university)],
)

export const academics = pgTable(
  'academics',
  {
    ...ownedColumns(),
    type: text({ enum: ['highSchool', 'bachelors', 'masters', 'phd', 'other'] }).notNull(),
    institution: text().notNull(),
    degree: text().notNull().default(''),
    field: text().notNull().default(''),
    startYear: integer(),
    endYear: integer(),
    score: doublePrecision(),
    scoreScale: text({ enum: ['percentage', 'cgpa10', 'cgpa4'] })
      .notNull()
      .default('percentage'),
    createdAt: instant().notNull(),
  },
  table => [index('academics_owner').on(table.owner)],
)

export const workExperiences = pgTable(
  'work_experiences',
  {
    ...ownedColumns(),
    type: text({ enum: ['internship', 'fullTime', 'partTime'] }).notNull(),
    company: text().notNull(),
    title: text().notNull(),
    description: text().notNull().default(''),
    startDate: day(),
    endDate: day(),
    createdAt: instant().notNull(),
  },
  table => [index('work_experiences_owner').on(table.owner)],
)

export const greScores = pgTable(
  'gre_scores',
  {
    ...ownedColumns(),
    quant: integer().notNull(),
    verbal: integer().notNull(),
    writing: doublePrecision().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('gre_scores_owner').on(table.owner)],
)

export const toeflScores = pgTable(
  'toefl_scores',
  {
    ...ownedColumns(),
    score: doublePrecision().notNull(),
    scale: text({ enum: ['0-120', '1-6'] }).notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('toefl_scores_owner').on(table.owner)],
)

export const gmatScores = pgTable(
  'gmat_scores',
  {
    ...ownedColumns(),
    score: integer().notNull(),
    createdAt: instant().notNull(),
  },
  table => [index('gmat_scores_owner').on(table.owner)],
)

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
