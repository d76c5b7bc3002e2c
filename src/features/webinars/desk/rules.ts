// What the desk may schedule, and when that is.
import * as r from '#src/records/fields.ts'
import { homeZone } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

/** Those whose table has the step. */
export const webinarStages = ['sop-review', 'loans', 'visas', 'health-insurance'] as const
export type WebinarStage = (typeof webinarStages)[number]

export const stageIn = (text: string | null): WebinarStage | null => webinarStages.find(stage => stage === text) ?? null

export const lengths = [30, 45, 60, 75, 90, 120] as const
const mostMinutes = 600

/** What a webinar says of itself. */
export const detailsRecord = {
  title: r.line('Title', { required: copy.titleRequired, most: 120, isCut: false, width: 'wide' }),
  description: r.text('Description', {
    required: copy.descriptionRequired,
    most: 2000,
    isCut: false,
    hint: 'Two or three sentences: what one knows afterwards.',
  }),
  hostName: r.line('Who holds it', {
    required: copy.hostRequired,
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
  day: r.day('Day', { wrong: copy.dayRequired }),
  time: r.time('Starts at (IST)', { wrong: copy.timeRequired, blank: '18:30' }),
  minutes: r.asIs<number>('How long', {
    blank: 60,
    wrong: minutes => !(Number.isInteger(minutes) && minutes >= 5 && minutes <= mostMinutes) && copy.minutesWrong,
    shape: zod => zod.number(),
    width: 'beside',
  }),
  agenda: r.text('Agenda', {
    required: copy.agendaRequired,
    most: 4000,
    isCut: false,
    hint: 'A line for each part. Students see it before they register.',
  }),
  conferenceId: r.asIs<string>('Conference id', {
    blank: '',
    wrong: conference => !/^[\w-]{1,200}$/.test(conference.trim()) && copy.conferenceWrong,
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
    address: recording !== null && address !== '' ? copy.oneRecording : !isAddress(address) && copy.addressWrong,
  })

/** Of the web, or of our own site: never a script. */
const isAddress = (address: string): boolean =>
  address === '' || /^\/(?![/\\])[^\s\\]{1,500}$/.test(address) || /^https:\/\/[^\s\\]{3,1000}$/.test(address)
