// What the desk may schedule, and when that is.
import { homeZone, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

/** Those whose table has the step. */
export const webinarStages = ['sop-review', 'loans', 'visas', 'health-insurance'] as const
export type WebinarStage = (typeof webinarStages)[number]

export const stageIn = (text: string | null): WebinarStage | null => webinarStages.find(stage => stage === text) ?? null

export const lengths = [30, 45, 60, 75, 90, 120] as const
export const mostMinutes = 600

export type Details = { title: string; description: string; hostName: string }

export const checkDetails = ({ title, description, hostName }: Details): Messages =>
  messages({
    title: textProblem(title.trim(), { required: copy.titleRequired, most: 120 }),
    description: textProblem(description.trim(), { required: copy.descriptionRequired, most: 2000 }),
    hostName: textProblem(hostName.trim(), { required: copy.hostRequired, most: 120 }),
  })

/** As one says it in India: a day, a clock and how long. */
export type PlannedTime = { day: string; time: string; minutes: number }
export type SlotPlan = PlannedTime & { agenda: string; conferenceId: string }

export const checkSlot = ({ day, time, minutes, agenda, conferenceId }: SlotPlan): Messages =>
  messages({
    day: parseDay(day) === undefined && copy.dayRequired,
    time: !isClock(time) && copy.timeRequired,
    minutes: !(Number.isInteger(minutes) && minutes >= 5 && minutes <= mostMinutes) && copy.minutesWrong,
    agenda: textProblem(agenda.trim(), { required: copy.agendaRequired, most: 4000 }),
    conferenceId: !/^[\w-]{1,200}$/.test(conferenceId.trim()) && copy.conferenceWrong,
  })

const isClock = (time: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(time)

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
