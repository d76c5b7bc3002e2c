// Puts the sample lenders where there are none. What the desk made of them stays.
import type { House } from '../../../platform/house.ts'
import { loanLenders } from './tables.ts'

export type LenderStock = readonly Omit<typeof loanLenders.$inferInsert, 'changedAt'>[]

export const stockLenders = ({ change, now }: House, stock: LenderStock): Promise<void> =>
  change(async ({ tx }) => {
    const changedAt = now()
    await tx
      .insert(loanLenders)
      .values(stock.map(lender => ({ ...lender, changedAt })))
      .onConflictDoNothing()
  })
