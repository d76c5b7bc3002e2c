import { pgTable, text } from 'drizzle-orm/pg-core'
import { day, instant } from '#src/platform/database/columns.ts'
import { person } from '#src/platform/identity/columns.ts'

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
