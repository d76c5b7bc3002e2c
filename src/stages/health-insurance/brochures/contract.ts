import { z } from 'zod'
import { notFound, tooManyRequests } from '#src/wire/problem.ts'
import { type FileAnswer, route } from '#src/wire/route.ts'

export const brochuresContract = {
  read: route('GET', '/api/insurance/plans/{plan}/brochure', {
    // As the plans themselves: a guest sees them.
    who: 'signed-in',
    summary: 'The brochure of a plan as a PDF; with what it costs at a university where it is sold, if one is named.',
    input: z.object({ plan: z.string().max(100), university: z.string().max(200).optional() }),
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [notFound, tooManyRequests],
  }),
}
