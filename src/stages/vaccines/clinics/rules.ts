// Clinics, their times, and what an appointment becomes.
import { checkTimes, type ClosedDays, type TypedTimes } from '#src/features/appointments/rules.ts'
import { formatClock } from '#src/values/dates.ts'
import { isNationalHoliday } from '#src/values/holidays.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import type { Vaccine } from '../requirements/rules.ts'

export const slotTaken = 'Someone just booked the last place at this time. Please pick another.'
export const tooLateToChange =
  'It is less than 24 hours until your appointment, so it can no longer be changed here. Please call the clinic.'
export const notYetOver = 'This appointment is still to come.'
export const doseNotDue = 'One of these doses is not due by that day. Please look at your plan again.'
export const notGiven = 'This clinic does not give all that you chose. Please choose again.'
export const notInAppointment = 'Only what was booked can be noted here.'
export const slotBooked = 'Somebody is booked at this time. Cancel their appointment first.'
export const clinicChanged = 'Somebody changed this clinic meanwhile.'
export const anotherStands = 'The student has another appointment by now, so this one cannot be opened again.'

export const required = {
  name: 'Please give the name of the clinic.',
  city: 'Please give the city.',
  address: 'Please give the address.',
  phone: 'Please give a phone number.',
  day: 'Please choose a day.',
  time: 'Please choose a full or half hour.',
  vaccines: 'Please choose what you want to be given.',
  slot: 'Please choose a time.',
  clinic: 'Please choose a clinic.',
  reason: 'Please say why.',
  openOn: 'Please choose at least one day.',
} as const
/** In the ledger. */
export const costOf = (clinic: string, isSample: boolean): string =>
  `Doses at ${clinic}${isSample ? ' (sample data: clinic and price are invented)' : ''}`
export const priceInvalid = 'Whole rupees, or empty for what the clinic does not give.'
const untilAfterFrom = 'This is before the first time.'
const placesInvalid = 'A number from 1 to 50.'
export const closedThen = 'The clinic is closed on this day. Please choose another.'
export const timesAhead = 'All times must be ahead.'

export const booked = 'Your appointment is booked.'
export const moved = 'Your appointment is moved.'
export const cancelled = 'The appointment is cancelled, and the place is free for others.'
export const noted = 'Thank you. Your plan follows.'
export const bring = 'Bring your passport, the slips of earlier doses, and the form of your university.'
export const sample = (asOf: string): string =>
  `Sample data as of ${asOf}: these clinics, prices and times are invented, and no partnership is claimed.`
type Reminded = { name: string; address: string; phone: string; at: string }
const reminderLetter =
  (subject: string, first: string) =>
  ({ name, address, phone, at }: Reminded) => ({
    subject: `${subject}: your appointment at ${name}`,
    lines: [
      `Your appointment at ${name} ${first}.`,
      `When: ${at}.\nWhere: ${address}.`,
      bring,
      `If you can't come, please call the clinic: ${phone}.`,
    ],
  })
export const reminderLetters = {
  day: reminderLetter('Tomorrow', 'is less than a day away'),
  hour: reminderLetter('In an hour', 'begins within the hour'),
} as const
const reminder =
  (when: string) =>
  ({ name, address, at }: Reminded) => ({
    title: `${when}: your appointment at ${name}`,
    body: `${at}. ${address}.`,
  })
export const reminders = { day: reminder('Tomorrow'), hour: reminder('In an hour') } as const
export const paidThere = 'You pay at the clinic. Prices are the clinic’s own, taxes included.'
export const noTimes = 'This clinic has no free times just now. New ones come every day; or choose another clinic.'
export const after =
  'After it the clinic tells us what was given, usually on the same day. Then your plan and your record follow.'
export const onlyRecommended =
  'All that is required and can be had before your flight is done. What is recommended you may still book.'
export const lapsedTitle = 'Your time at the clinic was given up'
export const last = {
  attended: (clinic: string, day: string): string =>
    `You were at ${clinic} on ${day}. What was given stands in your record, and your plan follows it.`,
  missed: (clinic: string, day: string): string =>
    `You were not at ${clinic} on ${day}. Book another time, or write to us in the chat if this is wrong.`,
  'cancelled-by-clinic': (clinic: string, day: string): string =>
    `${clinic} cannot see you on ${day}. Please book another time.`,
  lapsed: (clinic: string, day: string): string =>
    `Your time at ${clinic} on ${day} was given up, because a day after you booked it neither your e-mail nor your phone was confirmed. Confirm one of them under Your profile, then book another time.`,
} as const

/** In paise. What a clinic does not give has no price. */
export type Prices = Partial<Record<Vaccine, number>>

/** Until when one may move or give up. */
export const hoursBefore = 24
export const mayChange = (start: string, now: string): boolean =>
  Temporal.Instant.compare(Temporal.Instant.from(start).subtract({ hours: hoursBefore }), Temporal.Instant.from(now)) >=
  0

/** Anyone who is to come needs to know of it. */
export const noticeHours = 2

export const packageOf = (prices: Prices, wanted: readonly Vaccine[]): { vaccines: Vaccine[]; sum: number } => {
  const given = wanted.filter(vaccine => prices[vaccine] !== undefined)
  return { vaccines: given, sum: given.reduce((sum, vaccine) => sum + (prices[vaccine] ?? 0), 0) }
}

/** No clinic sees anybody on a national holiday, and each has its days of the week. */
export const closedDays = ({ openOn }: { openOn: readonly number[] }): ClosedDays => ({
  openOn,
  holidays: isNationalHoliday,
})

export const timeWords = (moment: string): string => `${formatClock(Temporal.Instant.from(moment))} IST`

export type TypedPlaces = TypedTimes & { places: string }

export const mostPlaces = 50

const timeWordsOf = {
  day: required.day,
  closed: closedThen,
  time: required.time,
  order: untilAfterFrom,
} as const

export const checkPlaces = ({ places, ...times }: TypedPlaces, closed: ClosedDays): Messages => ({
  ...checkTimes(times, closed, timeWordsOf),
  ...messages({
    places: !(/^\d{1,2}$/.test(places) && Number(places) >= 1 && Number(places) <= mostPlaces) && placesInvalid,
  }),
})
