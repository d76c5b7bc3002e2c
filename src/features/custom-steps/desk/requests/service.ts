// What one student sent, and what the desk sends back.
import { eq } from 'drizzle-orm'
import * as audited from '#src/features/custom-steps/audit-actions.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { cleanRichText } from '#src/platform/rich-text.ts'
import { foundOne, notFound, Refusal } from '#src/wire/problem.ts'
import { noteAction, noteLook } from '#src/features/audit/actions.ts'
import type { DocumentView } from '#src/features/documents/contract.ts'
import { attach, detach } from '#src/features/documents/documents.ts'
import { notify } from '#src/features/notifications/notify.ts'
import type { ResponseView } from '#src/features/custom-steps/contract.ts'
import type { Attachment } from '#src/features/custom-steps/response/rules.ts'
import { isFulfilled } from '#src/journey/stage.ts'
import {
  holdRow,
  rowOf,
  stepEverFor,
  stepFor,
  notifyOfOne,
  type StepRow,
  type StudentRow,
  openAnswers,
  openResponse,
  sealContent,
} from '#src/features/custom-steps/steps.ts'
import { settleAsked } from '#src/features/custom-steps/desk-requests.ts'
import { customStepStudents } from '#src/features/custom-steps/tables.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { displayName } from '#src/platform/identity/naming.ts'
import * as copy from '../rules.ts'
import type { DeskResponse } from '../rules.ts'
import { stepChanged } from '../contract.ts'
import { personOf } from '../people.ts'
import { notAnsweredYet, nothingToFulfil, type Request } from './contract.ts'

type RequestName = { id: string; student: string }

export async function request(call: Call, name: RequestName): Promise<Request> {
  await noteLook(call, { what: audited.stepAnswersRead, about: name.student })
  return read(call, name)
}

async function read({ db, vault }: Pick<Call, 'db' | 'vault'>, { id, student }: RequestName): Promise<Request> {
  const assigned = await stepEverFor(db, student, id)
  const person = await personWith(db, student)
  if (assigned === undefined || person === undefined) throw new Refusal(notFound)
  const { step, mine } = assigned
  const fulfiller = mine?.fulfilledBy == null ? undefined : await personWith(db, mine.fulfilledBy)
  const askedAt = step.type === 'Custom' ? (mine?.assignedAt ?? step.createdAt) : (mine?.answeredAt ?? null)
  return {
    step: { id, title: step.title, stage: step.stage, type: step.type },
    student: personOf(person),
    waitingSince: mine?.fulfilledAt == null ? (askedAt?.toString() ?? null) : null,
    descriptionInHtml: step.description,
    answeredAt: mine?.answeredAt?.toString() ?? null,
    userResponse: await openAnswers(vault, student, mine?.answers ?? null),
    fulfilledAt: mine?.fulfilledAt?.toString() ?? null,
    fulfilledBy: fulfiller === undefined ? null : displayName(fulfiller),
    correctedAt: mine?.correctedAt?.toString() ?? null,
    fulfillmentResponse: await openResponse(vault, student, mine?.response ?? null),
    completedAt: mine?.completedAt?.toString() ?? null,
    version: mine?.responseVersion ?? 0,
  }
}

type Fulfilment = RequestName & DeskResponse & { version: number }

export async function fulfil(call: Call, { id, student, version, ...given }: Fulfilment): Promise<Request> {
  const { vault } = call
  await vault.keyOf(student)
  return call.change(async change => {
    const assigned = foundOne(await stepFor(change.tx, student, id))
    const mine = await holdRow(change, student, id)
    refuseUnasked(assigned.step, mine)
    if (mine.responseVersion !== version) {
      throw new Refusal(
        await changedBy(change.tx, stepChanged, mine.fulfilledBy, mine.correctedAt ?? mine.fulfilledAt ?? call.now()),
      )
    }
    const before = await openResponse(vault, student, mine.response)
    const response = await responseOf(change, call, student, id, given, before)
    const isFirst = mine.fulfilledAt === null
    await change.tx
      .update(customStepStudents)
      .set({
        response: await sealContent(vault, student, response),
        responseVersion: version + 1,
        fulfilledBy: call.caller.id,
        ...(isFirst ? { fulfilledAt: call.now() } : { correctedAt: call.now() }),
      })
      .where(rowOf(student, id))
    await settleAsked(change, call, id, student)
    await notifyOfResponse(change, call, assigned.step, student, isFirst)
    return read({ db: change.tx, vault }, { id, student })
  })
}

function refuseUnasked(step: StepRow, mine: StudentRow): void {
  if (!isFulfilled(step.type)) throw new Refusal(nothingToFulfil)
  if (step.type === 'FillForm' && mine.answeredAt === null) throw new Refusal(notAnsweredYet)
}

/** Files that were sent before stay theirs; those that are new are attached, those left out are let go. */
async function responseOf(
  change: Change,
  call: Call,
  student: string,
  step: string,
  { htmlString, attachments }: DeskResponse,
  before: ResponseView | null,
): Promise<ResponseView> {
  const known = (before?.attachments ?? []).flatMap(({ file }) => file ?? [])
  const wanted = attachments.flatMap(({ type, file }) => (type === 'file' && file !== null ? [file] : []))
  const added = await attach(change, call, {
    ids: wanted.filter(id => !known.some(file => file.id === id)),
    purpose: 'response',
    owner: student,
    to: `custom-step:${step}`,
  })
  await detach(
    change,
    call,
    known.filter(({ id }) => !wanted.includes(id)).map(({ id }) => id),
  )
  const files = new Map([...known, ...added].map(file => [file.id, file]))
  return { htmlString: cleanRichText(htmlString), attachments: attachments.map(one => attachmentOf(one, files)) }
}

const attachmentOf = ({ type, title, url, file }: Attachment, files: ReadonlyMap<string, DocumentView>) => ({
  type,
  title,
  url: type === 'file' ? '' : url,
  file: type === 'file' && file !== null ? (files.get(file) ?? null) : null,
})

async function notifyOfResponse(
  change: Change,
  call: Call,
  step: StepRow,
  student: string,
  isFirst: boolean,
): Promise<void> {
  await noteAction(change, call, {
    what: isFirst ? audited.stepFulfilled : audited.stepCorrected,
    about: student,
    detail: step.title,
  })
  await notify(change, call, {
    to: student,
    type: 'review',
    mail: isFirst,
    title: isFirst ? copy.fulfilledTitle(step.title) : copy.correctedTitle(step.title),
    body: isFirst ? copy.fulfilledBody : copy.correctedBody,
    href: `/${step.stage}/${step.id}`,
  })
  await notifyOfOne(change, student)
}

async function personWith(db: Queries, id: string) {
  const [person] = await db.select().from(people).where(eq(people.id, id))
  return person
}
