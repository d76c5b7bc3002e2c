import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '#src/platform/database/columns.ts'
import { ownedColumns, person } from '#src/platform/identity/columns.ts'
import { consulates } from '../transcripts/rules.ts'
import { appointmentReasons, reasons } from './rules.ts'

/** A further visa application after a refusal: the second has number 2. What is done again counts from its start. */
export const visaRounds = pgTable(
  'visa_rounds',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    startedAt: instant().notNull(),
    /** When the student said that the application before it was refused. */
    refusedAt: instant().notNull(),
    why: text({ enum: reasons }).notNull(),
  },
  table => [primaryKey({ columns: [table.owner, table.number] })],
)

/** What counted in the application before that number: marks of steps and ticks of papers, until it began. */
export const visaRoundPast = pgTable(
  'visa_round_past',
  {
    owner: person().notNull(),
    number: integer().notNull(),
    kind: text({ enum: ['marked', 'done-before', 'tick'] }).notNull(),
    /** The step's id, empty for the whole stage; or the paper. */
    name: text().notNull(),
    at: instant().notNull(),
    way: text(),
  },
  table => [primaryKey({ columns: [table.owner, table.number, table.kind, table.name] })],
)

/** An appointment as it was entered, row by row: the last one counts, the earlier ones say what became of it. */
export const visaAppointments = pgTable(
  'visa_appointments',
  {
    ...ownedColumns(),
    place: text({ enum: consulates }).notNull(),
    interview: instant().notNull(),
    vac: instant(),
    why: text({ enum: appointmentReasons }).notNull(),
    enteredAt: instant().notNull(),
    /** Given up as a whole, with its earlier rows; what is entered then is booked again. */
    removedAt: instant(),
  },
  table => [index('visa_appointments_owner').on(table.owner)],
)
