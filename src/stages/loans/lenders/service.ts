import type { Call } from '#src/platform/services.ts'
import { lenders } from '#src/values/lenders.ts'
import type { LenderView } from '../contract.ts'
import { loanLenders } from '../tables.ts'

export { takeBack } from './sendings.ts'

/** In the order in which the specification names them. */
export async function compare({ db }: Call): Promise<LenderView[]> {
  const rows = await db.select().from(loanLenders)
  return lenders.flatMap(bank => rows.filter(row => row.bank === bank).map(viewOf))
}

const viewOf = ({ asOf, criteria, ...row }: typeof loanLenders.$inferSelect): LenderView => ({
  bank: row.bank,
  rateFrom: row.rateFrom,
  rateTo: row.rateTo,
  moratorium: row.moratorium,
  rebateAvailable: row.rebateAvailable,
  marginMoney: row.marginMoney,
  hiddenFees: row.hiddenFees,
  usuallyTakes: row.usuallyTakes,
  criteria: { ...criteria, earnings: [...criteria.earnings] },
  source: row.source,
  asOf: asOf.toString(),
  isSample: row.isSample,
})
