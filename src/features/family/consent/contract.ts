import { z } from 'zod'
import { birthDate, birthStands, noticeRead } from '#src/features/consent/contract.ts'
import { changedElsewhere, invalidInput, notFound, proveAgain } from '#src/wire/problem.ts'
import { familyRoute, seldom } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

const student = z.uuid()

const consentView = z.object({
  /** Whether this student needs the consent of who reads this: it is null where somebody else gives it, or nobody has to. */
  asks: z
    .object({ version: z.number().int(), givenAt: moment.nullable(), birthDate: z.iso.date().nullable() })
    .nullable(),
})
export type ParentConsentView = z.infer<typeof consentView>

const contract = {
  read: familyRoute('member', 'GET', '/api/family/{student}/consent', {
    summary: 'Whether a student who is under 18 needs your consent as a parent or guardian, and whether you gave it.',
    topic: 'family',
    alsoOn: ['rights'],
    staysOff: true,
    input: z.object({ student }),
    answer: consentView,
    problems: [notFound],
  }),
  give: familyRoute('member', 'PUT', '/api/family/{student}/consent', {
    summary: 'Consents for a student under 18, as their parent or guardian, soon after a proof of who you are.',
    staysOpen: true,
    input: z.object({ student, ...noticeRead, birthDate, isParent: z.boolean() }),
    problems: [notFound, proveAgain, changedElsewhere, invalidInput, birthStands],
  }),
  withdraw: familyRoute('member', 'DELETE', '/api/family/{student}/consent', {
    summary: 'Withdraws that consent. The student pays and sends nothing more until a parent agrees again.',
    staysOpen: true,
    input: z.object({ student }),
    problems: [notFound],
  }),
}

export const familyConsentContracts = { familyConsent: seldom(contract) }
