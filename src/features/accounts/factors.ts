// Which second factors somebody has, and none after a phone was lost.
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import { sessions } from '#src/platform/identity/tables.ts'
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

/** For a phone that was lost: nothing of it opens anything any more, and what it opened is closed. */
export async function forgetFactors(tx: Transaction, person: string): Promise<boolean> {
  const gone = [
    ...(await tx.delete(passkeys).where(eq(passkeys.person, person)).returning({ person: passkeys.person })),
    ...(await tx.delete(totpKeys).where(eq(totpKeys.person, person)).returning({ person: totpKeys.person })),
  ]
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.person, person))
  return gone.length > 0
}
