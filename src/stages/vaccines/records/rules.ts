// What somebody says to have, and what is wrong with it.
import type { Asks } from '#src/features/people/values/rules.ts'
import { birthProblem } from '#src/values/birthdays.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { fits, type Kind, type Vaccine } from '../requirements/rules.ts'
import * as copy from './copy.ts'

export type NewRecord = { vaccine: Vaccine; kind: Kind; on: string; clinic: string }

export const longestClinic = 120
export const mostOfOne = 12
const oldest = 90

export function checkRecord({ vaccine, kind, on, clinic }: NewRecord, today: string, dob?: string): Messages {
  return messages({
    kind: !fits(vaccine, kind) && copy.notForVaccine,
    on: kind === 'illness' && on === '' ? undefined : dayProblem(on, today, dob),
    clinic: textProblem(clinic, { most: longestClinic }),
  })
}

function dayProblem(on: string, today: string, dob: string | undefined): string | undefined {
  if (on === '') return copy.required.on
  const day = parseDay(on)
  if (day === undefined) return copy.dayInvalid
  if (day.toString() > today) return copy.inFuture
  if (dob !== undefined && day.toString() < dob) return copy.beforeBirth
  return day.toString() < Temporal.PlainDate.from(today).subtract({ years: oldest }).toString()
    ? copy.tooOld
    : undefined
}

export function checkDob(dob: string, today: string): string | undefined {
  if (dob === '') return copy.required.dob
  const wrong = birthProblem(dob, Temporal.PlainDate.from(today))
  return wrong === undefined ? undefined : wrong === 'no-day' ? copy.dayInvalid : copy.dobInvalid
}

/** What is not sent yet is named: that one has nothing of a vaccine, and that the plan is kept. */
export const lackOf = (vaccine: Vaccine): string => `vaccine-lacks:${vaccine}`

export const vaccinesAsk = { university: 'university', dob: 'birthDate' } as const satisfies Asks
