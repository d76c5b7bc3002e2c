import { asc, eq } from 'drizzle-orm'
import { allOf, filesFor, type StepFilesSource } from '#src/features/papers/list.ts'
import { filledI20s } from './i20/tables.ts'

/** Made by us from what was typed: they are stored beside the documents. */
const filled: StepFilesSource = async ({ db }, owner) => {
  const rows = await db.select().from(filledI20s).where(eq(filledI20s.owner, owner)).orderBy(asc(filledI20s.id))
  return rows.map(({ id, file, form, filledAt: at }) => ({
    made: { id, name: form ?? 'i20-worksheet.pdf', address: `/api/visas/i20/files/${file}`, at },
    what: 'Filled I-20 form',
    usedIn: '/visas/i20-form',
  }))
}

export const visaStepFiles = allOf(
  filled,
  filesFor('attorney-call', { what: 'For the call with an attorney', usedIn: '/visas/post-interview' }),
)
