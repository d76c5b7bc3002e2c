import { z } from 'zod'
import { visibleText } from '#src/values/visible-text.ts'
import { problem, tooManyRequests } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { day } from '#src/wire/shapes.ts'
import { notAttachable } from '#src/features/documents/contract.ts'
import { gre, toefl } from '../feedback/contract.ts'
import * as copy from './copy.ts'
import { loanProcesses } from './rules.ts'

export const underReview = problem('sop-under-review', 409, copy.underReview)
export const universityGone = problem('university-unknown', 422, copy.universitiesRequired, 'universities')

export const submitContract = {
  submit: studentRoute('POST', '/api/sop/versions', {
    summary: 'Submits an SOP for feedback: the first version, or a new one once the feedback on the last is there.',
    // What is missing is said by the rule, which knows what day it is: see submit/service.ts.
    input: z.object({
      text: z.string().max(200_000).transform(visibleText),
      gre,
      toefl,
      universities: z.array(z.string().max(200)).max(100),
      deadline: day.nullable(),
      takingPaidHelp: z.boolean().nullable(),
      loanProcess: z.enum(loanProcesses).nullable().default(null),
      resume: z.uuid().nullable().default(null),
    }),
    // No more than its name: what a repeated call is answered is kept, and a text is not.
    answer: z.object({ sopId: z.string() }),
    problems: [underReview, universityGone, notAttachable, tooManyRequests],
    bodyLimit: 1_048_576,
  }),
}
