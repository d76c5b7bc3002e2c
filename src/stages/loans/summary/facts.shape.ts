import { happened, list, number, part, plan, since, text } from '#src/journey/shape.ts'
import { application } from '../facts.shape.ts'

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
