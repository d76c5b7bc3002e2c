import { cardFunding } from './card/rules.ts'
import * as audited from './audit-actions.ts'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history } from '#src/features/audit/actions.ts'
import { answers } from '#src/features/students/slots.ts'
import { costs, sentThrough } from '#src/features/money/paid.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import * as cardMoney from './card/desk/service.ts'
import { cardCosts } from './card/costs.ts'
import { fundCard } from './card/funds.ts'
import { fundingReceipt } from './card/receipts.ts'
import { sentByCard } from './card/sent.ts'
import { cardJobs } from './card/issue.ts'
import { convert, sendBack } from './card/late/decisions.ts'
import { lateJobs } from './card/late/jobs.ts'
import * as cardSpending from './card/spending/service.ts'
import * as forexCard from './card/service.ts'
import { forexContracts } from './contract.ts'
import { forexFactsOf } from './facts.ts'
import { forexHistory, forexAnswers } from './history.ts'

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
