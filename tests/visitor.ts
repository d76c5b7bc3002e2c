// Somebody with a browser of their own: keeps cookies and calls the API the way a page does.
import { apiBy, type Api } from './api.ts'
import type { TestApp } from './app.ts'

export type Answer = { status: number; body: unknown; headers: Headers }

export type Visitor = {
  /** The calls of the contract: what is refused throws. */
  api: Api
  /** As it goes over the wire, and whatever is answered. */
  call: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Answer>
  cookie: () => string
  takeCookie: (cookie: string) => void
  /** The same browser, where nobody is signed in yet. */
  again: () => Visitor
}

/** What a new account needs. */
export const bothConsents = { emailConsent: true, terms: true } as const

export function visitor(app: Pick<TestApp, 'url'>, knownAs = ''): Visitor {
  let cookie = ''
  /** Which browser it is, whoever signs in with it. */
  let browser = knownAs
  /** Where there is a standby: that it changed something. */
  let fresh = ''
  const cookies = () => [cookie, browser, fresh].filter(pair => pair !== '').join('; ')
  const call: Visitor['call'] = async (method, path, body, headers = {}) => {
    const answer = await fetch(app.url + path, {
      method,
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        origin: app.url,
        ...(cookies() !== '' && { cookie: cookies() }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';')
      if (/^(__Host-)?safar_browser=/.test(pair)) browser = pair
      if (pair.startsWith('safar_fresh=')) fresh = pair
      if (/^(__Host-)?safar_session=/.test(pair)) cookie = pair.endsWith('=') ? '' : pair
    }
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json') === true
    return { status: answer.status, body: isJson && text !== '' ? JSON.parse(text) : text, headers: answer.headers }
  }
  return {
    api: apiBy(call),
    call,
    cookie: () => cookie,
    again: () => visitor(app, browser),
    takeCookie: given => {
      cookie = given
    },
  }
}
