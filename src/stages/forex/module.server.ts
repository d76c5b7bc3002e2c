import { and, desc, eq, or } from 'drizzle-orm'
import { calls, defineServerModule } from '#src/manifest/server.ts'
import { history, type HistorySource } from '#src/features/audit/actions.ts'
import { answers, type AnswerSource } from '#src/features/students/slots.ts'
import { costs, sentThrough } from '#src/features/money/paid.ts'
import { paidFor } from '#src/features/payments/slots.ts'
import { counted } from '#src/features/payments/counted.ts'
import { jsonOf } from '#src/platform/facts/columns.ts'
import { fundsOf } from '#src/features/card/ledger.ts'
import { cardTransfers } from '#src/features/card/tables.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { cardFunding, formatRate } from './card/rules.ts'
import { cardValues } from './person-values.ts'
import * as audited from './audit-actions.ts'
import { cardsBeyond, cardsMissing, issue, read } from './card/desk/service.ts'
import { cardCosts } from './card/costs.ts'
import { fundCard } from './card/funds.ts'
import { cardJobs, fundingReceipt, cardOf } from './card/issue.ts'
import { sentByCard } from './card/sent.ts'
import { convert, sendBack } from './card/late/decisions.ts'
import { lateJobs } from './card/late/jobs.ts'
import * as cardSpending from './card/spending/service.ts'
import * as forexCard from './card/service.ts'
import { forexContracts } from './contract.ts'
import { forexShape } from './facts.shape.ts'
import { movements } from './card/copy.ts'
import { cardOrders } from './card/tables.ts'

// What happened around a student's US debit card, and what they have of it, as the desk reads it.

const mostShown = 100

const forexHistory: HistorySource = async ({ db }, student) => {
  const [asked, moved, card] = await Promise.all([
    db
      .select()
      .from(cardOrders)
      .where(eq(cardOrders.owner, student))
      .orderBy(desc(cardOrders.createdAt))
      .limit(mostShown),
    db
      .select()
      .from(cardTransfers)
      .where(
        and(eq(cardTransfers.owner, student), or(eq(cardTransfers.debit, 'card'), eq(cardTransfers.credit, 'card'))),
      )
      .orderBy(desc(cardTransfers.id))
      .limit(mostShown),
    cardOf(db, student),
  ])
  return [
    ...asked.map(({ createdAt, dollars: cents, rate }) => ({
      at: createdAt,
      kind: 'money' as const,
      what: `Asked for ${formatMoney(dollars(cents))} on the card, at ${formatRate(rate)}`,
    })),
    ...moved.map(({ at, what, amount }) => ({
      at,
      kind: 'money' as const,
      what: `${words[what] ?? what}: ${formatMoney(dollars(amount))}`,
    })),
    ...(card === undefined ? [] : [{ at: card.issuedAt, kind: 'money' as const, what: 'Has a US debit card' }]),
  ]
}

const words: Readonly<Record<string, string>> = movements

/** By its last four digits: the whole number is for its owner alone. */
const forexAnswers: AnswerSource = async ({ db }, student) => {
  const [card, funds] = await Promise.all([cardOf(db, student), fundsOf(db, student)])
  if (card === undefined) return []
  const value = `•••• ${card.last4}, holds ${formatMoney(dollars(funds))}`
  return [{ label: 'US debit card', value }]
}

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
  calls: calls(forexContracts, app => ({
    forexCard: { ...forexCard, read: call => forexCard.read(call, app) },
    latePayments: { convert, sendBack },
    cardSpending,
    cardMoney: { issue, read },
  })),
  facts: [{ stages: ['forex'], column: forexFactsOf }],
  jobs: services => [...cardJobs(services), ...lateJobs(services)],
  gives: [
    ...Object.values(audited),
    history(['money', forexHistory]),
    answers(['money', forexAnswers]),
    costs(cardCosts),
    sentThrough(sentByCard),
    cardsMissing,
    cardsBeyond,
    paidFor({ ...cardFunding, onPaid: fundCard, receipt: fundingReceipt }),
    cardValues,
  ],
})
