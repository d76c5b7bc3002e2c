import { happened, list, part, plan, row, since, text } from '../../journey/shape.ts'

export const loanShape = part({
  /** When each part of the one application was submitted. */
  application: row({ academicsAt: happened, identityAt: happened, financialAt: happened }),
  /** The banks that it was sent to, and what became of it there. */
  sendings: list({ bank: text, at: since, declinedAt: happened, takenBackAt: happened }),
  /** What a bank asks for because it is missing, until a day. */
  asks: list({ bank: text, at: since, answeredAt: happened, withdrawnAt: happened, dueOn: text }),
  offers: list({ id: text, bank: text, at: since, withdrawnAt: happened, acceptedAt: happened }),
  meetings: list({ at: since, start: plan, cancelledAt: happened }),
})
