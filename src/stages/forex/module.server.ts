import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '#src/features/audit/actions.ts'
import { answers } from '#src/features/students/slots.ts'
import { costs, sentThrough } from '#src/features/money/paid.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { counted } from '#src/features/payments/cancellation.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { cardFunding } from './card/rules.ts'
import * as audited from './audit-actions.ts'
import * as cardMoney from './card/desk/service.ts'
import { cardCosts } from './card/costs.ts'
import { fundCard } from './card/funds.ts'
import { cardJobs, fundingReceipt } from './card/issue.ts'
import { sentByCard } from './card/sent.ts'
import { convert, sendBack } from './card/late/decisions.ts'
import { lateJobs } from './card/late/jobs.ts'
import * as cardSpending from './card/spending/service.ts'
import * as forexCard from './card/service.ts'
import { forexContracts } from './contract.ts'
import { forexHistory, forexAnswers } from './history.ts'
import { forexShape } from './facts.shape.ts'

/** What the journey knows of somebody's US debit card. */
const forexFactsOf = jsonOf(forexShape, {
  card: {
    asked: {
      each: {
        at: 'last.created_at',
        heldUntil: 'last.held_until',
        failedAt: 'last.failed_at',
        expiredAt: 'last.expired_at',
      },
      // The last one, where it is not paid.
      from: `(select a.created_at, a.paid_at, a.failed_at, a.expired_at, o.held_until
        from payments a join card_orders o on o.owner = a.owner and o.id::text = a.reference
        where a.owner = p.id and a.purpose = 'card-funding' and a.url is not null
        order by a.created_at desc, a.id desc limit 1) last where last.paid_at is null`,
    },
    paidAt: `select min(a.paid_at) from payments a
      where a.owner = p.id and a.purpose = 'card-funding' and ${counted}`,
    issuedAt: 'select c.issued_at from cards c where c.owner = p.id',
  },
})

export default defineServerModule({
  name: 'stages/forex',
  calls: calls(forexContracts, { forexCard, latePayments: { convert, sendBack }, cardSpending, cardMoney }),
  facts: [{ stages: ['forex'], column: forexFactsOf }],
  jobs: services => [...cardJobs(services), ...lateJobs(services)],
  gives: [
    ...Object.values(audited),
    history(['money', forexHistory]),
    answers(['money', forexAnswers]),
    costs(cardCosts),
    sentThrough(sentByCard),
    paidFor({ ...cardFunding, onPaid: fundCard, receipt: fundingReceipt }),
  ],
})
