import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { visibleLine } from '#src/values/visible-text.ts'
import { notFound, problem } from '#src/wire/problem.ts'
import { route, signedInRoute } from '#src/wire/route.ts'
import { checkNewUniversity, readDomain, domainInvalid, nameTaken, tooManyAdded } from './rules.ts'

export const tooManyUniversities = problem('too-many-universities', 429, tooManyAdded, 'name')
export const universityExists = problem('university-exists', 409, nameTaken, 'name')

const id = z.string().min(1).max(200)
const day = z.iso.date()

export const universityView = z.object({
  id: z.string(),
  name: z.string(),
  displayName: z.string(),
  city: z.string(),
  stateCode: z.string().nullable(),
  verified: z.boolean(),
})
export type UniversityView = z.infer<typeof universityView>

export const universityDetail = universityView.extend({
  domain: z.string().nullable(),
  gbgDestinationCountry: z.string().nullable(),
  gbgDestinationState: z.string().nullable(),
  waiverDeadline: day.nullable(),
})
export type UniversityDetail = z.infer<typeof universityDetail>

export const waitingUniversity = universityView.extend({
  domain: z.string().nullable(),
  createdAt: z.iso.datetime(),
  addedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
  askedForBy: z.number().int(),
})
export type WaitingUniversity = z.infer<typeof waitingUniversity>

export const checkedUniversity = universityView.extend({
  domain: z.string().nullable(),
  verifiedAt: z.iso.datetime(),
  verifiedBy: z.string().nullable(),
})
export type CheckedUniversity = z.infer<typeof checkedUniversity>

const newUniversity = z
  .object({ name: z.string().max(1000).transform(visibleLine) })
  .superRefine(saying(checkNewUniversity))

/** As people paste it: a whole address will do. */
const domain = z
  .string()
  .max(300)
  .transform((typed, context) => {
    const read = readDomain(typed)
    if (read !== undefined) return read
    context.addIssue({ code: 'custom', message: domainInvalid })
    return z.NEVER
  })

const desk = ['advisor', 'admin'] as const

export const universitiesContract = {
  search: signedInRoute('GET', '/api/universities', {
    mayLag: true,
    summary: 'At most ten verified universities: exact matches, then prefixes, then within the id, then by name.',
    topic: 'universities',
    input: z.object({ query: z.string().max(200).default('') }),
    answer: z.array(universityView),
  }),
  read: signedInRoute('GET', '/api/universities/{id}', {
    mayLag: true,
    summary: 'One university; one that is not verified only for those who asked for it.',
    input: z.object({ id }),
    answer: universityDetail,
    problems: [notFound],
  }),
  add: signedInRoute('POST', '/api/universities', {
    summary: 'Adds a university that the catalogue lacks. If one of that name exists, it is returned instead.',
    input: newUniversity,
    answer: universityView,
    problems: [tooManyUniversities],
  }),
  added: signedInRoute('GET', '/api/added-universities', {
    summary: 'The universities that you added, newest first.',
    topic: 'universities',
    answer: z.array(universityView),
  }),
  waiting: route('GET', '/api/desk/universities/unverified', {
    who: desk,
    summary: 'Universities that students added and nobody has verified, oldest first.',
    topic: 'universities',
    answer: z.array(waitingUniversity),
  }),
  checked: route('GET', '/api/desk/universities/verified', {
    who: desk,
    summary: 'Universities that students added and the desk has verified, latest first.',
    topic: 'universities',
    answer: z.array(checkedUniversity),
  }),
  verify: route('PUT', '/api/desk/universities/{id}/verification', {
    who: desk,
    summary: 'Verifies a university under the name given here: from now on everybody finds it.',
    input: z.object({
      id,
      name: newUniversity.shape.name.optional(),
      domain: domain.optional(),
      city: z.string().max(100).transform(visibleLine).optional(),
      stateCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    answer: universityView,
    problems: [notFound, universityExists],
  }),
  withdraw: route('DELETE', '/api/desk/universities/{id}/verification', {
    who: desk,
    summary: 'Withdraws the verification: only those who added the university see it.',
    input: z.object({ id }),
    answer: universityView,
    problems: [notFound],
  }),
}

export const universitiesContracts = { universities: universitiesContract }
