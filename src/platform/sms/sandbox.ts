// Twilio's Messages resource, as far as we use it.
import type { SandboxAnswer, SandboxRequest, SandboxRoute } from '../sandbox/listener.ts'
import type { CatchMessage } from '../sandbox/messages.ts'

type Parts = { account: string; token: string; keep: CatchMessage; newId: (prefix: string) => string }

export const smsSandbox = (parts: Parts): SandboxRoute[] => [
  {
    method: 'POST',
    path: /^\/2010-04-01\/Accounts\/(?<account>[^/]+)\/Messages\.json$/,
    answer: request => receive(parts, request),
  },
]

async function receive({ account, token, keep, newId }: Parts, request: SandboxRequest): Promise<SandboxAnswer> {
  if (!isSignedIn(request, account, token)) return refuse(401, 20003, 'Authenticate')
  const form = new URLSearchParams(request.body)
  const [to, from, body] = [form.get('To') ?? '', form.get('From') ?? '', form.get('Body') ?? '']
  if (!/^\+[1-9]\d{6,14}$/.test(to) || to === invalidNumber) {
    return refuse(400, 21211, `The 'To' number ${to} is not a valid phone number.`)
  }
  if (to === deafNumber) return refuse(400, 21614, `'To' number is not a valid mobile number`)
  if (body === '') return refuse(400, 21602, 'Message body is required.')
  const sid = newId('SM')
  await keep({ channel: 'sms', sender: from, recipient: to, body })
  return {
    status: 201,
    body: { sid, account_sid: account, to, from, body, status: 'queued', error_code: null, error_message: null },
  }
}

/** Twilio's own numbers for trying what goes wrong. */
const invalidNumber = '+15005550001'
const deafNumber = '+15005550009'

const isSignedIn = ({ headers, params }: SandboxRequest, account: string, token: string) =>
  params['account'] === account &&
  headers.authorization === `Basic ${Buffer.from(`${account}:${token}`).toString('base64')}`

const refuse = (status: number, code: number, message: string): SandboxAnswer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})
