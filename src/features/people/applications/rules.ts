import type { Asks } from '../values/rules.ts'
import { isIntake } from '#src/values/intakes.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { textProblem } from '#src/values/visible-text.ts'
import * as copy from './copy.ts'

export const outcomes = ['considering', 'applied', 'admitted', 'waitlisted', 'rejected'] as const satisfies Outcome[]
export type Outcome = keyof typeof copy.outcomeNames

export const mostApplications = 50
export const mostUniversities = 50

export type Interest = {
  branch?: string | undefined
  intake?: string | null | undefined
  /** By id. */
  universities?: readonly string[] | undefined
}

export const checkInterest = ({ branch = '', intake, universities = [] }: Interest): Messages =>
  messages({
    branch: textProblem(branch, { most: 200 }),
    intake: typeof intake === 'string' && !isIntake(intake) && copy.intake,
    universities: universities.length > mostUniversities && copy.universities,
  })

export type Application = {
  university?: string | undefined
  programme?: string | undefined
  intake?: string | null | undefined
}

export const checkApplication = ({ university, programme = '', intake }: Application): Messages =>
  messages({
    university: university === '' && copy.university,
    programme: textProblem(programme, { most: 200 }),
    intake: typeof intake === 'string' && !isIntake(intake) && copy.intake,
  })

/** Where somebody goes: the first that admitted them. */
export const admittedIn = <One extends { outcome: Outcome }>(applications: readonly One[]): One | undefined =>
  applications.find(({ outcome }) => outcome === 'admitted')

export const applicationAsks = {
  university: 'university',
  programme: 'programme',
  intake: 'intake',
} as const satisfies Asks

/** What somebody thinks of says nothing of where they go, but begins with it. */
export const interestAsks = { branch: 'programme', intake: 'intake' } as const satisfies Asks
