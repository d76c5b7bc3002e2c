import { z } from 'zod'
import { tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'

const line = z.string().max(200).default('')

export const pastPoliciesContract = {
  find: studentRoute('POST', '/api/insurance/past-policy', {
    summary: 'Whether somebody is insured with WellAway still: until when, and from when on they can be again.',
    input: z.object({ firstName: line, lastName: line, dob: z.string().max(40).default('') }),
    answer: z.object({ endDate: z.iso.date(), start: z.iso.date() }).nullable(),
    problems: [tooManyRequests],
  }),
}
