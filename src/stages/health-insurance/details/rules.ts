// What somebody tells to be shown plans. The application's fields of the same name hold to the same.
import type { Asks } from '#src/features/people/values/rules.ts'
import { birthProblem as bornProblem } from '#src/values/birthdays.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { monthsAllowed, startProblem, type CoverageUniversity } from '../coverage/rules.ts'
import { ageOn, youngest, type StudyLevel } from '../quote/rules.ts'
import { bornLongAgo, dayInvalid, monthsInvalid, required, startLate, startPast, tooYoung } from './copy.ts'

export const studyLevels = ['undergraduate', 'graduate'] as const satisfies readonly StudyLevel[]

/** As typed; empty where nothing was. */
export type Details = { universityID: string; dob: string; coverageStartDate: string; numberOfMonths: string }

/** A link may bring somebody with a university alone: the rest is asked for when it is needed, and right if given. */
export const checkDetails = (
  { universityID, dob, coverageStartDate, numberOfMonths }: Details,
  today: string,
  university: CoverageUniversity | undefined,
): Messages =>
  messages({
    universityID: universityID === '' && required.universityID,
    dob: dob !== '' && birthProblem(dob, today),
    coverageStartDate: coverageStartDate !== '' && startSaid(coverageStartDate, today, university),
    numberOfMonths: numberOfMonths !== '' && monthsSaid(numberOfMonths, university),
  })

function startSaid(start: string, today: string, university: CoverageUniversity | undefined): string | false {
  const day = parseDay(start)
  if (day === undefined) return dayInvalid
  const problem = startProblem(day.toString(), university ?? anywhere, today)
  return problem !== undefined && (problem === 'past' ? startPast : startLate)
}

const anywhere = { allowedStartDates: [], maxStartDate: undefined }

/** Before a plan is chosen no partner is known: the one that allows the most decides. */
function monthsSaid(typed: string, university: CoverageUniversity | undefined): string | false {
  const { least, most } = monthsAllowed(university ?? { id: '', customDates: false }, 'MedPrime')
  const months = /^\d{1,2}$/.test(typed) ? Number(typed) : 0
  return (months < least || months > most) && monthsInvalid(least, most)
}

/** A day of birth that is ahead, or a hundred years too early, is refused like one that is too young. */
export function birthProblem(dob: string, today: string): string | false {
  const [problem, born, day] = [
    bornProblem(dob, Temporal.PlainDate.from(today)),
    parseDay(dob),
    Temporal.PlainDate.from(today),
  ]
  if (problem === 'no-day' || born === undefined) return dayInvalid
  if (problem === 'long-ago') return bornLongAgo
  return (problem !== undefined || ageOn(born, day) < youngest) && tooYoung
}

/** Named as the form has them. Cover begins with the flight, which is kept elsewhere. */
export const detailsAsk = {
  university: 'university',
  dob: 'birthDate',
  coverageStartDate: 'flight',
} as const satisfies Asks
