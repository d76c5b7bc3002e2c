// Who is measured: Meera, signed in once for all browsers, with the stages of the bench begun.
import { demoPassword, meera } from '#seed/people.ts'
import { begun } from './pages.ts'

export type Cookie = { name: string; value: string }

let known: Promise<Cookie> | undefined

/** One session for all: nobody signs in a hundred times in ten minutes. */
export const cookieOf = (url: string): Promise<Cookie> => (known ??= signIn(url))

async function signIn(url: string): Promise<Cookie> {
  const answer = await fetch(`${url}/api/session/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify({ email: meera.email, password: demoPassword }),
  })
  const [name = '', value = ''] =
    (answer.headers.getSetCookie().find(set => set.includes('safar_session=')) ?? '').split(';')[0]?.split('=') ?? []
  if (!answer.ok || value === '') throw new Error(`The sign-in was answered with ${answer.status}.`)
  return { name, value }
}

/** Past its welcome, a stage shows its steps. */
export async function beginStages(url: string): Promise<void> {
  const { name, value } = await cookieOf(url)
  const headers = { origin: url, cookie: `${name}=${value}`, 'content-type': 'application/json' }
  for (const { route } of begun) {
    const { ok, status } = await fetch(`${url}/api/journey/${route}/visit`, { method: 'PUT', headers, body: '{}' })
    if (!ok) throw new Error(`The visit to ${route} was answered with ${status}.`)
  }
}
