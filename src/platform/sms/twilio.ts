import { z } from 'zod'
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import { ProviderRefusal, type Ports } from '../ports.ts'

export type TwilioAccount = { baseUrl: string; account: string; token: string; from: string; patience?: number }

export const twilioUrl = 'https://api.twilio.com'

const refusal = z.object({ code: z.number(), message: z.string() })

export function twilioSms({ account, token, from, ...reach }: TwilioAccount): Ports['sms'] {
  const provider = { name: 'Twilio', ...reach }
  const authorization = `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`
  return {
    send: async ({ to, text }) => {
      const answer = await callProvider(provider, `/2010-04-01/Accounts/${account}/Messages.json`, {
        method: 'POST',
        headers: { authorization },
        body: new URLSearchParams({ To: to, From: from, Body: text }),
      })
      if (answer.isOk) return
      // 400 is about this message; anything else is about us or them.
      const refused = refusal.safeParse(answer.body)
      if (answer.status === 400 && refused.success) throw new ProviderRefusal(refused.data.message)
      throw unexpectedAnswer('Twilio', answer)
    },
  }
}
