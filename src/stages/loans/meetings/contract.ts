import { z } from 'zod'
import { notFound, problem } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'
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
  read: route('GET', '/api/loans/meeting', {
    who: 'student',
    summary: 'The free times of the bank whose offer was accepted, and the one that was taken.',
    input: nothing,
    answer: meetingView,
  }),
  book: route('PUT', '/api/loans/meeting', {
    who: 'student',
    summary: 'Takes a time. Taken again, the meeting is moved there.',
    input: z.object({ slot }),
    answer: nothing,
    problems: [notFound, noOffer, slotTaken, meetingPast],
  }),
  calendar: route('GET', '/api/loans/meeting/calendar', {
    who: 'student',
    summary: 'The meeting that stands, as a calendar file.',
    input: nothing,
    answer: z.custom<FileAnswer>(),
    problems: [notFound],
    as: 'file',
  }),
  cancel: route('DELETE', '/api/loans/meeting', {
    who: 'student',
    summary: 'Gives the time back.',
    input: nothing,
    answer: nothing,
    problems: [notFound, meetingPast],
  }),
}
