import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine, visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { notFound, problem, type Problem } from '#src/wire/problem.ts'
import { deskRoles, route, type DeskRole } from '#src/wire/route.ts'
import { moment, named, nothing } from '#src/wire/shapes.ts'
import { notesContract } from './notes/contract.ts'
import * as copy from './rules.ts'
import { checkNote, longestNote, mostAtOnce, mostListed, mostShown, priorities } from './rules.ts'
import { viewsContract } from './views/contract.ts'

/** Its message names who has it. */
export const takenAlready = problem('request-taken', 409, 'Somebody else has taken this.')
export const notTaken = problem('request-not-taken', 409, copy.notTaken)
export const settledBefore = problem('request-settled', 409, 'This was settled a moment ago.')

const { get, post, put, remove } = deskRoutes(deskRoles)

/** Its message names the time that was promised. */
export const snoozedTooLong = problem('snoozed-too-long', 409, 'An answer is promised before that.')
export const overdueAlready = problem('overdue-already', 409, copy.overdueAlready)
export const tooLateToUndo = problem('too-late-to-undo', 409, copy.tooLateToUndo)
export const changedSince = problem('changed-since', 409, copy.changedSince)

const id = z.uuid()
/** Of a request, or of what is none: its kind and its own name. */
const rowId = z.union([id, z.string().regex(/^[a-z-]{1,40}:[A-Za-z0-9_.:-]{1,120}$/)])

/** How what was just done is undone: its page brings it back within ten seconds. A note of a colleague is in it as well. */
export const undoable = z.object({ undo: z.string().max(60_000) })
export type Undoable = z.infer<typeof undoable>

/** Who has it, and since when. */
export const claimView = named.extend({ since: moment })
export type ClaimView = z.infer<typeof claimView>

/** Who handed it to who has it now, and what they said to it. */
export const handedView = z.object({ by: z.string(), note: z.string() })
export type HandedView = z.infer<typeof handedView>

/** Said to a colleague as something is handed over. */
export const handedNote = z.string().max(longestNote).transform(visibleText).default('')

/** Take and give back, for a queue of its own. `taken` names who has it. */
export const claimRoutes = (path: `/api/desk/${string}`, taken: Problem, who: readonly DeskRole[]) => ({
  claim: route('PUT', `${path}/{id}/claim`, {
    who,
    summary: 'Takes it, so that one person reviews it.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, taken],
  }),
  release: route('DELETE', `${path}/{id}/claim`, {
    who,
    summary: 'Releases it; an admin may do that for somebody who is away.',
    input: z.object({ id }),
    answer: nothing,
    problems: [notFound, taken],
  }),
})

/** A row of all that waits. */
const requestView = z.object({
  id: z.string(),
  /** Nothing where it is about no student. */
  student: named.nullable(),
  /** What is no request is not ranked or handed over. */
  isRequest: z.boolean(),
  /** What it is about, among those of its kind. */
  subject: z.string(),
  /** The page of the desk that counts it. */
  queue: z.string(),
  /** The name of its kind, and its words. */
  kind: z.string(),
  kindWords: z.string(),
  /** Anyone who did it says that it is done. */
  isByHand: z.boolean(),
  title: z.string(),
  /** Where it is dealt with. */
  path: z.string(),
  priority: z.enum(priorities),
  askedAt: moment,
  /** By when we promised the student an answer. */
  dueAt: moment,
  takenBy: claimView.nullable(),
  /** Where it is yours because a colleague handed it to you. */
  handed: handedView.nullable(),
  settledAt: moment.nullable(),
  settledBy: z.string().nullable(),
})
export type RequestView = z.infer<typeof requestView>

/** A row of Today: what waits, with what they wrote and what comes next for them. */
const inboxRow = requestView.extend({
  /** The first of what they wrote or sent. */
  words: z.string(),
  /** When they last wrote. */
  saidAt: moment,
  /** The stage that it is about. */
  place: z.string().nullable(),
  nextDate: z.object({ day: z.string(), title: z.string() }).nullable(),
  /** You have not looked at what they last wrote. */
  isUnread: z.boolean(),
  snoozedUntil: moment.nullable(),
  /** The answer is on its way, and comes back here if it is taken back. */
  isSending: z.boolean(),
})
export type InboxRow = z.infer<typeof inboxRow>

const countsView = z.object({
  queues: z.array(z.object({ queue: z.string(), count: z.number().int() })),
  /** When what is due soonest is due: at most a hundred. */
  soonest: z.array(moment),
})
export type CountsView = z.infer<typeof countsView>

/** Announced for what waits and is no request. */
const alsoWaiting = ['approvals', 'refunds', 'facts', 'universities', 'card-money', 'early-access'] as const

const colleague = named.extend({
  roles: z.array(z.enum(deskRoles)),
  bank: z.string().nullable(),
  /** Of what they have taken and not answered yet. */
  taken: z.number().int(),
  overdue: z.number().int(),
})
export type ColleagueView = z.infer<typeof colleague>

const manyAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('take') }),
  z.object({ do: z.literal('give-back') }),
  z.object({ do: z.literal('settle') }),
  z.object({ do: z.literal('hand-over'), to: z.uuid(), note: handedNote }),
  z.object({ do: z.literal('rank'), priority: z.enum(priorities) }),
])
export type ManyAct = z.infer<typeof manyAct>

export const requestsContract = {
  list: get('/api/desk/requests', {
    summary:
      'What waits for your roles: the most urgent first, then the longest waiting; all of it, of one student, or of one page.',
    topic: 'requests',
    alsoOn: alsoWaiting,
    input: z.object({
      state: z.enum(['open', 'settled']).default('open'),
      student: id.optional(),
      queue: z.string().max(100).optional(),
      most: z.coerce.number<number>().int().min(1).max(mostListed).default(mostShown),
    }),
    answer: z.array(requestView),
  }),
  inbox: get('/api/desk/inbox', {
    summary: 'What waits for your roles, the soonest due first, with what they wrote and their next date.',
    topic: 'requests',
    alsoOn: alsoWaiting,
    input: z.object({ most: z.coerce.number<number>().int().min(1).max(mostListed).default(mostShown) }),
    answer: z.array(inboxRow),
  }),
  see: put('/api/desk/requests/{id}/seen', {
    summary: 'Notes that you have looked at what waits; it is new again once they write.',
    input: z.object({ id: rowId }),
    problems: [settledBefore],
  }),
  snooze: put('/api/desk/requests/{id}/snooze', {
    summary: 'Puts it off for everyone, never past the promise; without a moment until they write.',
    input: z.object({ id: rowId, until: moment.nullable() }),
    answer: undoable,
    problems: [settledBefore, snoozedTooLong, overdueAlready],
  }),
  wake: remove('/api/desk/requests/{id}/snooze', {
    summary: 'Ends a snooze.',
    input: z.object({ id: rowId }),
    problems: [settledBefore],
  }),
  undo: post('/api/desk/requests/undo', {
    summary: 'Undoes what you did with what waits, for ten seconds after you did it.',
    bodyLimit: 65_536,
    input: undoable,
    answer: nothing,
    problems: [tooLateToUndo, changedSince],
  }),
  counts: get('/api/desk/requests/counts', {
    summary: 'How many wait for your roles on each page of the desk.',
    topic: 'requests',
    alsoOn: alsoWaiting,
    input: nothing,
    answer: countsView,
  }),
  note: post('/api/desk/requests', {
    summary: 'Adds a to-do about a student.',
    input: z
      .object({
        student: id,
        title: z.string().max(2000).transform(visibleLine),
        priority: z.enum(priorities).default('medium'),
        /** The day on which it is due; without one, within two working days. */
        dueOn: z.iso.date().nullable().default(null),
      })
      .superRefine(saying(checkNote)),
    answer: requestView,
    problems: [notFound],
  }),
  setPriority: put('/api/desk/requests/{id}/priority', {
    summary: 'Sets how urgent a request is.',
    input: z.object({ id, priority: z.enum(priorities) }),
  }),
  take: put('/api/desk/requests/{id}/taker', {
    summary: 'Takes what waits, unless somebody else has it.',
    input: z.object({ id: rowId }),
    answer: undoable,
    problems: [takenAlready, settledBefore],
  }),
  giveBack: remove('/api/desk/requests/{id}/taker', {
    summary: 'Releases a request. An admin may do that for somebody who is away.',
    input: z.object({ id: rowId }),
    answer: undoable,
  }),
  settle: put('/api/desk/requests/{id}/settlement', {
    summary: "Marks a request as done. A stage's own request is settled by answering it there.",
    input: z.object({ id: rowId }),
    answer: undoable,
    problems: [settledBefore],
  }),
  reopen: remove('/api/desk/requests/{id}/settlement', {
    summary: 'Reopens a request that was marked as done.',
    input: z.object({ id }),
  }),
  colleagues: get('/api/desk/requests/colleagues', {
    summary: "The desk's people, to hand a request over to, and how much they have taken.",
    topic: 'requests',
    input: nothing,
    answer: z.array(colleague),
  }),
  handOver: put('/api/desk/requests/{id}/holder', {
    summary: 'Hands a request to a colleague who may answer it, with a note to them.',
    input: z.object({ id, to: z.uuid(), note: handedNote }),
    answer: undoable,
    problems: [takenAlready, settledBefore],
  }),
  changeMany: put('/api/desk/requests', {
    summary: 'Takes, releases, hands over, ranks or completes several requests at once. A refused one stops no other.',
    input: z.object({ ids: z.array(id).min(1).max(mostAtOnce), act: manyAct }),
    answer: z.object({ done: z.number().int(), refused: z.array(z.object({ id: z.string(), message: z.string() })) }),
    problems: [notFound],
  }),
  ...viewsContract,
  ...notesContract,
}

export const requestsContracts = { requests: requestsContract }
