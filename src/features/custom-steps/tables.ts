import { sql } from 'drizzle-orm'
import { boolean, check, doublePrecision, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { stepTypes } from '#src/journey/stage.ts'
import type { Status } from '#src/journey/status.ts'
import { bytes, day, id, instant, partOf } from '#src/platform/database/columns.ts'
import { actor, person } from '#src/platform/identity/columns.ts'
import type { Question } from './form/rules.ts'
import type { Attachment } from './response/rules.ts'

/** A step that the desk lays beside a stage's own, as it is defined. */
export const customSteps = pgTable(
  'custom_steps',
  {
    id: id(),
    stage: text().notNull(),
    type: text({ enum: stepTypes }).notNull(),
    title: text().notNull(),
    /** Cleaned when it was written. */
    description: text().notNull(),
    form: jsonb().$type<readonly Question[]>().notNull().default([]),
    /** What there is to read or watch, for everybody alike. */
    attachments: jsonb().$type<readonly Attachment[]>().notNull().default([]),
    typeformUrl: text(),
    webinarId: text(),
    /** Students it was assigned to are reminded before that day and on it. */
    dueOn: day(),
    labels: jsonb().$type<Partial<Record<Status, string>>>().notNull().default({}),
    /** Among the stage's own, which stand at 1, 2, 3, … */
    order: doublePrecision().notNull(),
    /** For the students it was assigned for, or for all of the stage, also those who come later. */
    audience: text({ enum: ['students', 'stage'] }).notNull(),
    createdAt: instant().notNull(),
    createdBy: actor(),
    editedAt: instant(),
    editedBy: actor(),
    withdrawnAt: instant(),
    /** Grows with every edit: someone who edits an older version is warned. */
    version: integer().notNull().default(1),
  },
  table => [
    index('custom_steps_due').on(table.dueOn),
    index('custom_steps_of_stages')
      .on(table.stage)
      .where(sql`${table.audience} = 'stage'`),
  ],
)

/** What happened to a step for one student, who did it and when. */
export const customStepStudents = pgTable(
  'custom_step_students',
  {
    owner: person().notNull(),
    step: partOf(() => customSteps.id),
    /** Assigned to this very student; a step for all of a stage is not. */
    assignedAt: instant(),
    withdrawnAt: instant(),
    answeredAt: instant(),
    /** Questions with their answers, sealed with the student's key. */
    answers: bytes(),
    fulfilledAt: instant(),
    fulfilledBy: actor(),
    correctedAt: instant(),
    /** What the desk answered, sealed with the student's key. */
    response: bytes(),
    responseVersion: integer().notNull().default(0),
    completedAt: instant(),
    /** When the last reminder of its day was sent. */
    remindedAt: instant(),
    finishedReading: boolean().notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.owner, table.step] }),
    index('custom_step_students_step').on(table.step),
    index('custom_step_students_waiting')
      .on(table.answeredAt)
      .where(sql`${table.answeredAt} is not null and ${table.fulfilledAt} is null`),
    check('custom_step_students_answers', sql`${table.answers} is null or ${table.answeredAt} is not null`),
    check('custom_step_students_response', sql`(${table.response} is null) = (${table.fulfilledAt} is null)`),
  ],
)
