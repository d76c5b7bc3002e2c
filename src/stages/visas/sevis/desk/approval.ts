// $350 goes back on a card only when two people agree: anyone who asks looks at why, and another one confirms it.
import * as kinds from '#src/stages/visas/request-kinds.ts'
import * as audited from '#src/stages/visas/audit-actions.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import { z } from 'zod'
import { approvalKind } from '#src/features/approvals/kinds.ts'
import { move } from '#src/features/card/ledger.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { notify } from '#src/features/notifications/notify.ts'
import { settle } from '#src/features/desk-kit/requests.ts'
import type { Change } from '#src/platform/database/change.ts'
import { formatMoney } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { reversalMessages } from '../reversal/copy.ts'
import { sevisFee } from '../rules.ts'
import { unpay } from '../service.ts'
import { sevisFees } from '../tables.ts'

export const sevisReversalApproval = approvalKind({
  name: 'sevis-reversal',
  words: 'A SEVIS fee to put back',
  who: ['admin'],
  /** The fee's payment: of one that was paid again since, nothing is put back. */
  payload: z.object({ payment: z.string() }),
  path: () => '/desk/sevis-reversals',
  describe: (_, name) => `Put the SEVIS fee of ${formatMoney(sevisFee)} back on the card of ${name}`,
  announces: ['sevis-reversals'],
  perform: async (change, call, { about: owner, payload }) => {
    const fee = await askedOf(change, owner)
    if (fee.payment !== payload.payment) throw new Refusal(notFound)
    await unpay(change, owner)
    const amount = sevisFee.minor
    await move(change, { owner, amount, what: 'sevis-fee-returned', reference: payload.payment, at: call.now() })
    await settle(change, call, { kind: kinds.sevisReversal, subject: owner })
    await noteAction(change, call, { what: audited.sevisFeeReturned, about: owner, detail: formatMoney(sevisFee) })
    await notify(change, call, { to: owner, type: 'payment', ...reversalMessages.done, href: '/visas/pay-sevis-fee' })
  },
})

/** A fee that came off the card, which its owner asked to have back. */
export async function askedOf({ tx }: Change, owner: string): Promise<{ payment: string }> {
  const [fee] = await tx
    .select()
    .from(sevisFees)
    .where(and(eq(sevisFees.owner, owner), eq(sevisFees.paidWith, 'card'), isNotNull(sevisFees.reversalAskedAt)))
    .for('update')
  if (fee === undefined || fee.payment === null) throw new Refusal(notFound)
  return { payment: fee.payment }
}
