// What the values of a person are called, and what is asked where two places say something else.
import type { ValueName } from './rules.ts'

export const labels: Readonly<Record<ValueName, string>> = {
  name: 'Name',
  birthDate: 'Date of birth',
  sex: 'Sex, as in the passport',
  birthCity: 'City of birth',
  birthCountry: 'Country of birth',
  citizenship: 'Citizenship',
  maritalStatus: 'Marital status',
  passportNumber: 'Passport number',
  passportUntil: 'Passport valid until',
  father: 'Father’s name',
  mother: 'Mother’s name',
  fatherBirthDate: 'Father’s date of birth',
  motherBirthDate: 'Mother’s date of birth',
  address: 'Address at home',
  usAddress: 'Address in the US',
  pan: 'PAN',
  studentId: 'Student number',
  sevisId: 'SEVIS ID',
  university: 'University',
  programme: 'What you study',
  programmeStart: 'Programme start',
  intake: 'Intake',
  flight: 'Day of your flight',
  phone: 'Phone at home',
  usPhone: 'Phone in the US',
  email: 'E-mail',
  universityEmail: 'University e-mail',
  consulate: 'Consulate',
  emergencyPhone: 'Phone in an emergency',
}

/** Under a field that begins with it. */
export const from = (source: string, day: string | undefined): string =>
  day === undefined ? `From your ${source}` : `From your ${source}, ${day}`

const list = (all: readonly string[]): string =>
  all.length < 2 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} and ${all.at(-1) ?? ''}`

export const askTitle = (places: readonly string[]): string => `Also in your ${list(places)}: change there too?`
export const sentTitle = 'Some of what you sent has an earlier value'
export const here = (label: string, value: string): string => `${label}: now ${value}.`
export const becomes = (label: string, was: string, value: string): string =>
  was === '' ? `${label}: nothing there yet, ${value} then.` : `${label}: ${was} so far, ${value} then.`
export const standsThere = (place: string, label: string, was: string): string =>
  `Your ${place} has ${was} as ${label.toLowerCase()}.`
/** Of a place that keeps its value. */
export const sentStays = 'It was sent with this and keeps it.'
export const planMoves = 'The dates of your plan move with it.'
export const changeThere = 'Change it there'
export const askUs = 'Ask us to correct it'
export const askDraft = (place: string, label: string, was: string, value: string): string =>
  `My ${place} has ${was} as ${label.toLowerCase()}. It should be ${value}. Please correct it.`
export const change = 'Change there too'
export const leave = 'Leave them as they are'
export const seen = 'I have read this'
export const changed = 'Changed.'
export const notChanged = 'Not everything could be changed. What could be is saved.'
export const refused = (place: string, why: string): string => `Your ${place}: ${why}`
