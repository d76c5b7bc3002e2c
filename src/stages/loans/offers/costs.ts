// What the lender of the accepted offer takes when the loan is paid out, for the ledger.
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { plainCost } from '#src/features/money/rules.ts'
import type { CostSource } from '#src/features/money/paid.ts'
import { rupees } from '#src/values/money.ts'
import { costWords } from './copy.ts'
import { costOfOffer } from './rules.ts'
import { loanOffers } from './tables.ts'

export const loanCosts: CostSource = async ({ db, caller }) => {
  const accepted = await db
    .select()
    .from(loanOffers)
    .where(and(eq(loanOffers.owner, caller.id), isNotNull(loanOffers.acceptedAt), isNull(loanOffers.withdrawnAt)))
  return accepted.flatMap(offer => {
    const { fee } = costOfOffer(offer)
    if (fee === 0) return []
    return {
      ...plainCost,
      id: 'known.loanFee',
      kind: 'loanFee',
      what: costWords.fee,
      payee: offer.bank,
      amount: rupees(fee),
      isFixed: true,
      origin: 'known',
      thing: 'loanTranche',
    }
  })
}
