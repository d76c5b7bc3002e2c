import { z } from 'zod'
import { answerShape, typedShape } from '#src/records/shapes.ts'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { problem, unavailable } from '#src/wire/problem.ts'
import { notAttachable } from '#src/features/documents/contract.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
import * as copy from './rules.ts'
import { checkDetails, checkRecording, checkSlot, detailsRecord, slotRecord } from './rules.ts'

export const webinarChanged = problem('webinar-changed', 409, copy.changedBy(copy.somebody))
export const webinarCancelled = problem('webinar-cancelled', 409, copy.alreadyCancelled)
export const timePast = problem('time-past', 422, copy.timePast, 'time')
export const slotBegun = problem('slot-begun', 409, copy.slotBegun, 'time')
export const slotEnded = problem('slot-ended', 409, copy.slotEnded)
export const conferenceTaken = problem('conference-taken', 409, copy.conferenceTaken, 'conferenceId')
export const conferenceInUse = problem('conference-in-use', 409, copy.conferenceInUse, 'conferenceId')
/** With BigMarker's own words. */
export const conferenceRefused = problem('conference-refused', 422, copy.conferenceWrong, 'conferenceId')
export const notEnded = problem('not-ended', 409, copy.notEnded)
export const captionsWrong = problem('captions-wrong', 422, copy.captionsWrong, 'captions')

const { get, post, put, remove } = deskRoutes(['advisor', 'admin'])

const deskSlotView = z.object({
  id: z.string(),
  conferenceId: z.string(),
  startTime: moment,
  endTime: moment,
  agenda: z.string(),
  cancelledAt: moment.nullable(),
  /** Where its recording is, a file of ours or an address. */
  recordingUrl: z.string().nullable(),
  captionsUrl: z.string().nullable(),
  registered: z.number().int(),
  came: z.number().int(),
})
export type DeskSlotView = z.infer<typeof deskSlotView>

const deskWebinarView = z.object({
  id: z.string(),
  ...answerShape(detailsRecord).shape,
  version: z.number().int(),
  changedAt: moment,
  changedBy: z.string().nullable(),
  cancelledAt: moment.nullable(),
  slots: z.array(deskSlotView),
})
export type DeskWebinarView = z.infer<typeof deskWebinarView>

const attendeeView = z.object({
  slot: z.string(),
  name: z.string(),
  email: z.string(),
  registeredAt: moment,
  /** When they came in first; null for who has not come. */
  enteredAt: moment.nullable(),
})
export type AttendeeView = z.infer<typeof attendeeView>

const id = z.uuid()
const version = z.number().int().min(1).max(2_000_000_000)
const line = z.string().max(1000).transform(visibleLine)
const details = typedShape(detailsRecord)
const slot = typedShape(slotRecord)

/** As its editor sends it. */
export const webinarTyped = details.superRefine(saying(checkDetails))

const recording = z.object({
  recording: id.nullable(),
  address: line,
  captions: id.nullable(),
})

const problems = [webinarChanged, webinarCancelled]
const slotProblems = [...problems, timePast, conferenceTaken, conferenceRefused, unavailable]

export const webinarDeskContract = {
  all: get('/api/desk/webinars', {
    summary: 'Every webinar with its slots, and how many registered and came.',
    topic: 'webinars',
    input: nothing,
    answer: z.object({
      now: moment,
      /** Whether BigMarker is the sandbox, for which any id that begins with 'safar-' will do. */
      isSandbox: z.boolean(),
      webinars: z.array(deskWebinarView),
    }),
  }),
  attendance: get('/api/desk/webinars/{id}/attendance', {
    summary: 'Who registered for which slot, and who came.',
    topic: 'webinars',
    input: z.object({ id }),
    answer: z.array(attendeeView),
  }),
  schedule: post('/api/desk/webinars', {
    summary: 'Schedules a webinar with its first slot. Times are Indian time.',
    input: z
      .object({ ...details.shape, ...slot.shape })
      .superRefine(saying(checkDetails))
      .superRefine(saying(checkSlot)),
    answer: deskWebinarView,
    problems: [timePast, conferenceTaken, conferenceRefused, unavailable],
  }),
  change: put('/api/desk/webinars/{id}', {
    summary: "Changes a webinar's description, unless somebody else has changed it meanwhile.",
    input: z.object({ id, version, ...details.shape }).superRefine(saying(checkDetails)),
    answer: deskWebinarView,
    problems,
  }),
  cancel: remove('/api/desk/webinars/{id}', {
    summary: 'Cancels a webinar with all its slots that have not ended. Those registered are notified.',
    input: z.object({ id }),
    answer: deskWebinarView,
    problems: [webinarCancelled],
  }),
  addSlot: post('/api/desk/webinars/{id}/slots', {
    summary: 'Adds another slot.',
    input: z.object({ id, ...slot.shape }).superRefine(saying(checkSlot)),
    answer: deskWebinarView,
    problems: slotProblems,
  }),
  changeSlot: put('/api/desk/webinar-slots/{slot}', {
    summary:
      'Changes a slot, if nobody else has changed the webinar meanwhile. Those registered are notified of a new time.',
    input: z.object({ slot: id, version, ...slot.shape }).superRefine(saying(checkSlot)),
    answer: deskWebinarView,
    problems: [...slotProblems, slotBegun, conferenceInUse],
  }),
  cancelSlot: remove('/api/desk/webinar-slots/{slot}', {
    summary: 'Cancels a slot. Those registered are notified.',
    input: z.object({ slot: id }),
    answer: deskWebinarView,
    problems: [webinarCancelled, slotEnded],
  }),
  setRecording: put('/api/desk/webinar-slots/{slot}/recording', {
    summary: 'Sets the recording of a slot that has ended: a file in the library, or an address.',
    input: z.object({ slot: id, ...recording.shape }).superRefine(saying(checkRecording)),
    answer: deskWebinarView,
    problems: [webinarCancelled, notEnded, captionsWrong, notAttachable],
  }),
}
