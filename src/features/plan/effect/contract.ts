import { z } from 'zod'
import { factTyped } from '#src/features/dated-facts/contract.ts'
import { deskRoutes } from '#src/wire/desk-routes.ts'
import { invalidInput } from '#src/wire/problem.ts'

const { post } = deskRoutes(['advisor', 'admin'])

const effectView = z.object({
  /** Whether dates of plans follow from this fact at all. */
  movesPlans: z.boolean(),
  count: z.number().int(),
  /** Those with the soonest dates. */
  students: z.array(z.object({ id: z.string(), name: z.string(), changes: z.array(z.string()) })),
})
export type EffectView = z.infer<typeof effectView>

export const effectContract = {
  read: post('/api/desk/facts/entries/{id}/effect', {
    summary:
      'Whose plans would change, and how, if a fact said what is typed. Nothing is written of it but who looked.',
    input: factTyped.extend({ id: z.string().max(200) }),
    answer: effectView,
    problems: [invalidInput],
  }),
}

export const effectContracts = { factEffect: effectContract }
