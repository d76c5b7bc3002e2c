import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { invalidInput, missingUser, notFound, problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { degrees } from '../onboarding/rules.ts'
import * as copy from './copy.ts'
import { checkApplication, checkInterest, outcomes } from './rules.ts'

export const tooManyApplications = problem('too-many-applications', 409, copy.tooMany)

const line = z.string().max(1000).transform(visibleLine)
const universityId = z.string().max(200)
const degree = z.enum(degrees).nullable()
const intake = z.string().max(40).nullable()
const university = z.object({ id: z.string(), name: z.string() })

export const interestView = z.object({
  userId: z.string(),
  degree,
  branch: z.string(),
  intake,
  universities: z.array(university),
})
export type InterestView = z.infer<typeof interestView>

export const applicationView = z.object({
  id: z.string(),
  userId: z.string(),
  university,
  programme: z.string(),
  degree,
  intake,
  outcome: z.enum(outcomes),
  createdAt: z.iso.datetime(),
})
export type ApplicationView = z.infer<typeof applicationView>

const fields = { programme: line, degree, intake, outcome: z.enum(outcomes) }
const newApplication = z.object({ university: universityId }).extend(z.object(fields).partial().shape)
const applicationChange = z
  .object({ id: z.uuid(), university: universityId.optional() })
  .extend(z.object(fields).partial().shape)
export type NewApplication = z.output<typeof newApplication>
export type ApplicationChange = z.output<typeof applicationChange>

const interestChange = z.object({
  degree: degree.optional(),
  branch: line.optional(),
  intake: intake.optional(),
  universities: z.array(universityId).max(200).optional(),
})
export type InterestChange = z.output<typeof interestChange>

export const applicationsContract = {
  interest: signedInRoute('GET', '/api/profile/application-interest', {
    summary: 'What you think of studying, and where.',
    topic: 'profile',
    answer: interestView,
    problems: [missingUser],
  }),
  changeInterest: signedInRoute('PATCH', '/api/profile/application-interest', {
    summary: 'Changes what is given and keeps the rest.',
    input: interestChange.superRefine(saying(checkInterest)),
    answer: interestView,
    problems: [missingUser, invalidInput],
  }),
  list: signedInRoute('GET', '/api/profile/applications', {
    summary: 'Your applications, oldest first.',
    topic: 'profile',
    answer: z.array(applicationView),
    problems: [missingUser],
  }),
  add: signedInRoute('POST', '/api/profile/applications', {
    summary: 'Adds an application to a university.',
    input: newApplication.superRefine(saying(checkApplication)),
    answer: applicationView,
    problems: [missingUser, invalidInput, tooManyApplications],
  }),
  change: signedInRoute('PATCH', '/api/profile/applications/{id}', {
    summary: 'Changes what is given and keeps the rest.',
    input: applicationChange.superRefine(saying(checkApplication)),
    answer: applicationView,
    problems: [missingUser, notFound, invalidInput],
  }),
  remove: signedInRoute('DELETE', '/api/profile/applications/{id}', {
    summary: 'Removes an application.',
    input: z.object({ id: z.uuid() }),
    problems: [missingUser, notFound],
  }),
}
