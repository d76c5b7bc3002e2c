// The calls of the contract, from the browser.
import { routes } from 'virtual:routes'
import { answerOf } from './network.ts'
import { settled } from './numbers/questions.ts'
import { asProved } from './proof.ts'
import type { Contract } from '../wire/route.ts'
import { makeClients, type Clients, type Send } from '../wire/client.ts'

/** The cursor that came with the first answer: the event stream starts there, see live.ts. */
export const firstCursor: { value: string | undefined } = { value: undefined }

/** For what cannot wait: paying, submitting, sending a file, taking away. */
export const unreachable =
  'You seem to be offline, and this needs a network. What you typed is still here; please try again when you are back.'

export const send: Send = (...call) => sent(call, {})

/** For what must happen once, however often it is sent: a call with the same key gets the first one's answer. */
export const sendOnce =
  (key: string): Send =>
  (...call) =>
    sent(call, { 'idempotency-key': key })

function sent([method, url, body]: Parameters<Send>, headers: Record<string, string>): ReturnType<Send> {
  const go = () => settled(said => request(method, url, body, { ...headers, ...said }))
  return method === 'GET' ? go() : asProved(go)
}

/** Unguessable is not needed, unique is. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), byte => byte.toString(16).padStart(2, '0')).join('')

/** Where pages are drawn there is no network: the server says once, as it starts, how calls are made there. */
let sendOnServer: Send | undefined

export function sendBy(send: Send): void {
  sendOnServer = send
}

/** As it is answered, without a question to anybody. */
export async function request(
  ...[method, url, body, extra]: [...Parameters<Send>, extra: Record<string, string>]
): ReturnType<Send> {
  if (sendOnServer !== undefined) return sendOnServer(method, url, body)
  const answer = await answerOf(
    fetch(url, {
      method,
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...extra,
      },
      ...(body !== undefined && { body }),
    }),
  )
  if (answer === undefined) {
    return { status: 503, isJson: true, text: JSON.stringify({ code: 'offline', message: unreachable }) }
  }
  firstCursor.value ??= answer.headers.get('safar-cursor') ?? undefined
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return { status: answer.status, text: await answer.text(), isJson }
}

/** `const { loanNeed } = apiOf<typeof loansContracts>()`: a module's own calls, known by the types of its contract alone. */
export const apiOf = <All extends Contract>(via: Send = send): Clients<All> => makeClients<Clients<All>>(routes, via)
