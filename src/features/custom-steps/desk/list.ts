// What was assigned, for whom, and what waits.
import { and, asc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { BoundStage } from '#src/journey/read.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn } from '#src/wire/problem.ts'
import { webinars } from '#src/features/webinars/tables.ts'
import type { StepRow } from '../steps.ts'
import { customSteps, customStepStudents } from '../tables.ts'
import type { DeskStep, DeskStepDetail } from './contract.ts'
import { personOf } from './people.ts'
import { displayName } from '#src/platform/identity/naming.ts'

const mostListed = 2000
const namesShown = 3

export async function list(stages: readonly BoundStage[], { db }: Call) {
  const rows = await withAuthors(db)
    .orderBy(asc(customSteps.stage), asc(customSteps.order), asc(customSteps.id))
    .limit(mostListed)
  const counts = await studentsOf(db)
  return {
    stages: stages
      .filter(({ isComingSoon }) => isComingSoon !== true)
      .map(({ route, label, steps }) => ({
        route,
        label,
        own: steps.map(({ id, title }, at) => ({ id, title, order: at + 1 })),
      })),
    steps: rows.map(row => viewOf(row, counts.get(row.step.id))),
    webinars: await db
      .select({ id: webinars.id, title: webinars.title })
      .from(webinars)
      .where(isNull(webinars.cancelledAt))
      .orderBy(asc(webinars.title)),
  }
}

export async function read({ db }: Pick<Call, 'db'>, { id }: { id: string }): Promise<DeskStepDetail> {
  const row = foundIn(await withAuthors(db).where(eq(customSteps.id, id)))
  const { step } = row
  const assignees = await db
    .select({ person: people, mine: customStepStudents })
    .from(customStepStudents)
    .innerJoin(people, eq(people.id, customStepStudents.owner))
    .where(and(eq(customStepStudents.step, id), isHere))
    .orderBy(asc(people.firstName), asc(people.lastName), asc(people.id))
  return {
    ...viewOf(row, {
      names: assignees.slice(0, namesShown).map(({ person }) => displayName(person)),
      count: assignees.length,
    }),
    description: step.description,
    dueOn: step.dueOn?.toString() ?? null,
    attachments: step.attachments.map(attachment => ({ ...attachment, file: null })),
    form: step.form.map(question => ({ ...question, options: [...question.options] })),
    typeformUrl: step.typeformUrl,
    webinarId: step.webinarId,
    labels: step.labels,
    assignees: assignees.map(({ person, mine }) => ({
      ...personOf(person),
      assignedAt: mine.assignedAt?.toString() ?? null,
      answeredAt: mine.answeredAt?.toString() ?? null,
      fulfilledAt: mine.fulfilledAt?.toString() ?? null,
      completedAt: mine.completedAt?.toString() ?? null,
    })),
  }
}

/** Assigned to them and not taken back, or something happened to what is for all of a stage. */
const isHere = and(
  isNull(customStepStudents.withdrawnAt),
  or(
    isNotNull(customStepStudents.assignedAt),
    isNotNull(customStepStudents.answeredAt),
    isNotNull(customStepStudents.fulfilledAt),
    isNotNull(customStepStudents.completedAt),
  ),
)

const creator = alias(people, 'creator')
const editor = alias(people, 'editor')

const withAuthors = (db: Queries) =>
  db
    .select({ step: customSteps, creator, editor })
    .from(customSteps)
    .leftJoin(creator, eq(creator.id, customSteps.createdBy))
    .leftJoin(editor, eq(editor.id, customSteps.editedBy))
    .$dynamic()

type Author = typeof people.$inferSelect | null
type Students = { names: string[]; count: number }

function viewOf(
  { step, creator, editor }: { step: StepRow; creator: Author; editor: Author },
  students?: Students,
): DeskStep {
  const { id, stage, type, title, order, audience, version } = step
  return {
    id,
    stage,
    type,
    title,
    order,
    audience,
    version,
    students: students?.names ?? [],
    studentCount: students?.count ?? 0,
    createdAt: step.createdAt.toString(),
    createdBy: creator === null ? null : displayName(creator),
    editedAt: step.editedAt?.toString() ?? null,
    editedBy: editor === null ? null : displayName(editor),
    withdrawnAt: step.withdrawnAt?.toString() ?? null,
  }
}

async function studentsOf(db: Queries): Promise<Map<string, Students>> {
  const name = sql`coalesce(nullif(trim(${people.firstName} || ' ' || ${people.lastName}), ''), ${people.email})`
  const rows = await db
    .select({
      step: customStepStudents.step,
      count: sql<number>`count(*)::int`,
      names: sql<string[]>`(array_agg(${name} order by ${people.firstName}, ${people.lastName}))[1:${namesShown}]`,
    })
    .from(customStepStudents)
    .innerJoin(people, eq(people.id, customStepStudents.owner))
    .where(and(isNotNull(customStepStudents.assignedAt), isNull(customStepStudents.withdrawnAt)))
    .groupBy(customStepStudents.step)
  return new Map(rows.map(({ step, ...students }) => [step, students]))
}
