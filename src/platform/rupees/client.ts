// The calls of Razorpay's API that we make: JSON over HTTPS, signed in with the key and its secret.
import { z } from 'zod'
import { ProviderRefusal } from '../ports.ts'
import { callProvider, ProviderUnavailable } from '../providers/call.ts'

export type RazorpayAccount = { baseUrl: string; key: string; secret: string; webhookSecret: string; patience?: number }

/** What Razorpay says no with. Of the status 400 it is about this call; any other is about us or them. */
export class RazorpayRefusal extends ProviderRefusal {}

export type RazorpayClient = {
  get: (path: string) => Promise<unknown>
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<unknown>
}

const refusal = z.object({ error: z.object({ description: z.string() }) })

export function razorpayClient({ key, secret, ...reach }: RazorpayAccount): RazorpayClient {
  const provider = { name: 'Razorpay', ...reach }
  const authorization = `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`
  async function ask(
    path: string,
    request: Pick<RequestInit, 'method' | 'body'>,
    headers: Record<string, string> = {},
  ): Promise<unknown> {
    const answer = await callProvider(provider, `/v1${path}`, {
      ...request,
      headers: { authorization, 'content-type': 'application/json', ...headers },
    })
    if (answer.isOk) return answer.body
    const said = refusal.safeParse(answer.body).data?.error.description
    if (answer.status === 400 && said !== undefined) throw new RazorpayRefusal(said)
    throw new ProviderUnavailable(`Razorpay answered ${answer.status}${said === undefined ? '.' : `: ${said}`}`)
  }
  return {
    get: path => ask(path, { method: 'GET' }),
    post: (path, body, headers) => ask(path, { method: 'POST', body: JSON.stringify(body) }, headers),
  }
}
