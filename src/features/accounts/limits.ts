// How often each door may be knocked at (specification: see docs/decisions on sign-in messages).
import type { Limit } from '../../platform/database/limits.ts'

const minutes = (count: number) => Temporal.Duration.from({ minutes: count })

export const passwordTries = (email: string): Limit => ({ key: `password:${email}`, most: 10, per: minutes(15) })
export const passwordTriesFrom = (ip: string): Limit => ({ key: `password-from:${ip}`, most: 60, per: minutes(15) })
/** By somebody who is signed in already. */
export const passwordTriesOf = (person: string): Limit => ({ key: `password-of:${person}`, most: 10, per: minutes(15) })
export const codesTo = (phone: string): Limit => ({ key: `code-to:${phone}`, most: 5, per: minutes(60) })
export const codesFrom = (ip: string): Limit => ({ key: `code-from:${ip}`, most: 60, per: minutes(60) })
export const lettersTo = (email: string): Limit => ({ key: `letter-to:${email}`, most: 5, per: minutes(60) })
export const lettersOf = (person: string): Limit => ({ key: `letter-of:${person}`, most: 10, per: minutes(60) })
export const lettersFrom = (ip: string): Limit => ({ key: `letter-from:${ip}`, most: 60, per: minutes(60) })
export const accountsFrom = (ip: string): Limit => ({ key: `account-from:${ip}`, most: 100, per: minutes(60) })
/** Of an authenticator app, by somebody who is signed in already. */
export const appCodesOf = (person: string): readonly Limit[] => [
  { key: `app-code-of:${person}`, most: 5, per: minutes(15) },
  { key: `app-code-of-a-day:${person}`, most: 40, per: minutes(24 * 60) },
]
