import { z } from 'zod'
import { paperNames } from '#src/features/passport-profile/papers/rules.ts'
import { studentRoute } from '#src/wire/route.ts'
import { checkIds, places, wrongs } from './finding/rules.ts'

const level = z.enum(['stop', 'look'])
const place = z.enum(places)
const side = z.object({ place, text: z.string() })
/** Each says which papers it looked at, and which of them are not known. */
const looked = { check: z.enum(checkIds), saw: z.array(place), unseen: z.array(place) }

const finding = z.discriminatedUnion('is', [
  z.object({ is: z.literal('differs'), ...looked, level, one: side, other: side }),
  z.object({ is: z.literal('wrong'), ...looked, level, at: side, what: z.enum(wrongs) }),
  z.object({ is: z.literal('same'), ...looked }),
  z.object({ is: z.literal('missing'), ...looked, needs: z.array(place) }),
])

const checksView = z.object({ findings: z.array(finding), read: z.array(z.enum(paperNames)) })
export type ChecksView = z.input<typeof checksView>

export const paperChecksContract = {
  read: studentRoute('GET', '/api/visas/paper-checks', {
    summary: "What the student's papers and forms say, compared with each other.",
    topic: 'visas',
    staysOff: true,
    answer: checksView,
    showsIdentity: true,
  }),
}
