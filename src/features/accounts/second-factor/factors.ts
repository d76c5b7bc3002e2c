// Which second factors somebody has.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import { passkeys, totpKeys } from './tables.ts'

export type Factors = { passkeys: number; hasApp: boolean }

export async function factorsOf(db: Queries, person: string): Promise<Factors> {
  const [count, apps] = await Promise.all([
    db.$count(passkeys, eq(passkeys.person, person)),
    db.$count(totpKeys, and(eq(totpKeys.person, person), isNotNull(totpKeys.confirmedAt))),
  ])
  return { passkeys: count, hasApp: apps > 0 }
}

export async function hasSecondFactor(db: Queries, person: string): Promise<boolean> {
  const { passkeys: count, hasApp } = await factorsOf(db, person)
  return hasApp || count > 0
}
