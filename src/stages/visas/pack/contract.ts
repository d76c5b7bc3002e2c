import { pdf, zip } from '#src/wire/files.ts'
import { problem } from '#src/wire/problem.ts'
import { studentRoute } from '#src/wire/route.ts'
import { tooMany } from './copy.ts'

export const tooManyPacks = problem('too-many-packs', 429, tooMany)

export const packContract = {
  pack: studentRoute('GET', '/api/vault/pack', {
    summary: 'The folder for the interview as one PDF: what will be valid on the day, and what is missing.',
    problems: [tooManyPacks],
    ...pdf,
    showsIdentity: true,
  }),
  packZip: studentRoute('GET', '/api/vault/pack/files', {
    summary: 'The same papers as files in a ZIP.',
    problems: [tooManyPacks],
    ...zip,
    showsIdentity: true,
  }),
}
