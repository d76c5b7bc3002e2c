import { flag, happened, list, maybe, number, orNull, part, plan, row, text, since } from '#src/journey/shape.ts'

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

/** What is loaded. Who declined, and what was offered, stays on the server. */
export const loadedLoans = part({
  application,
  /** The banks that it was sent to, and what became of it there. */
  sendings: list({ bank: text, at: since, declinedAt: happened, takenBackAt: happened }),
  /** What a bank asks for because it is missing, until a day. */
  asks: list({ bank: text, at: since, answeredAt: happened, withdrawnAt: happened, dueOn: text }),
  offers: list({
    id: text,
    bank: text,
    at: since,
    withdrawnAt: happened,
    acceptedAt: happened,
    /** In hundredths of a percent, months, paise: as `loan_offers` has them. */
    rate: number,
    moratoriumMonths: number,
    instalments: number,
    amount: number,
    fee: number,
  }),
  meetings: list({ at: since, start: plan, cancelledAt: happened }),
})
