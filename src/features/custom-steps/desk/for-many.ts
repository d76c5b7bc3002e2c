// An assigned step is given to many students at once.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { actForMany, type OneOfMany } from '#src/features/students/many/acts.ts'
import { leftOut } from '#src/features/students/many/rules.ts'
import * as audited from '../audit-actions.ts'
import { askAgain, settleAsked } from '../desk-requests.ts'
import { customSteps, customStepStudents } from '../tables.ts'
import type { StepRow } from '../steps.ts'
import { assignTo } from './assignments.ts'
import { stepWith } from './edits.ts'
import { note, tell } from './notices.ts'
import * as copy from './rules.ts'

const mostOffered = 300

/** What is for all of a stage is given to nobody by hand. */
const canBeGiven = and(eq(customSteps.audience, 'students'), isNull(customSteps.withdrawnAt))

export const stepForMany = actForMany('step', {
  choices: async ({ db }) => {
    const steps = await db
      .select({ value: customSteps.id, title: customSteps.title, type: customSteps.type })
      .from(customSteps)
      .where(canBeGiven)
      .orderBy(asc(customSteps.title), asc(customSteps.id))
      .limit(mostOffered)
    return steps.map(({ value, title, type }) => ({ value, label: `${title} (${copy.typeNames[type].toLowerCase()})` }))
  },
  preview: async ({ db }, said, students) => {
    const [step, theirs] = await Promise.all([stepToGive(db, said.step), rowsOf(db, said.step, students)])
    return {
      leftOut: new Map<string, string>(
        theirs
          .filter(({ withdrawnAt, answeredAt, completedAt }) => withdrawnAt === null || (answeredAt ?? completedAt))
          .map(({ owner, withdrawnAt }) => [owner, withdrawnAt === null ? leftOut.hasStep : leftOut.hadStep]),
      ),
      shown: () => `Reads: “${copy.assignedTitle(step.title)}. ${copy.assignedBody[step.type]}”`,
    }
  },
  do: async (_call, { step: id }) => ({
    each: async (change, call, { id: student }, part) => {
      const step = await stepToGive(change.tx, id)
      const given = await assignTo(change, call, step, [student])
      if (given.length === 0) return { leftOut: leftOut.hasStep }
      await noteAction(change, call, {
        what: audited.stepGivenToOne,
        about: student,
        detail: `${step.title}, ${part}`,
      })
      return { kept: { step: id } }
    },
    last: async (change, call, done) => {
      const step = await stepToGive(change.tx, id)
      await askAgain(change, call, step, true)
      await note(change, call, audited.stepStudentsChanged, step)
      await tell(
        change,
        step,
        done.map(({ student }) => student),
      )
    },
  }),
  undo: async (change, call, { student, kept }) => {
    const id = kept['step'] ?? ''
    const notBegun = and(
      isNull(customStepStudents.withdrawnAt),
      isNull(customStepStudents.answeredAt),
      isNull(customStepStudents.fulfilledAt),
      isNull(customStepStudents.completedAt),
      eq(customStepStudents.finishedReading, false),
    )
    const [taken] = await change.tx
      .update(customStepStudents)
      .set({ withdrawnAt: call.now() })
      .where(and(eq(customStepStudents.step, id), eq(customStepStudents.owner, student), notBegun))
      .returning()
    if (taken === undefined) return false
    const step = await stepWith(change.tx, id)
    await settleAsked(change, call, id, student)
    await noteAction(change, call, { what: audited.stepTakenBack, about: student, detail: step.title })
    await tell(change, step, [student])
    return true
  },
})

async function stepToGive(db: Queries, id: string): Promise<StepRow> {
  const [step] = await db
    .select()
    .from(customSteps)
    .where(and(eq(customSteps.id, id), canBeGiven))
  if (step === undefined) throw new Refusal(notFound)
  return step
}

const rowsOf = (db: Queries, step: string, students: readonly OneOfMany[]) =>
  db
    .select()
    .from(customStepStudents)
    .where(
      and(
        eq(customStepStudents.step, step),
        inArray(
          customStepStudents.owner,
          students.map(({ id }) => id),
        ),
      ),
    )
