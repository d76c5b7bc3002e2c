// The application goes to the lenders that the student ticked, and to no other.
import * as kinds from '../request-kinds.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { ask, settle } from '#src/features/desk-kit/requests.ts'
import { announceToFamily } from '#src/features/family/grants.ts'
import { announceBoth, type Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import type { Lender } from '#src/values/lenders.ts'
import { Refusal } from '#src/wire/problem.ts'
import { noteWanted } from '../statements/service.ts'
import { loanSendings, loanAsks, loanOffers } from '../tables.ts'
import { lenderAccepted } from '../contract.ts'

type Sent = { banks: readonly Lender[]; lakhs: string }

/**
 * Ticked again, a lender that has it keeps the first consent; one whose consent was taken back gets it from now on; one
 * that declined gets it only after it asks again.
 */
export async function sendTo(change: Change, call: Call, { banks, lakhs }: Sent): Promise<void> {
  const consent = { at: call.now(), consentedAt: call.now(), takenBackAt: null }
  for (const bank of new Set(banks)) {
    const sent = await change.tx
      .insert(loanSendings)
      .values({ owner: call.caller.id, bank, ...consent })
      .onConflictDoUpdate({
        target: [loanSendings.owner, loanSendings.bank],
        set: consent,
        setWhere: sql`(${loanSendings.consentedAt} is null or ${loanSendings.takenBackAt} is not null) and ${loanSendings.declinedAt} is null`,
      })
      .returning({ bank: loanSendings.bank })
    if (sent.length === 0) continue
    await ask(change, call, {
      student: call.caller.id,
      role: 'lender',
      bank,
      kind: kinds.loanApplication,
      subject: `${call.caller.id}:${bank}`,
      title: `A loan of ${lakhs} lakh`,
      path: `/desk/applications/${call.caller.id}`,
    })
  }
  await announceToFamily(change, call.caller.id, 'co-borrowing')
}

/** The lender opens nothing from here on, and what it offered or asked goes with it. Taken back again, nothing changes. */
export const takeBack = (call: Call, { bank }: { bank: Lender }): Promise<void> =>
  call.change(async change => {
    const { tx } = change
    const student = call.caller.id
    const sent = and(eq(loanSendings.owner, student), eq(loanSendings.bank, bank))
    await tx.select({ bank: loanSendings.bank }).from(loanSendings).where(sent).for('update')
    const offered = and(eq(loanOffers.owner, student), eq(loanOffers.bank, bank), isNull(loanOffers.withdrawnAt))
    const [offer] = await tx.select().from(loanOffers).where(offered).for('update')
    if (offer !== undefined && offer.acceptedAt !== null) throw new Refusal(lenderAccepted)
    const open = and(
      isNotNull(loanSendings.consentedAt),
      isNull(loanSendings.takenBackAt),
      isNull(loanSendings.declinedAt),
    )
    const ended = await tx.update(loanSendings).set({ takenBackAt: call.now() }).where(and(sent, open)).returning()
    if (ended.length === 0) return
    await tx.update(loanOffers).set({ withdrawnAt: call.now() }).where(offered)
    await tx
      .update(loanAsks)
      .set({ withdrawnAt: call.now() })
      .where(
        and(
          eq(loanAsks.owner, student),
          eq(loanAsks.bank, bank),
          isNull(loanAsks.answeredAt),
          isNull(loanAsks.withdrawnAt),
        ),
      )
    await settle(change, { now: call.now }, { kind: kinds.loanApplication, subject: `${student}:${bank}` })
    if (offer !== undefined) await noteWanted(change, call, offer)
    await announceBoth(change, student, 'loans', 'loans')
    await announceToFamily(change, student, 'co-borrowing')
  })
