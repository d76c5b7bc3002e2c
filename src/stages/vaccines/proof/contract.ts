import { z } from 'zod'
import { notAttachable } from '#src/features/documents/contract.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { route, type FileAnswer } from '#src/wire/route.ts'
import { nothing } from '#src/wire/shapes.ts'
import { vaccines } from '../requirements/rules.ts'
import * as copy from './copy.ts'

export const tooManyProofs = problem('too-many-proofs', 409, copy.tooMany, 'documents')
export const nothingToPrint = problem('nothing-to-print', 409, copy.nothingToPrint)
export const mostProofs = 4

export const vaccineProofsContract = {
  add: route('POST', '/api/vaccines/proofs', {
    who: 'student',
    summary: 'Puts papers that were sent beside a vaccine.',
    input: z.object({
      vaccine: z.enum(vaccines),
      documents: z.array(z.uuid()).min(1, copy.filesRequired).max(mostProofs),
    }),
    answer: nothing,
    problems: [notAttachable, tooManyProofs],
  }),
  remove: route('DELETE', '/api/vaccines/proofs/{id}', {
    who: 'signed-in',
    summary: 'Takes a paper away again, for good after a day.',
    input: z.object({ id: z.uuid() }),
    answer: nothing,
    problems: [notFound],
  }),
  record: route('GET', '/api/vaccines/record', {
    who: 'signed-in',
    summary: 'One record in English as a PDF, with the papers behind it.',
    input: nothing,
    answer: z.custom<FileAnswer>(),
    as: 'file',
    problems: [nothingToPrint, tooManyRequests],
  }),
}
