// Members of staff in tests give their second factor by the table: the real way wants a new code every half minute of a
// clock that mostly stands still. The real way is in tests/rest/journeys/second-factor.test.ts and tests/attacks.
import { hashToken } from '../src/platform/identity/tokens.ts'
import { staff } from '../seed/people.ts'
import { apiBy } from './api.ts'
import type { TestApp } from './app.ts'
import type { Visitor } from './visitor.ts'

type Services = Pick<TestApp, 'services'>

export async function giveSecondFactor({ services }: Services, who: Pick<Visitor, 'cookie'>): Promise<void> {
  const token = who.cookie().split('=')[1] ?? ''
  const at = services.now().toString()
  await services.sql`
    update sessions set proved_at = ${at}, second_factor_at = ${at}, last_active_at = ${at},
      expires_at = greatest(expires_at, ${at}::timestamptz + interval '8 hours')
    where token_hash = ${hashToken(token)}`
}

type Browser = { cookies: () => Promise<readonly { name: string; value: string }[]> }

/** In a browser: after a test's clock was moved, or where somebody has just been given a role. */
export async function giveSecondFactorIn(services: Services, browser: Browser): Promise<void> {
  const cookie = (await browser.cookies()).find(({ name }) => name.endsWith('safar_session'))
  await giveSecondFactor(services, { cookie: () => `${cookie?.name}=${cookie?.value}` })
}

export const isStaff = ({ email }: { email: string }): boolean => staff.some(member => member.email === email)

const givenFor = 4 * 60_000

/** Whenever it has run out by the test's clock they give it again before they go on, as they would. */
export async function withSecondFactor(services: Services, who: Visitor): Promise<Visitor> {
  let last = { at: -Infinity, given: Promise.resolve() }
  // Of calls that are made together, all wait until it is given.
  const give = () => {
    const at = services.services.now().epochMilliseconds
    if (Math.abs(at - last.at) >= givenFor) last = { at, given: giveSecondFactor(services, who) }
    return last.given
  }
  await give()
  const call: Visitor['call'] = async (...asked) => {
    await give()
    return who.call(...asked)
  }
  return { ...who, call, api: apiBy(call) }
}
