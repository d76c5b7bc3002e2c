// Which bank somebody sits here for, and what was sent to it: everything else is not there for them.
import { and, eq, sql } from 'drizzle-orm'
import type { Queries } from '../../../platform/database/database.ts'
import type { Call } from '../../../platform/house.ts'
import { notFound, Refusal } from '../../../wire/problem.ts'
import { isLender } from '../../../values/lenders.ts'
import { loanSendings } from '../lenders/tables.ts'

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

export const isSent = sql`${loanSendings.unmatched} = '{}'`

export type Sending = typeof loanSendings.$inferSelect

export async function sendingTo(db: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await db
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
  if (found === undefined) throw new Refusal(notFound)
  return found
}

/** Held until this is committed: of two deeds on one application at once the second sees the first. */
export async function holdSending(tx: Queries, student: string, bank: string): Promise<Sending> {
  const [found] = await tx
    .select()
    .from(loanSendings)
    .where(and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank), isSent))
    .for('update')
  if (found === undefined) throw new Refusal(notFound)
  return found
}
