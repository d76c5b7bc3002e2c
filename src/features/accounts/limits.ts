// How often each door may be knocked at (specification: see docs/decisions on sign-in messages). Three are counted: the
// account that is tried, no matter who tries it, and the network they come from. A browser that the account was signed in with
// before has a count of its own, so that a stranger who uses up the first leaves the owner's alone.
import { fromOrigin, type Limit } from '#src/platform/database/limits.ts'
import type { Origin } from '#src/values/networks.ts'

const minutes = (count: number) => Temporal.Duration.from({ minutes: count })

/** Undefined for a browser that is not known. */
type Known = string | undefined
const apart = (known: Known) => (known === undefined ? '' : `:known:${known}`)

export const passwordTries = (email: string, known?: Known): Limit => ({
  key: `password:${email}${apart(known)}`,
  most: 10,
  per: minutes(15),
})
/** By somebody who is signed in already. */
export const passwordTriesOf = (person: string): Limit => ({ key: `password-of:${person}`, most: 10, per: minutes(15) })
/** Five from one source, ten from all of them: one source alone closes it for nobody else. */
export const codesTo = (phone: string, { source }: Origin, known?: Known): readonly Limit[] =>
  known === undefined
    ? [
        { key: `code-to:${phone}:${source}`, most: 5, per: minutes(60) },
        { key: `code-to:${phone}`, most: 10, per: minutes(60) },
      ]
    : [{ key: `code-to:${phone}${apart(known)}`, most: 5, per: minutes(60) }]
export const codesOf = (person: string): Limit => ({ key: `code-of:${person}`, most: 5, per: minutes(60) })

/** Each kind of letter by itself. Of five in an hour the last is at most twelve minutes old, and still opens the account. */
export type Letter = 'link' | 'reset' | 'proof' | 'fresh-proof' | 'join'
export const lettersTo = (email: string, letter: Letter): Limit => ({
  key: `letter-to:${letter}:${email}`,
  most: 5,
  per: minutes(60),
})
export const lettersOf = (person: string): Limit => ({ key: `letter-of:${person}`, most: 10, per: minutes(60) })

const from = (key: string, most: number, per: Temporal.Duration) => (origin: Origin) =>
  fromOrigin(origin, { key, most, per })
export const passwordTriesFrom = from('password', 60, minutes(15))
export const codesFrom = from('code', 60, minutes(60))
export const lettersFrom = from('letter', 60, minutes(60))
export const accountsFrom = from('account', 100, minutes(60))
/** What a device signs is kept until it does: nobody may have it made without end. */
export const challengesFrom = from('challenge', 60, minutes(15))
export const challengesOf = (person: string): Limit => ({ key: `challenge-of:${person}`, most: 60, per: minutes(15) })

/** Of an authenticator app, by somebody who is signed in already. */
export const appCodesOf = (person: string): readonly Limit[] => [
  { key: `app-code-of:${person}`, most: 5, per: minutes(15) },
  { key: `app-code-of-a-day:${person}`, most: 40, per: minutes(24 * 60) },
]
