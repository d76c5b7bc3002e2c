// What the calls with attorneys give to the pages of others: the receipt, the price list, what stands against erasure, history.
import { and, eq, sql, isNull } from 'drizzle-orm'
import type { PaidFor } from '#src/features/payments/slots.ts'
import { isUuid } from '#src/values/ids.ts'
import { dayOf, formatClock, formatDay } from '#src/values/dates.ts'
import type { PriceList } from '#src/features/legal/service.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { Hindrance } from '#src/features/people/personal-data/sources.ts'
import { momentOf } from '#src/journey/moments.ts'
import { factsFrom } from '#src/journey/shape.ts'
import type { HistorySource } from '#src/features/audit/actions.ts'
import { visaShape } from '../facts.shape.ts'
import { callsAhead } from '../rules.ts'
import { placedCalls } from './calls.ts'
import { attorneyCalls, attorneys, attorneyRefunds } from './tables.ts'
import { endingWords } from './desk/rules.ts'

export const callReceipt: PaidFor['receipt'] = async ({ db }, { owner, reference, payer }) => {
  const [placed] = isUuid(reference)
    ? await placedCalls(db, and(eq(attorneyCalls.id, reference), eq(attorneyCalls.owner, owner)))
    : []
  return {
    from: payer.name,
    about: [
      ['For', payer.title],
      ...(placed === undefined
        ? []
        : [
            [
              'Call on',
              `${formatDay(dayOf(placed.slot.startTime))}, ${formatClock(placed.slot.startTime)} IST`,
            ] as const,
          ]),
    ],
    isSample: false,
  }
}

/** Of a paid call. Attorneys without a signed agreement are examples. */
export const callPrices: PriceList = async db => {
  const rows = await db
    .select({
      isEngaged: attorneys.isEngaged,
      least: sql<string>`min(${attorneys.price})`,
      most: sql<string>`max(${attorneys.price})`,
      changedAt: sql<string>`to_json(max(${attorneys.changedAt}))#>>'{}'`,
    })
    .from(attorneys)
    .groupBy(attorneys.isEngaged)
  return rows.map(({ isEngaged, least, most, changedAt }) => ({
    what: 'A paid call with an immigration attorney.',
    paidTo: 'Us, by Razorpay, for the attorney',
    currency: 'INR',
    least: Number(least),
    most: Number(most),
    on: dayOf(Temporal.Instant.from(changedAt)).toString(),
    isSample: !isEngaged,
  }))
}

export const attorneyHindrances: readonly Hindrance[] = [
  {
    kind: 'attorney-call',
    isThere: ({ now }, _, facts) => callsAhead(factsFrom(visaShape, facts['visas']?.own), momentOf(now())).length > 0,
  },
  {
    kind: 'refund',
    isThere: async ({ db }, person) =>
      (
        await db
          .select({ payment: attorneyRefunds.payment })
          .from(attorneyRefunds)
          .innerJoin(payments, eq(payments.id, attorneyRefunds.payment))
          .where(and(eq(payments.owner, person), isNull(attorneyRefunds.sentAt)))
          .limit(1)
      ).length > 0,
  },
]

export const attorneyHistory: HistorySource = async ({ db }, student) => {
  const placed = await placedCalls(db, eq(attorneyCalls.owner, student))
  return placed.flatMap(({ call, attorney }) => [
    { at: call.askedAt, what: `Asked for a ${call.kind} call with ${attorney.name}` },
    {
      at: call.kind === 'paid' ? call.confirmedAt : null,
      kind: 'money' as const,
      what: `Paid for the call with ${attorney.name}`,
    },
    { at: call.endedAt, what: `Call with ${attorney.name}: ${call.ending === null ? '' : endingWords[call.ending]}` },
  ])
}
