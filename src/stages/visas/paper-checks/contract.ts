import { z } from 'zod'
import { paperNames } from '#src/features/passport-profile/papers/rules.ts'
import { studentRoute } from '#src/wire/route.ts'
import { checkIds, places, wrongs } from './rules.ts'

const check = z.enum(checkIds)
const level = z.enum(['stop', 'look'])
const place = z.enum(places)
const side = z.object({ place, text: z.string() })

const finding = z.discriminatedUnion('is', [
  z.object({ is: z.literal('differs'), check, level, one: side, other: side }),
  z.object({ is: z.literal('wrong'), check, level, at: side, what: z.enum(wrongs) }),
  z.object({ is: z.literal('same'), check }),
  z.object({ is: z.literal('missing'), check, needs: z.array(place) }),
])

const checksView = z.object({ findings: z.array(finding), read: z.array(z.enum(paperNames)) })
export type ChecksView = z.input<typeof checksView>

export const paperChecksContract = {
  read: studentRoute('GET', '/api/visas/paper-checks', {
    summary: 'What the student’s papers and forms say of them, held against each other.',
    answer: checksView,
    showsIdentity: true,
  }),
}
