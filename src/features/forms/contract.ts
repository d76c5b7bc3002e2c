import { z } from 'zod'
import { problem } from '#src/wire/problem.ts'
import { openRoute } from '#src/wire/route.ts'

/** The same whether there is no signature, a wrong one or one of another body. */
export const notSigned = problem('wrong-signature', 403, 'We only take what Typeform has signed.')

export const formsContract = {
  typeformNotice: openRoute('POST', '/webhooks/typeform', {
    summary: "Typeform's webhook about a form that somebody submitted. Its signature proves that Typeform sent it.",
    input: z.object({
      raw: z.instanceof(Uint8Array).catch(new Uint8Array()),
      headers: z.object({ 'typeform-signature': z.string().max(2000).catch('') }),
    }),
    problems: [notSigned],
    body: 'raw',
    bodyLimit: 512 * 1024,
  }),
}

export const formsContracts = { forms: formsContract }
