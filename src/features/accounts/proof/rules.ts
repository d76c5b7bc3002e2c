import type { Moment } from '#src/journey/moments.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import * as copy from '../copy.ts'

/** How long a proof of who one is counts as fresh. */
const freshFor = 5 * 60_000

export const isFresh = (provedAt: Moment, now: Moment): boolean => Date.parse(now) - Date.parse(provedAt) <= freshFor

/** What somebody has to show who they are. */
export type Means = {
  hasPasskey: boolean
  hasApp: boolean
  hasPassword: boolean
  phone: string | null
  email: string | null
  emailIsProved: boolean
  /** The day of the flight, where it is known. */
  flight: string | null
}

export const proofWays = ['passkey', 'app', 'password', 'code', 'link'] as const
export type ProofWay = (typeof proofWays)[number]

/**
 * Nobody recharges an Indian number from abroad for ever: after some months the operator gives it to somebody else. From
 * the day after the flight its codes prove nothing of an account that has another way.
 */
export const mayBeRecycled = ({ phone, flight }: Pick<Means, 'phone' | 'flight'>, today: string): boolean =>
  phone?.startsWith('+91') === true && flight !== null && flight < today

/** The ways in which somebody may prove themselves today. With a second factor there is no other. */
export function waysToProve(means: Means, today: string): readonly ProofWay[] {
  const { hasPasskey, hasApp, hasPassword, phone, email, emailIsProved } = means
  if (hasPasskey || hasApp) return [...(hasPasskey ? ['passkey' as const] : []), ...(hasApp ? ['app' as const] : [])]
  const others: ProofWay[] = [
    ...(hasPassword ? ['password' as const] : []),
    ...(email !== null && emailIsProved ? ['link' as const] : []),
  ]
  const isTrusted = phone !== null && (others.length === 0 || !mayBeRecycled(means, today))
  return isTrusted ? [...others, 'code'] : others
}

/** How somebody proved themselves in a session, and when. A link or a sign-up is their own; a link of the desk is not. */
export type Proof = { at: Moment; by: string; secondFactorAt: Moment | null }

export function isFreshProof({ at, by, secondFactorAt }: Proof, means: Means, today: string, now: Moment): boolean {
  if (means.hasPasskey || means.hasApp) return secondFactorAt !== null && isFresh(secondFactorAt, now)
  if (by === 'desk-link') return false
  if (by === 'code' && !waysToProve(means, today).includes('code')) return false
  return isFresh(at, now)
}

export const checkProof = ({ password }: { password: string }): Messages =>
  messages({ password: password === '' && copy.passwordRequired })
