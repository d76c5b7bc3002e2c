import { z } from 'zod'
import { visibleLine } from '#src/values/visible-text.ts'
import { messages, saying } from '#src/values/messages.ts'
import { tooManyRequests } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { applicationBlocked } from '../blocking/contract.ts'

const whoRequired = 'Please say who tried to buy insurance.'
const line = z.string().max(320).transform(visibleLine).default('')

export const usCitizenContract = {
  attempt: signedInRoute('POST', '/webhooks/slack/us-citizen-attempt', {
    summary: 'Tells the team that a US citizen tried to buy insurance, which is sold to international students.',
    input: z
      .object({
        name: line,
        email: line,
        phone: line,
        id: line,
        university: line,
        timestamp: z.union([line, z.number()]),
      })
      .superRefine(saying(({ name, email, phone }) => messages({ name: name + email + phone === '' && whoRequired }))),
    problems: [applicationBlocked, tooManyRequests],
  }),
}
