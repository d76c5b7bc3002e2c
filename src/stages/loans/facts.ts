// What the journey knows of somebody's loan.
import type { Sql } from '../../platform/database/database.ts'
import { jsonOf } from '../../platform/facts/columns.ts'
import { loanShape } from './facts.shape.ts'

export const loanFactsOf = (sql: Sql) =>
  jsonOf(sql, loanShape, {
    application: {
      each: { academicsAt: sql`a.academics_at`, identityAt: sql`a.identity_at`, financialAt: sql`a.financial_at` },
      from: sql`loan_applications a where a.owner = p.id`,
    },
    sendings: {
      each: { bank: sql`s.bank`, at: sql`s.at`, declinedAt: sql`s.declined_at`, takenBackAt: sql`s.taken_back_at` },
      // A bank that the student has not agreed to is none of them.
      from: sql`loan_sendings s where s.owner = p.id and s.consented_at is not null`,
    },
    asks: {
      each: {
        bank: sql`k.bank`,
        at: sql`k.at`,
        dueOn: sql`k.due_on`,
        answeredAt: sql`k.answered_at`,
        withdrawnAt: sql`k.withdrawn_at`,
      },
      from: sql`loan_asks k where k.owner = p.id`,
    },
    offers: {
      each: {
        id: sql`o.id`,
        bank: sql`o.bank`,
        at: sql`o.at`,
        withdrawnAt: sql`o.withdrawn_at`,
        acceptedAt: sql`o.accepted_at`,
      },
      from: sql`loan_offers o where o.owner = p.id`,
    },
    meetings: {
      each: { at: sql`m.booked_at`, start: sql`t.start_time`, cancelledAt: sql`m.cancelled_at` },
      from: sql`loan_meetings m join loan_slots t on t.id = m.slot where m.owner = p.id`,
    },
  })
