import { flag, happened, list, maybe, part, plan, row, text } from '#src/journey/shape.ts'

/** When each part of the one application was submitted. */
export const application = row({ academicsAt: happened, identityAt: happened, financialAt: happened })

/** What the rules of the steps read. */
export const loanShape = part({
  application,
  /** A bank has said something, or there is none to wait for. */
  isAnswered: flag,
  /** What banks wait for. */
  asks: list({ bank: text, dueOn: text }),
  accepted: maybe({ bank: text }),
  meeting: maybe({ start: plan }),
})
