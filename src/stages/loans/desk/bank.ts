// Which bank somebody sits here for, and what was sent to it: everything else is not there for them.
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { isLender } from '#src/values/lenders.ts'
import { hasEnded } from '../lenders/rules.ts'
import { loanSendings, loanOffers } from '../tables.ts'
import { accessEnded } from './contract.ts'

/** A lender's own, whatever was asked; an admin names one. */
export function bankOf({ caller }: Call, named: string | undefined): string {
  if (caller.roles.includes('admin') && named !== undefined && isLender(named)) return named
  if (caller.bank === null || (named !== undefined && named !== caller.bank)) throw new Refusal(notFound)
  return caller.bank
}

/** Those of which something may be seen: an admin's are all. */
export const banksOf = (call: Call, named: string | undefined): string | undefined =>
  named === undefined && call.caller.bank === null && call.caller.roles.includes('admin')
    ? undefined
    : bankOf(call, named)

export const isSent = isNotNull(loanSendings.consentedAt)

export type Sending = typeof loanSendings.$inferSelect

export async function sendingTo(db: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await db
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
  if (found === undefined) throw new Refusal(notFound)
  return found
}

/** The student's papers are open to a bank only while it may still lend. */
export async function refuseEnded(db: Queries, { owner, bank, declinedAt, takenBackAt }: Sending): Promise<void> {
  const chosenElsewhere = and(
    eq(loanOffers.owner, owner),
    ne(loanOffers.bank, bank),
    isNotNull(loanOffers.acceptedAt),
    isNull(loanOffers.withdrawnAt),
  )
  const isAcceptedElsewhere = (await db.$count(loanOffers, chosenElsewhere)) > 0
  const isTakenBack = takenBackAt !== null
  if (hasEnded({ isDeclined: declinedAt !== null, isAcceptedElsewhere, isTakenBack })) throw new Refusal(accessEnded)
}

/** Held until this is committed: of two actions on one application at once the second sees the first. */
export async function holdSending(tx: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await tx
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
    .for('update')
  if (found === undefined) throw new Refusal(notFound)
  return found
}
