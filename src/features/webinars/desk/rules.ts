// What the desk may schedule, and when that is.
import * as r from '#src/records/fields.ts'
import { homeZone } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'

// The words of webinars at the desk.

export const stageNames = {
  'sop-review': 'SOP review',
  loans: 'Loans',
  visas: 'Visas',
  'health-insurance': 'Health Insurance',
} as const
export const noStage = 'None: for custom steps'

export const titleRequired = 'Please give the webinar a title.'
export const descriptionRequired = 'Please say what it is about.'
export const hostRequired = 'Please say who holds it.'
export const dayRequired = 'Please choose a day.'
export const timeRequired = 'Please choose a time.'
export const minutesWrong = 'Please choose how long it takes.'
export const agendaRequired = 'Please write the agenda, a line for each part.'
export const conferenceWrong = 'Please enter the id as BigMarker shows it: letters, digits and hyphens.'
export const addressWrong = 'Please enter a whole address that begins with https://.'
export const captionsWrong = 'Captions come as a VTT file.'
const oneRecording = 'Please choose a file or an address, not both.'

export const timePast = 'Please choose a time ahead.'
export const conferenceTaken = 'Another webinar is held in this conference. Please enter another id.'
export const conferenceInUse =
  'People have registered for this conference, so it cannot be changed. Cancel this time and add another instead.'
export const slotBegun = 'This webinar has begun, so its time stays.'
export const slotEnded = 'This webinar has ended, so there is nothing left to cancel.'
export const notEnded = 'A recording can be added once the webinar has ended.'
export const alreadyCancelled = 'This was cancelled meanwhile.'
export const changedBy = (name: string): string =>
  `${name} changed this webinar while you were typing. What you typed is still here. Look at what stands now, then save again to keep yours.`
export const somebody = 'Somebody else'
export const meanwhile = (name: string): string => `${name} changed this meanwhile. It stands like this now:`
export const cancelledWords = (registered: number): string =>
  registered === 0
    ? 'Nobody has registered.'
    : `${registered === 1 ? 'One person has' : `${registered} people have`} registered. Each gets an e-mail and a notification.`
export const cancelled = (registered: number): string =>
  registered === 0 ? 'It is cancelled.' : 'It is cancelled. Those who had registered are being notified.'

/** Those whose table has the step. */
export const webinarStages = ['sop-review', 'loans', 'visas', 'health-insurance'] as const
export type WebinarStage = (typeof webinarStages)[number]

export const stageIn = (text: string | null): WebinarStage | null => webinarStages.find(stage => stage === text) ?? null

export const lengths = [30, 45, 60, 75, 90, 120] as const
const mostMinutes = 600

/** What a webinar says of itself. */
export const detailsRecord = {
  title: r.line('Title', { required: titleRequired, most: 120, isCut: false, width: 'wide' }),
  description: r.text('Description', {
    required: descriptionRequired,
    most: 2000,
    isCut: false,
    hint: 'Two or three sentences: what one knows afterwards.',
  }),
  hostName: r.line('Who holds it', {
    required: hostRequired,
    most: 120,
    isCut: false,
    hint: "As students read it after 'With'.",
    width: 'wide',
  }),
  stage: r.asIs<WebinarStage | null>('Stage', {
    hint: 'Where it is a step for everybody. Without one it is for custom steps.',
    blank: null,
    shape: zod => zod.enum(webinarStages).nullable(),
  }),
}
export type Details = r.TypedOf<typeof detailsRecord>
export const checkDetails = (typed: Details): Messages => r.wrongIn(detailsRecord, typed)

/** As one says it in India: a day, a clock and how long. */
export type PlannedTime = { day: string; time: string; minutes: number }

/** One time of it. */
export const slotRecord = {
  day: r.day('Day', { wrong: dayRequired }),
  time: r.time('Starts at (IST)', { wrong: timeRequired, blank: '18:30' }),
  minutes: r.asIs<number>('How long', {
    blank: 60,
    wrong: minutes => !(Number.isInteger(minutes) && minutes >= 5 && minutes <= mostMinutes) && minutesWrong,
    shape: zod => zod.number(),
    width: 'beside',
  }),
  agenda: r.text('Agenda', {
    required: agendaRequired,
    most: 4000,
    isCut: false,
    hint: 'A line for each part. Students see it before they register.',
  }),
  conferenceId: r.asIs<string>('Conference id', {
    blank: '',
    wrong: conference => !/^[\w-]{1,200}$/.test(conference.trim()) && conferenceWrong,
    typedShape: zod => zod.string().max(1000).transform(visibleLine),
    shape: zod => zod.string(),
  }),
}
export type SlotPlan = r.TypedOf<typeof slotRecord>
export const checkSlot = (typed: SlotPlan): Messages => r.wrongIn(slotRecord, typed)

/** From an answer that `checkSlot` found right. */
export function momentsOf({ day, time, minutes }: PlannedTime): {
  startTime: Temporal.Instant
  endTime: Temporal.Instant
} {
  const startTime = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(homeZone).toInstant()
  return { startTime, endTime: startTime.add({ minutes }) }
}

export function plannedTimeOf(startTime: Temporal.Instant, endTime: Temporal.Instant): PlannedTime {
  const start = startTime.toZonedDateTimeISO(homeZone)
  return {
    day: start.toPlainDate().toString(),
    time: start.toPlainTime().toString({ smallestUnit: 'minute' }),
    minutes: Math.round(startTime.until(endTime).total('minutes')),
  }
}

export type RecordingPlan = { recording: string | null; address: string }

/** A file of ours, or an address somewhere else. */
export const checkRecording = ({ recording, address }: RecordingPlan): Messages =>
  messages({
    address: recording !== null && address !== '' ? oneRecording : !isAddress(address) && addressWrong,
  })

/** Of the web, or of our own site: never a script. */
const isAddress = (address: string): boolean =>
  address === '' || /^\/(?![/\\])[^\s\\]{1,500}$/.test(address) || /^https:\/\/[^\s\\]{3,1000}$/.test(address)
