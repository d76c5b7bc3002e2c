import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { studentRoute, type FileAnswer } from '#src/wire/route.ts'
import { tooMany } from './copy.ts'

export const tooManyPacks = problem('too-many-packs', 429, tooMany)

export const packContract = {
  pack: studentRoute('GET', '/api/vault/pack', {
    summary: 'The folder for the interview as one PDF: what will be valid on the day, and what is missing.',
    answer: z.custom<FileAnswer>(),
    problems: [tooManyPacks],
    as: 'file',
    showsIdentity: true,
  }),
  packZip: studentRoute('GET', '/api/vault/pack/files', {
    summary: 'The same papers as files in a ZIP.',
    answer: z.custom<FileAnswer>(),
    problems: [tooManyPacks],
    as: 'file',
    showsIdentity: true,
  }),
}
