import { z } from 'zod'
import { blockedCode, blockedMessage } from '#src/wire/blocked.ts'
import { problem } from '#src/wire/problem.ts'
import { route } from '#src/wire/route.ts'
import { moment, nothing } from '#src/wire/shapes.ts'

export const applicationBlocked = problem(blockedCode, 409, blockedMessage)

const blockView = z.object({ blockedAt: moment })
export type BlockView = z.infer<typeof blockView>

export const blockingContract = {
  read: route('GET', '/api/insurance/block', {
    who: 'signed-in',
    summary: 'Since when your insurance application is blocked; null where it isn’t.',
    input: nothing,
    answer: blockView.nullable(),
  }),
}
