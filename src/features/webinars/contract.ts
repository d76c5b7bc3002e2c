import { z } from 'zod'
import { calendarFile } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests, unavailable } from '#src/wire/problem.ts'
import { route, studentRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { webinarDeskContract } from './desk/contract.ts'

export const notRegistered = problem('not-registered', 409, copy.notRegistered)
export const emailMissing = problem('email-missing', 422, copy.emailMissing)
export const slotCancelled = problem('slot-cancelled', 409, copy.slotCancelled)
export const slotEnded = problem('slot-ended', 409, copy.slotEnded)
export const notBegun = problem('not-begun', 409, copy.notBegun)

/** As BigMarker names its conferences. */
const conferenceId = z.string().regex(/^[\w-]{1,200}$/)
const conference = z.object({ conferenceId })
const slot = z.object({ slot: z.uuid() })

const slotView = z.object({
  id: z.string(),
  conferenceId: z.string(),
  startTime: moment,
  endTime: moment,
  agenda: z.string(),
  hasRecording: z.boolean(),
  cancelledAt: moment.exactOptional(),
})
export type SlotView = z.infer<typeof slotView>

const webinarView = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** The stage whose step it is. */
  stage: z.string().nullable(),
  hostName: z.string(),
  slots: z.array(slotView),
})
export type WebinarView = z.infer<typeof webinarView>

const myWebinars = z.object({
  /** Our clock, as a phone's own may be wrong. */
  now: moment,
  webinars: z.array(webinarView),
  registrations: z.array(z.object({ conferenceId: z.string(), registeredAt: moment })),
  /** The slot that one is registered for and that comes first. */
  next: z.object({ webinar: z.string(), slot: z.string(), startTime: moment }).nullable(),
})
export type MyWebinars = z.infer<typeof myWebinars>

const problems = [emailMissing, tooManyRequests, unavailable]

export const webinarsContract = {
  mine: studentRoute('GET', '/api/webinars', {
    summary: 'The webinars with their slots, your registrations, and what comes next.',
    topic: 'webinars',
    answer: myWebinars,
  }),
  recording: studentRoute('GET', '/api/webinars/{slot}/recording', {
    summary: 'Where to watch the recording of a slot that has ended.',
    input: slot,
    answer: z.object({ url: z.string(), captionsUrl: z.string().nullable() }),
    problems: [notFound],
  }),
  calendar: route('GET', '/api/webinars/{slot}/calendar', {
    mayLag: true,
    // The link stands in e-mails, and is opened on whatever device they are read on.
    who: 'anyone',
    summary: 'A slot as a calendar file; a cancelled slot is removed from the calendar again.',
    input: slot,
    problems: [notFound],
    ...calendarFile,
  }),
  registrations: studentRoute('GET', '/api/webinars/registrations', {
    summary: 'The webinars that you registered for, latest first.',
    answer: z.array(
      z.object({
        attendeeId: z.string(),
        conferenceId: z.string(),
        didUnregister: z.literal(false),
        registeredAt: moment,
      }),
    ),
  }),
  register: studentRoute('PUT', '/webinars/bigMarker/register', {
    summary:
      'Registers you for a webinar. Another registration for the same webinar or stage that has not begun is cancelled.',
    begins: 'sending',
    input: conference,
    problems: [slotCancelled, slotEnded, ...problems],
  }),
  unregister: studentRoute('DELETE', '/webinars/bigMarker/register', {
    summary: 'Cancels a registration.',
    staysOpen: true,
    input: conference,
    problems: [notRegistered, ...problems],
  }),
  enter: studentRoute('POST', '/webinars/bigMarker/enter', {
    summary: 'The link to the room and its chat, for those who are registered.',
    begins: 'sending',
    input: conference,
    answer: z.object({ urlToEnter: z.string(), chatURL: z.string() }),
    problems: [notRegistered, slotCancelled, slotEnded, notBegun, ...problems],
  }),
}

export const webinarsContracts = { webinars: webinarsContract, webinarDesk: webinarDeskContract }
