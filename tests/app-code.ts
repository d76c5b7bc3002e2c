// The codes of the demo staff's authenticator app, by the clock of this machine: the real way to the desk.
import { codeOf, readKey, stepAt } from '../src/features/accounts/second-factor/totp.ts'
import { demoAppKey } from '../seed/people.ts'

/** Each half minute has one code, used once; the next one's counts already. */
export async function giveAppCode(url: string, cookie: string): Promise<void> {
  const step = stepAt(Temporal.Now.instant())
  for (const next of [step - 1, step, step + 1]) {
    const answer = await fetch(`${url}/api/session/proof/app`, {
      method: 'POST',
      headers: { cookie, origin: url, 'content-type': 'application/json' },
      body: JSON.stringify({ code: codeOf(readKey(demoAppKey), next) }),
    })
    if (answer.ok) return
  }
  throw new Error('No code of this minute was taken.')
}
