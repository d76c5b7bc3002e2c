import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { foundOne, invalidInput, Refusal } from '#src/wire/problem.ts'
import { notAttachable, type DocumentView } from '../documents/contract.ts'
import { attach } from '../documents/documents.ts'
import { referenceTo } from '../forms/service.ts'
import { alreadyAnswered, noForm, notYetReady, type AnswerView, type CustomStepView } from './contract.ts'
import * as formCopy from './form/copy.ts'
import { checkAnswers, isAnswered, type Answer, type Answers, type Question } from './form/rules.ts'
import { isFulfilled } from '#src/journey/stage.ts'
import {
  holdRow,
  rowOf,
  stepFor,
  notifyOfOne,
  type AssignedRow,
  type StudentRow,
  openAnswers,
  openResponse,
  sealContent,
} from './steps.ts'
import { askDesk } from './desk-requests.ts'
import { customStepStudents } from './tables.ts'

export async function read({ db, caller, vault, ports }: Call, { id }: { id: string }): Promise<CustomStepView> {
  const assigned = foundOne(await stepFor(db, caller.id, id))
  const { step, mine } = assigned
  return {
    id,
    userID: caller.id,
    associatedStageId: step.stage,
    type: step.type,
    title: step.title,
    descriptionInHtml: step.description,
    dueOn: step.dueOn?.toString() ?? null,
    attachments: step.attachments.map(attachment => ({ ...attachment, file: null })),
    form: step.form.map(question => ({ ...question, options: [...question.options] })),
    typeformUrl:
      step.typeformUrl &&
      ports.forms.address(step.typeformUrl, referenceTo(vault, { kind: 'step', owner: caller.id, subject: id })),
    webinarId: step.webinarId,
    labels: step.labels,
    version: step.version,
    assignedAt: (mine?.assignedAt ?? step.createdAt).toString(),
    answeredAt: mine?.answeredAt?.toString() ?? null,
    userResponse: await openAnswers(vault, caller.id, mine?.answers ?? null),
    fulfilledAt: mine?.fulfilledAt?.toString() ?? null,
    correctedAt: mine?.correctedAt?.toString() ?? null,
    fulfillmentResponse: await openResponse(vault, caller.id, mine?.response ?? null),
    completedAt: mine?.completedAt?.toString() ?? null,
    finishedReading: mine?.finishedReading ?? false,
  }
}

export async function answer(call: Call, { id, answers }: { id: string; answers: Answers }): Promise<void> {
  await call.vault.keyOf(call.caller.id)
  return changeMine(call, id, async (change, { step }, mine) => {
    if (step.type !== 'FillForm') throw new Refusal(noForm)
    if (mine.answeredAt !== null) throw new Refusal(alreadyAnswered)
    const wrong = checkAnswers(step.form, answers)
    if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, { ...wrong })
    const pairs: AnswerView[] = []
    for (const question of step.form) pairs.push(await pairOf(change, call, id, question, answers[question.id]))
    await askDesk(change, call, step, call.caller.id)
    return { answeredAt: call.now(), answers: await sealContent(call.vault, call.caller.id, pairs) }
  })
}

async function pairOf(
  change: Change,
  call: Call,
  step: string,
  { id, kind, label }: Question,
  given: Answer | undefined,
): Promise<AnswerView> {
  const answer = !isAnswered(given) || given === undefined ? '' : typeof given === 'string' ? given.trim() : [...given]
  if (kind !== 'file' || typeof answer === 'string') return { id, question: label, kind, answer, files: [] }
  return { id, question: label, kind, answer: [], files: await filesFor(change, call, step, id, answer) }
}

async function filesFor(change: Change, call: Call, step: string, question: string, ids: readonly string[]) {
  const files: DocumentView[] = await attach(change, call, {
    ids,
    purpose: 'answer',
    owner: call.caller.id,
    to: `custom-step:${step}`,
  }).catch(error => {
    if (error instanceof Refusal && error.problem === notAttachable)
      throw new Refusal(invalidInput, { [question]: formCopy.notYourFile })
    throw error
  })
  return files
}

export const complete = (call: Call, { id }: { id: string }): Promise<void> =>
  changeMine(call, id, async (_change, { step }, mine) => {
    if (mine.completedAt !== null) return undefined
    const isReady = isFulfilled(step.type) ? mine.fulfilledAt !== null : step.type === 'ConsumeContent'
    if (!isReady) throw new Refusal(notYetReady)
    return { completedAt: call.now(), finishedReading: step.type === 'ConsumeContent' }
  })

export const reopen = (call: Call, { id }: { id: string }): Promise<void> =>
  changeMine(call, id, async (_change, _assigned, mine) =>
    mine.completedAt === null ? undefined : { completedAt: null, finishedReading: false },
  )

type Happening = Partial<typeof customStepStudents.$inferInsert> | undefined

/** Two at once come here one after the other: the second finds what the first has done. */
function changeMine(
  call: Call,
  id: string,
  happen: (change: Change, assigned: AssignedRow, mine: StudentRow) => Promise<Happening>,
): Promise<void> {
  const owner = call.caller.id
  return call.change(async change => {
    const assigned = foundOne(await stepFor(change.tx, owner, id))
    const happened = await happen(change, assigned, await holdRow(change, owner, id))
    if (happened === undefined) return
    await change.tx.update(customStepStudents).set(happened).where(rowOf(owner, id))
    await notifyOfOne(change, owner)
  })
}
