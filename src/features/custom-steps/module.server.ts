import { desc, eq, and, asc, isNotNull, sql } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { people } from '#src/platform/identity/tables.ts'
import { history, type HistorySource } from '../audit/actions.ts'
import { stepFiles, type StepFilesSource } from '../papers/list.ts'
import { onForm } from '../forms/service.ts'
import { documents } from '../documents/tables.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { fulfil, queue, request } from './desk/requests/service.ts'
import { deskCustomStepsHandlers } from './desk/service.ts'
import { customStepsContracts } from './module.contract.ts'
import { workForComers } from './desk-requests.ts'
import { dueReminders } from './reminders.ts'
import { takeSentForm } from './sent-form.ts'
import { answer, complete, read, reopen } from './service.ts'
import { customSteps, customStepStudents } from './tables.ts'

/** Answers in steps that our team assigned, by the step that each hangs on. */
const answerStepFiles: StepFilesSource = async ({ db }, owner) => {
  const rows = await db
    .select({ document: documents.id, title: customSteps.title, stage: customSteps.stage })
    .from(documents)
    .innerJoin(customSteps, eq(documents.attachedTo, sql`'custom-step:' || ${customSteps.id}`))
    .where(and(eq(documents.owner, owner), eq(documents.purpose, 'answer'), isNotNull(documents.arrivedAt)))
    .orderBy(asc(documents.id))
  return rows.map(({ document, title, stage }) => ({ document, what: title, usedIn: `/${stage}` }))
}

const customStepsHistory: HistorySource = async ({ db }, student) => {
  const rows = await db
    .select({ step: customSteps, mine: customStepStudents, fulfiller: people.firstName })
    .from(customStepStudents)
    .innerJoin(customSteps, eq(customSteps.id, customStepStudents.step))
    .leftJoin(people, eq(people.id, customStepStudents.fulfilledBy))
    .where(eq(customStepStudents.owner, student))
    .orderBy(desc(customSteps.createdAt))
    .limit(200)
  return rows.flatMap(({ step: { title }, mine, fulfiller }) => [
    { at: mine.assignedAt, what: `Was given the step '${title}'` },
    { at: mine.answeredAt, what: `Answered the step '${title}'` },
    { at: mine.fulfilledAt, what: `Was answered in the step '${title}'`, by: fulfiller },
    { at: mine.completedAt, what: `Completed the step '${title}'` },
  ])
}

export default defineServerModule({
  name: 'features/custom-steps',
  calls: calls(customStepsContracts, ({ stages }) => ({
    customSteps: { read, answer, complete, reopen },
    deskCustomSteps: deskCustomStepsHandlers(stages),
    customStepRequests: { queue, request, fulfil },
  })),
  jobs: services => [dueReminders(services), workForComers(services)],
  gives: [
    ...Object.values(audited),
    ...Object.values(requestKinds),
    history(['journey', customStepsHistory, 'first']),
    stepFiles(answerStepFiles),
    onForm({ step: takeSentForm }),
  ],
})
