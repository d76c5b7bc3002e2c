// When the money of a loan is asked for, counted from the day on which tuition is due.
import { boundOf, type Rule } from './rule.ts'

/** From a sanction to the money, in working days: what rule A13 asks for before tuition is due. */
export function payoutDays(rules: readonly Rule[]): number {
  const tranche = rules.find(({ of, from }) => of === 'loanTranche' && from === 'tuitionDue')
  return -(tranche?.workingDays ?? 0)
}

/** The last day on which a lender is asked to pay a part of the loan for tuition that is due on a day. */
export const askForPartBy = (due: Temporal.PlainDate, workingDays: number): Temporal.PlainDate =>
  boundOf({ workingDays: -workingDays }, due)
