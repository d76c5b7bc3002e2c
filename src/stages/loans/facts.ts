// What the journey knows of somebody's loan.
import type { Fragment, Sql } from '../../platform/database/database.ts'
import { written } from '../../platform/database/written.ts'

/** About a person `p`, as one JSON column of a statement about them. */
export const loanFactsOf = (sql: Sql): Fragment => sql`
  select json_strip_nulls(json_build_object('application', coalesce((${application(sql)}), '{}'),
    'sendings', coalesce((${sendings(sql)}), '[]'), 'asks', coalesce((${asks(sql)}), '[]'),
    'offers', coalesce((${offers(sql)}), '[]'), 'meetings', coalesce((${meetings(sql)}), '[]')))`

const application = (sql: Sql): Fragment => sql`
  select json_build_object('academicsAt', ${written(sql, sql`a.academics_at`)},
    'identityAt', ${written(sql, sql`a.identity_at`)}, 'financialAt', ${written(sql, sql`a.financial_at`)})
  from loan_applications a where a.owner = p.id`

/** Those that it was sent to: a bank that the student has not agreed to is none of them. */
const sendings = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('bank', s.bank, 'at', ${written(sql, sql`s.at`)},
    'declinedAt', ${written(sql, sql`s.declined_at`)}, 'takenBackAt', ${written(sql, sql`s.taken_back_at`)}))
  from loan_sendings s where s.owner = p.id and s.consented_at is not null`

const asks = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('bank', k.bank, 'at', ${written(sql, sql`k.at`)}, 'dueOn', k.due_on,
    'answeredAt', ${written(sql, sql`k.answered_at`)}, 'withdrawnAt', ${written(sql, sql`k.withdrawn_at`)}))
  from loan_asks k where k.owner = p.id`

const offers = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('id', o.id, 'bank', o.bank, 'at', ${written(sql, sql`o.at`)},
    'withdrawnAt', ${written(sql, sql`o.withdrawn_at`)}, 'acceptedAt', ${written(sql, sql`o.accepted_at`)}))
  from loan_offers o where o.owner = p.id`

const meetings = (sql: Sql): Fragment => sql`
  select json_agg(json_build_object('at', ${written(sql, sql`m.booked_at`)},
    'start', ${written(sql, sql`t.start_time`)}, 'cancelledAt', ${written(sql, sql`m.cancelled_at`)}))
  from loan_meetings m join loan_slots t on t.id = m.slot where m.owner = p.id`

export const readLoanFacts = (column: unknown): Record<string, { own: { loan: unknown } }> => ({
  loans: { own: { loan: column } },
})
