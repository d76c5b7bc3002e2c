import { z } from 'zod'
import { route } from '#src/wire/route.ts'

const listedFact = z.object({
  text: z.string(),
  source: z.object({ name: z.string(), checkedOn: z.iso.date() }),
  /** Where students read it. */
  shownAt: z.string(),
  /** Where the desk changes it; null where only we can, in code. */
  editedAt: z.string().nullable(),
  /** Made up to show how things look, and marked so to students: there is no source to read again. */
  isSample: z.boolean(),
})
export type ListedFact = z.infer<typeof listedFact>

export const datedFactsContract = {
  list: route('GET', '/api/desk/facts', {
    who: ['advisor', 'underwriter', 'admin'],
    summary: 'What the desk’s own lists say about the world, each with its source and the day it was checked on.',
    answer: z.array(listedFact),
  }),
}

export const datedFactsContracts = { datedFacts: datedFactsContract }
