import { flag, happened, list, maybe, number, orNull, part, plan, row, text } from '#src/journey/shape.ts'

/** When each part of the one application was submitted. */
export const application = row({ academicsAt: happened, identityAt: happened, financialAt: happened })

/** What the rules of the steps read. */
export const loanShape = part({
  application,
  /** A bank has said something, or there is none to wait for. */
  isAnswered: flag,
  /** What banks wait for. */
  asks: list({ bank: text, dueOn: text }),
  /** Those that stand, and where all lend the same, the least of their total costs in paise. */
  offers: maybe({ count: number, least: orNull(number) }),
  accepted: maybe({ bank: text }),
  meeting: maybe({ start: plan }),
})
