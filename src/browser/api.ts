// The calls of the contract, from the browser.
import { studentRoutes } from 'virtual:routes'
import { makeClient, type Client, type FeatureContract, type Send } from '../wire/client.ts'

/** The cursor that came with the first answer: the event stream starts there, see live.ts. */
export const firstCursor: { value: string | undefined } = { value: undefined }

const unreachable = 'You seem to be offline. What you typed is still here; please try again.'

export const send: Send = async (method, url, body) => {
  const answer = await fetch(url, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body }),
  }).catch(() => undefined)
  if (answer === undefined) {
    return { status: 503, isJson: true, text: JSON.stringify({ code: 'offline', message: unreachable }) }
  }
  firstCursor.value ??= answer.headers.get('safar-cursor') ?? undefined
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
  return { status: answer.status, text: await answer.text(), isJson }
}

/** `apiOf<typeof loansContract>('loans')`: a feature's own calls, known by its contract's types alone. */
export const apiOf = <C extends FeatureContract>(feature: string): Client<C> =>
  makeClient<C>(studentRoutes[feature] ?? {}, send)
