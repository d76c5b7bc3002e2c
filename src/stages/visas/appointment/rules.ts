// The two visits of a visa appointment in India, and what to look at before them (facts of the field, 4.3).
import type { Asks } from '#src/features/people/values/rules.ts'
import { dayOf, homeZone, parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { lastDayForFee } from '../rounds/last-day/rules.ts'
import type { AppointmentReason } from '../rounds/rules.ts'
import type { Says } from '#src/reading/says.ts'
import { consulates, type Consulate } from '../transcripts/rules.ts'
import * as copy from './copy.ts'

/** One is free; for a further change, as for a visit that is missed, the fee is paid again. */
export const freeChanges = 1

/** As one reads it off the confirmation, in Indian time. The first visit may not be known yet. */
export type Planned = {
  place: Consulate | ''
  interviewDay: string
  interviewTime: string
  vacDay: string
  vacTime: string
}

export function checkPlanned(planned: Planned): Messages {
  const { place, interviewDay, interviewTime, vacDay, vacTime } = planned
  const hasVac = vacDay !== '' || vacTime !== ''
  const wrong = messages({
    place: place === '' && copy.placeRequired,
    interviewDay: !isVisitDay(interviewDay) && copy.interviewDayRequired,
    interviewTime: !isClock(interviewTime) && copy.timeRequired,
    vacDay: hasVac && !isVisitDay(vacDay) && copy.vacDayRequired,
    vacTime: hasVac && !isClock(vacTime) && copy.timeRequired,
  })
  if (Object.keys(wrong).length > 0) return wrong
  const { interview, vac } = visitsOf(planned)
  return messages({ vacDay: vac !== null && isBefore(interview, vac) && copy.vacAfterInterview })
}

/** What a confirmation says of the two visits. Their times stand beside other words on each of the sites, and are typed. */
export function plannedFrom({ interviewAt = '', interviewOn, vacOn }: Says): Partial<Planned> {
  const [place, other] = consulates.filter(name => interviewAt.toUpperCase().includes(name.toUpperCase()))
  return {
    ...(place !== undefined && other === undefined && { place }),
    ...(interviewOn !== undefined && { interviewDay: interviewOn }),
    ...(vacOn !== undefined && { vacDay: vacOn }),
  }
}

/** From an answer that is right. */
export const visitsOf = ({ interviewDay, interviewTime, vacDay, vacTime }: Omit<Planned, 'place'>): Visits => ({
  interview: instantAt(interviewDay, interviewTime),
  vac: vacDay === '' ? null : instantAt(vacDay, vacTime),
})

type NewAppointment = { place: Consulate; interview: string; vac: string | null }

/** The same as one types it; nothing yet where nothing was entered. */
export function plannedOf(appointment: NewAppointment | null): Planned {
  const [interview, vac] = [clockIn(appointment?.interview ?? null), clockIn(appointment?.vac ?? null)]
  return {
    place: appointment?.place ?? '',
    interviewDay: interview.day,
    interviewTime: interview.time,
    vacDay: vac.day,
    vacTime: vac.time,
  }
}

function clockIn(moment: string | null): { day: string; time: string } {
  if (moment === null) return { day: '', time: '' }
  const at = Temporal.Instant.from(moment).toZonedDateTimeISO(homeZone)
  return { day: at.toPlainDate().toString(), time: at.toPlainTime().toString({ smallestUnit: 'minute' }) }
}

/** By the calendar in India; below none where the day is over. */
export const wholeDaysUntil = (moment: Temporal.Instant, now: Temporal.Instant): number =>
  dayOf(now).until(dayOf(moment)).days

export type Visits = { interview: Temporal.Instant; vac: Temporal.Instant | null }

const instantAt = (day: string, time: string): Temporal.Instant =>
  Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(homeZone).toInstant()

export type Warning = keyof typeof copy.warnings

type Known = { now: Temporal.Instant; isFeePaid: boolean }

/** Between fingerprints and interview; a confirmation with fewer is taken as it is. */
const daysToPlan = 3

/** What is commonly asked for and may still be right as it is: said, and never in the way. */
export function warningsFor({ interview, vac }: Visits, { now, isFeePaid }: Known): readonly Warning[] {
  if (isBefore(interview, now)) return ['over']
  const found: Warning[] = []
  if (vac === null) found.push('no-vac')
  else {
    const between = dayOf(vac).until(dayOf(interview)).days
    if (between < daysToPlan) found.push(between === 0 ? 'same-day' : 'few-days')
  }
  if (!isFeePaid) found.push(isFeeLate(interview, now) ? 'fee-late' : 'fee-open')
  return found
}

const isFeeLate = (interview: Temporal.Instant, now: Temporal.Instant): boolean =>
  isEarlierDay(Temporal.PlainDate.from(lastDayForFee(interview.toString())), dayOf(now))

/** How many of its changes count. */
export const changesCounted = (whys: readonly AppointmentReason[]): number =>
  whys.filter(why => why === 'rescheduled').length

const isVisitDay = (text: string): boolean => {
  const day = parseDay(text)
  return day !== undefined && day.toString() === text && day.year >= 2020 && day.year < 2100
}

const isClock = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

const isBefore = (one: Temporal.Instant, other: Temporal.Instant): boolean => Temporal.Instant.compare(one, other) < 0

const isEarlierDay = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0

export const appointmentAsks = { place: 'consulate' } as const satisfies Asks
