import { z } from 'zod'
import { blockedCode, blockedMessage } from '#src/wire/blocked.ts'
import { problem } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { moment } from '#src/wire/shapes.ts'

export const applicationBlocked = problem(blockedCode, 409, blockedMessage)

const blockView = z.object({ blockedAt: moment })
export type BlockView = z.infer<typeof blockView>

export const blockingContract = {
  read: signedInRoute('GET', '/api/insurance/block', {
    summary: 'Since when your insurance application is blocked; null where it isn’t.',
    topic: 'insurance',
    answer: blockView.nullable(),
  }),
}
