import { eq } from 'drizzle-orm'
import type { Transaction } from '#src/platform/database/database.ts'
import { sessions } from '#src/platform/identity/tables.ts'
import { passkeys, totpKeys } from './tables.ts'

/** For a phone that was lost: nothing of it opens anything any more, and what it opened is closed. */
export async function forgetFactors(tx: Transaction, person: string): Promise<boolean> {
  const gone = [
    ...(await tx.delete(passkeys).where(eq(passkeys.person, person)).returning({ person: passkeys.person })),
    ...(await tx.delete(totpKeys).where(eq(totpKeys.person, person)).returning({ person: totpKeys.person })),
  ]
  await tx.update(sessions).set({ secondFactorAt: null }).where(eq(sessions.person, person))
  return gone.length > 0
}
