import { z } from 'zod'
import { saying } from '#src/values/messages.ts'
import { problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { proveAgain } from '#src/features/accounts/proof/contract.ts'
import * as copy from './copy.ts'
import { checkAsked } from './rules.ts'

export const tooManyConcerned = problem('too-many-concerned', 409, copy.tooMany)
export const nobodyConcerned = problem('nobody-concerned', 409, copy.nobody, 'addresses')

const admin = ['admin'] as const
const text = z.string().max(50_000).default('')
const asked = z
  .object({ what: text, doing: text, from: text, to: text, addresses: text })
  .superRefine(saying(checkAsked))

const packView = z.object({
  people: z.array(
    z.object({ id: z.string(), name: z.string(), email: z.string().nullable(), kinds: z.array(z.string()) }),
  ),
  notice: z.object({ title: z.string(), body: z.string() }),
  toTheBoard: z.string(),
})
export type PackView = z.infer<typeof packView>

export const breachContract = {
  list: route('POST', '/api/desk/breach-packs', {
    who: admin,
    summary:
      'Who had data here in a span of days, or those named; which kinds; and drafts of what they and the Board read.',
    input: asked,
    answer: packView,
    problems: [tooManyConcerned, nobodyConcerned, proveAgain],
  }),
  tell: route('POST', '/api/desk/breach-notices', {
    who: admin,
    summary: 'Tells them, in the app and by e-mail.',
    input: asked,
    answer: z.object({ notified: z.number().int() }),
    problems: [tooManyConcerned, nobodyConcerned, proveAgain],
  }),
}
