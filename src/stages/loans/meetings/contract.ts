import { z } from 'zod'
import { notFound, problem } from '#src/wire/problem.ts'
import { type FileAnswer, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'

export const slotTaken = problem('slot-taken', 409, copy.slotTaken, 'slot')
export const noOffer = problem('no-accepted-offer', 409, copy.noOffer)
export const meetingPast = problem('meeting-past', 409, copy.meetingPast)

const slotView = z.object({ id: z.string(), startTime: moment, endTime: moment })

const meetingView = z.object({
  now: moment,
  /** Of the bank whose offer was accepted; null before. */
  bank: z.string().nullable(),
  slots: z.array(slotView),
  /** The specification's slotInfo. */
  slotInfo: z
    .object({ slot: slotView, agent: z.object({ name: z.string(), phone: z.string() }), bookedAt: moment })
    .nullable(),
})
export type MeetingView = z.infer<typeof meetingView>

const slot = z.uuid()

export const loanMeetingsContract = {
  read: studentRoute('GET', '/api/loans/meeting', {
    summary: 'The free times of the bank whose offer was accepted, and the one that was taken.',
    topic: 'loan-slots',
    answer: meetingView,
  }),
  book: studentRoute('PUT', '/api/loans/meeting', {
    summary: 'Takes a time. Taken again, the meeting is moved there.',
    input: z.object({ slot }),
    problems: [notFound, noOffer, slotTaken, meetingPast],
  }),
  calendar: studentRoute('GET', '/api/loans/meeting/calendar', {
    summary: 'The meeting that stands, as a calendar file.',
    answer: z.custom<FileAnswer>(),
    problems: [notFound],
    as: 'file',
  }),
  cancel: studentRoute('DELETE', '/api/loans/meeting', {
    summary: 'Gives the time back.',
    problems: [notFound, meetingPast],
  }),
}
