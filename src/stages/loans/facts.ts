// What the journey knows of somebody's loan.
import { jsonOf } from '#src/platform/facts/columns.ts'
import { loadedLoans } from './facts.shape.ts'

export const loanFactsOf = jsonOf(loadedLoans, {
  application: {
    each: { academicsAt: 'a.academics_at', identityAt: 'a.identity_at', financialAt: 'a.financial_at' },
    from: 'loan_applications a where a.owner = p.id',
  },
  sendings: {
    each: { bank: 's.bank', at: 's.at', declinedAt: 's.declined_at', takenBackAt: 's.taken_back_at' },
    // A bank that the student has not agreed to is none of them.
    from: 'loan_sendings s where s.owner = p.id and s.consented_at is not null',
  },
  asks: {
    each: {
      bank: 'k.bank',
      at: 'k.at',
      dueOn: 'k.due_on',
      answeredAt: 'k.answered_at',
      withdrawnAt: 'k.withdrawn_at',
    },
    from: 'loan_asks k where k.owner = p.id',
  },
  offers: {
    each: {
      id: 'o.id',
      bank: 'o.bank',
      at: 'o.at',
      withdrawnAt: 'o.withdrawn_at',
      acceptedAt: 'o.accepted_at',
      rate: 'o.rate',
      moratoriumMonths: 'o.moratorium_months',
      instalments: 'o.instalments',
      amount: 'o.amount',
      fee: 'o.fee',
    },
    from: 'loan_offers o where o.owner = p.id',
  },
  meetings: {
    each: { at: 'm.booked_at', start: 't.start_time', cancelledAt: 'm.ended_at' },
    from: 'loan_meetings m join loan_slots t on t.id = m.slot where m.owner = p.id',
  },
})
