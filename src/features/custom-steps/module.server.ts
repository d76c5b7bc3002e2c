import { desc, eq, and, asc, isNotNull, sql } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { people } from '#src/platform/identity/tables.ts'
import type { BoundStage } from '#src/journey/read.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import { history, type HistorySource } from '../audit/actions.ts'
import { takesHere } from '../documents/places.ts'
import { stepFiles, type StepFilesSource } from '../papers/list.ts'
import { onForm } from '../forms/service.ts'
import { actsForMany } from '../students/slots.ts'
import { documents } from '../documents/tables.ts'
import * as audited from './audit-actions.ts'
import * as requestKinds from './request-kinds.ts'
import { fulfil, request } from './desk/requests/service.ts'
import { customStepsContracts } from './module.contract.ts'
import { workForComers } from './desk-requests.ts'
import { dueReminders } from './reminders.ts'
import { takeSentForm } from './sent-form.ts'
import { answer, complete, read, reopen } from './service.ts'
import { customSteps, customStepStudents } from './tables.ts'
import type { deskCustomStepsContract } from './desk/contract.ts'
import * as editing from './desk/edits.ts'
import * as laying from './desk/assignments.ts'
import { stepForMany } from './desk/for-many.ts'
import * as listing from './desk/list.ts'
import { students, studentsByEmail } from './desk/people.ts'

/** Answers in steps that our team assigned, by the step that each hangs on. */
const answerStepFiles: StepFilesSource = async ({ db }, owner) => {
  const rows = await db
    .select({ document: documents.id, title: customSteps.title, stage: customSteps.stage })
    .from(documents)
    .innerJoin(customSteps, eq(documents.attachedTo, sql`'custom-step:' || ${customSteps.id}`))
    .where(and(eq(documents.owner, owner), eq(documents.purpose, 'answer'), isNotNull(documents.arrivedAt)))
    .orderBy(asc(documents.id))
  return rows.map(({ document, title, stage }) => ({
    document,
    paper: 'other',
    concerns: null,
    what: title,
    usedIn: `/${stage}`,
    place: 'a step of our team',
  }))
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
    customStepRequests: { request, fulfil },
  })),
  jobs: services => [dueReminders(services), workForComers(services)],
  gives: [
    ...Object.values(audited),
    ...Object.values(requestKinds),
    history(['journey', customStepsHistory, 'first']),
    stepFiles(answerStepFiles),
    takesHere('answer', { papers: 'any', concerns: null, words: 'A step of our team', href: '/' }),
    onForm({ step: takeSentForm }),
    actsForMany(stepForMany),
  ],
})

type Verbs = Handlers<{ desk: typeof deskCustomStepsContract }>['desk']

/** The stages are wired in `app/`: this feature knows none by name. */
const deskCustomStepsHandlers = (stages: readonly BoundStage[]): Verbs => ({
  list: call => listing.list(stages, call),
  read: listing.read,
  students,
  studentsByEmail,
  makeAssigned: (call, input) => laying.assign(stages, call, input),
  edit: editing.edit,
  move: (call, input) => editing.move(stages, call, input),
  changeStudents: laying.changeStudents,
  withdraw: laying.withdraw,
  layAgain: laying.assignAgain,
})
