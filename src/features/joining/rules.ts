// Which ways to sign in an account has once another is joined to it, and how long a proof of the other counts.
import type { Moment } from '#src/journey/moments.ts'

const minutesOfAProof = 15

export const isStillProved = (provedAt: Moment, now: Moment): boolean =>
  Date.parse(now) - Date.parse(provedAt) <= minutesOfAProof * 60_000

/** For how long something may still arrive for the account that ended: an answer of a provider, a file on its way. */
export const daysUntilFinished = 7

export const sides = ['this', 'other'] as const
export type Side = (typeof sides)[number]

export type Ways = {
  email: string | null
  emailIsProved: boolean
  phone: string | null
  phoneIsProved: boolean
  hasPassword: boolean
}

type Joined = { email: Side; phone: Side; password: Side | 'none'; dropped: string[] }

/** A way that is missing is taken from the other account, and a proved one counts before one that nobody has proved. */
export function joinWays(kept: Ways, other: Ways): Joined {
  const email = better([kept.email, kept.emailIsProved], [other.email, other.emailIsProved])
  const phone = better([kept.phone, kept.phoneIsProved], [other.phone, other.phoneIsProved])
  return {
    email,
    phone,
    password: kept.hasPassword ? 'this' : other.hasPassword && email === 'other' ? 'other' : 'none',
    dropped: [email === 'this' ? other.email : kept.email, phone === 'this' ? other.phone : kept.phone].filter(
      way => way !== null,
    ),
  }
}

type Way = [value: string | null, isProved: boolean]

function better([kept, isKeptProved]: Way, [other, isOtherProved]: Way): Side {
  if (other === null) return 'this'
  if (kept === null) return 'other'
  return isOtherProved && !isKeptProved ? 'other' : 'this'
}
