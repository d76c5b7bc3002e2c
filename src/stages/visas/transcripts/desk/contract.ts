import { z } from 'zod'
import { visibleText } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem } from '#src/wire/problem.ts'
import { nothing } from '#src/wire/shapes.ts'
import { contribution, writtenLines } from '../contract.ts'
import * as copy from '../rules.ts'

/** Its message names who changed it. */
export const changedMeanwhile = problem('transcript-changed', 409, 'Somebody changed this while you were writing.')
export const settledBefore = problem('transcript-settled', 409, copy.settledBefore)

const { get, put, remove } = deskRoutes(['advisor', 'admin'])
const id = z.uuid()
const version = z.number().int().min(1)

const queued = contribution.omit({ lines: true }).extend({
  student: z.object({ id: z.string(), name: z.string() }),
  editedBy: z.string().nullable(),
})
export type QueuedTranscript = z.infer<typeof queued>

const deskTranscript = queued.extend({
  lines: contribution.shape.lines,
  /** As it was sent; null once it is published. */
  original: contribution.shape.lines.nullable(),
  version: z.number().int(),
  /** Whether everybody may read it now. */
  isPublic: z.boolean(),
})
export type DeskTranscript = z.infer<typeof deskTranscript>

export const transcriptsDeskContract = {
  queue: get('/api/desk/transcripts', {
    summary: 'Contributed interviews: those that wait, the longest waiting first, then the answered ones.',
    topic: 'desk-transcripts',
    input: nothing,
    answer: z.array(queued),
  }),
  read: get('/api/desk/transcripts/{id}', {
    summary: 'One contribution, as it was sent and as it is now.',
    topic: 'desk-transcripts',
    input: z.object({ id }),
    answer: deskTranscript,
  }),
  edit: put('/api/desk/transcripts/{id}', {
    summary: 'Saves the lines without the names, unless somebody else has since you loaded them.',
    input: z.object({ id, version, lines: writtenLines }),
    answer: z.object({ version }),
    problems: [changedMeanwhile, settledBefore],
    bodyLimit: 524_288,
  }),
  publish: put('/api/desk/transcripts/{id}/publication', {
    summary: 'Publishes a contribution as last read; the student is notified.',
    input: z.object({ id, version }),
    problems: [changedMeanwhile, settledBefore],
  }),
  withdraw: remove('/api/desk/transcripts/{id}/publication', {
    summary: 'Unpublishes a transcript for good.',
    input: z.object({ id }),
  }),
  decline: put('/api/desk/transcripts/{id}/refusal', {
    summary: 'Declines a contribution, and tells the student why.',
    input: z.object({
      id,
      reason: z.string().max(4000).transform(visibleText).pipe(z.string().min(1, copy.reasonRequired).max(1000)),
    }),
    problems: [settledBefore],
  }),
}
