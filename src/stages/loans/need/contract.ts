import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { invalidInput, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { checkNeed, type NeedTyped } from './rules.ts'

const typed = z.string().max(40)
export const needTyped = z.object({
  costYear: typed,
  costLater: typed,
  months: typed,
  ownFunds: typed,
  scholarship: typed,
  margin: typed,
} satisfies Record<keyof NeedTyped, z.ZodString>)

export const loanNeedContract = {
  read: studentRoute('GET', '/api/loans/need', {
    summary: 'What the student typed about the costs of the studies and the money that is there.',
    topic: 'loans',
    answer: needTyped,
    showsIdentity: true,
  }),
  save: studentRoute('PUT', '/api/loans/need', {
    summary: 'Keeps what the student typed, sealed. No lender reads it.',
    input: needTyped.superRefine(saying(checkNeed)),
    problems: [invalidInput, tooManyRequests],
  }),
}
