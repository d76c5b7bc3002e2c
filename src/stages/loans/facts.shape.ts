import { flag, happened, list, maybe, part, plan, row, since, text } from '../../journey/shape.ts'

/** When each part of the one application was submitted. */
const application = row({ academicsAt: happened, identityAt: happened, financialAt: happened })

/** What is loaded. Who declined, and what was offered, stays on the server. */
export const loanShape = part({
  application,
  /** The banks that it was sent to, and what became of it there. */
  sendings: list({ bank: text, at: since, declinedAt: happened, takenBackAt: happened }),
  /** What a bank asks for because it is missing, until a day. */
  asks: list({ bank: text, at: since, answeredAt: happened, withdrawnAt: happened, dueOn: text }),
  offers: list({ id: text, bank: text, at: since, withdrawnAt: happened, acceptedAt: happened }),
  meetings: list({ at: since, start: plan, cancelledAt: happened }),
})

/** What the rules of the steps read. */
export const loanReading = part({
  application,
  /** A bank has said something, or there is none to wait for. */
  isAnswered: flag,
  /** What banks wait for. */
  asks: list({ bank: text, dueOn: text }),
  accepted: maybe({ bank: text }),
  meeting: maybe({ start: plan }),
})
