import { z } from 'zod'
import { notAttachable } from '#src/features/documents/contract.ts'
import { pdf } from '#src/wire/files.ts'
import { notFound, problem, tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute, studentRoute } from '#src/wire/route.ts'
import { vaccines } from '../requirements/rules.ts'
import * as copy from './copy.ts'
import { mostProofs } from './copy.ts'

export const tooManyProofs = problem('too-many-proofs', 409, copy.tooMany, 'documents')
export const nothingToPrint = problem('nothing-to-print', 409, copy.nothingToPrint)

export const vaccineProofsContract = {
  add: studentRoute('POST', '/api/vaccines/proofs', {
    summary: 'Attaches uploaded papers to a vaccine.',
    begins: 'paper',
    input: z.object({
      vaccine: z.enum(vaccines),
      documents: z.array(z.uuid()).min(1, copy.filesRequired).max(mostProofs),
    }),
    problems: [notAttachable, tooManyProofs],
  }),
  remove: signedInRoute('DELETE', '/api/vaccines/proofs/{id}', {
    summary: 'Removes a paper, for good after a day.',
    input: z.object({ id: z.uuid() }),
    problems: [notFound],
  }),
  record: signedInRoute('GET', '/api/vaccines/record', {
    showsIdentity: true,
    summary: 'One record in English as a PDF, with the papers behind it.',
    ...pdf,
    problems: [nothingToPrint, tooManyRequests],
  }),
}
