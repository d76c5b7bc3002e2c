import { z } from 'zod'
import { languages } from '#src/values/languages.ts'
import { changedElsewhere, invalidInput, notFound, problem } from '#src/wire/problem.ts'
import { seldom, sentByPage, signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'
import * as copy from './copy.ts'
import { purposes } from './rules.ts'

export const birthStands = problem('birth-date-stands', 409, copy.refusals.birthStands, 'birthDate')
export const birthFirst = problem('birth-date-first', 409, copy.refusals.birthFirst, 'birthDate')

const purpose = z.enum(purposes)
const day = z.iso.date()
export const noticeRead = { version: z.number().int(), language: z.enum(languages) }
export const birthDate = z.string().max(20)

const consentsView = z.object({
  /** Of today; null before the first one. */
  version: z.number().int().nullable(),
  consents: z.array(
    z.object({
      purpose,
      version: z.number().int(),
      language: z.enum(languages),
      givenAt: moment,
      withdrawnAt: moment.nullable(),
    }),
  ),
  birthDate: day.nullable(),
  isMinor: z.boolean(),
  /** Under 18: who of the family can consent, and who has. */
  parents: z.array(z.object({ relation: z.string(), hasConsented: z.boolean() })),
  /** The account was there before the notice, and has not answered it. */
  isAsked: z.boolean(),
  readOnlyFrom: day.nullable(),
  isReadOnly: z.boolean(),
})
export type ConsentsView = z.infer<typeof consentsView>

const consentContract = {
  read: signedInRoute('GET', '/api/consent', {
    summary: 'What you agreed to of the notice, your birth date, and whether the account is read-only or will be.',
    topic: 'rights',
    alsoOn: ['family'],
    staysOff: true,
    showsIdentity: true,
    answer: consentsView,
  }),
  give: signedInRoute('POST', '/api/consent', {
    summary: 'Agrees to the notice of today, for the purposes named. The birth date is needed once.',
    staysOpen: true,
    input: z.object({
      ...noticeRead,
      purposes: z.array(purpose).min(1).max(purposes.length),
      birthDate: birthDate.optional(),
    }),
    problems: [changedElsewhere, invalidInput, birthStands, birthFirst],
  }),
  withdraw: signedInRoute('DELETE', '/api/consent/{purpose}', {
    summary: 'Withdraws a consent. What needs it is refused from the next request on; nothing is deleted.',
    staysOpen: true,
    input: z.object({ purpose }),
    problems: [notFound],
  }),
  correctBirth: signedInRoute('PUT', '/api/consent/birth', {
    summary: 'Corrects the birth date. Somebody under 18 becomes older only by what was read from their passport.',
    staysOpen: true,
    input: z.object({ birthDate }),
    problems: [invalidInput, birthStands],
  }),
  noteAsked: signedInRoute('PUT', '/api/consent/asked', {
    summary: 'Notes that an account from before the notice was asked; the first time counts.',
    byItself: sentByPage(),
  }),
}

export const consentContracts = { consent: seldom(consentContract) }
