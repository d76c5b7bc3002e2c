// The application goes to the lenders that the student ticked, and to no other.
import { sql } from 'drizzle-orm'
import { ask } from '../../../features/requests/requests.ts'
import type { Change } from '../../../platform/database/change.ts'
import type { Call } from '../../../platform/house.ts'
import type { Lender } from '../../../values/lenders.ts'
import { loanSendings } from './tables.ts'

type Sent = { banks: readonly Lender[]; lakhs: string }

/** Ticked again, a lender that has it keeps the first consent; one that declined gets it only after it asks again. */
export async function sendTo(change: Change, call: Call, { banks, lakhs }: Sent): Promise<void> {
  const consent = { at: call.now(), consentedAt: call.now() }
  for (const bank of new Set(banks)) {
    const sent = await change.tx
      .insert(loanSendings)
      .values({ owner: call.caller.id, bank, ...consent })
      .onConflictDoUpdate({
        target: [loanSendings.owner, loanSendings.bank],
        set: consent,
        setWhere: sql`${loanSendings.consentedAt} is null and ${loanSendings.declinedAt} is null`,
      })
      .returning({ bank: loanSendings.bank })
    if (sent.length === 0) continue
    await ask(change, call, {
      student: call.caller.id,
      role: 'lender',
      bank,
      kind: 'loan-application',
      subject: `${call.caller.id}:${bank}`,
      title: `A loan of ${lakhs} lakh`,
      path: `/desk/applications/${call.caller.id}`,
    })
  }
}
