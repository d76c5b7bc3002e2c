// What was paid through Safar: each payment that counts, whatever it was for. Dollars that were moved to the card are not
// spent yet, so no module gives them: the card's own stage says what became of them.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { requests } from '#src/features/desk-kit/tables.ts'
import { isCounted } from '../payments/counted.ts'
import { paiseFor } from '#src/features/exchange/cost/rules.ts'
import { payee, type Purpose } from '#src/features/payments/rules.ts'
import { refundsOf } from '#src/features/payments/refunds/queries.ts'
import { trackOf, type RefundTrack } from '#src/features/payments/refunds/rules.ts'
import { payments } from '#src/features/payments/tables.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Call, Owner } from '#src/platform/services.ts'
import { dayOf } from '#src/values/dates.ts'
import { formatMoney, money, type Currency } from '#src/values/money.ts'
import { slot } from '#src/manifest/slots.ts'
import { comesBack } from './copy.ts'
import { plainCost, type Cost, type FoundCost, type FoundFund, type YearCost } from './rules.ts'
import type { CostKind } from './kinds/rules.ts'
import type { RemittancesView } from './remittances/contract.ts'
import type { OrderPan } from './remittances/holders/rules.ts'

/** What the desk is asked to send back. */
const refundKinds = ['insurance-refund', 'attorney-refund'] as const

export async function paidCosts(
  { given }: Pick<AppServices, 'given'>,
  { db }: Pick<Call, 'db'>,
  { id: owner, zone }: Owner,
): Promise<Cost[]> {
  const kinds = new Map(
    given(spentOn).flatMap(({ kind, purposes }) => purposes.map(({ name }) => [name, kind] as const)),
  )
  const [rows, refunds, asks] = await Promise.all([
    db
      .select()
      .from(payments)
      .where(and(eq(payments.owner, owner), inArray(payments.purpose, [...kinds.keys()]), isCounted))
      .orderBy(asc(payments.paidAt)),
    refundsOf(db, owner),
    db
      .select({ subject: requests.subject })
      .from(requests)
      .where(and(eq(requests.owner, owner), inArray(requests.kind, refundKinds), isNull(requests.settledAt))),
  ])
  const openAsks = new Set(asks.map(({ subject }) => subject))
  const trackFor = (id: string) =>
    trackOf(
      openAsks.has(id),
      refunds.filter(({ payment }) => payment === id),
    )
  return rows.flatMap(({ id, purpose, payer, amount, currency, paidAt, paidRate }) => {
    const kind = kinds.get(purpose)
    if (kind === undefined || paidAt === null) return []
    const track = trackFor(id)
    return {
      ...plainCost,
      id: `payment.${id}`,
      kind,
      what: payer.title,
      payee,
      amount: money(currency, amount),
      paidPaise: currency === 'INR' ? amount : paidRate === null ? null : paiseFor(amount, paidRate),
      on: dayOf(paidAt, zone).toString(),
      isPaid: true,
      isFixed: true,
      returned: track?.sent ?? 0,
      back: track && backOf(track, currency, amount),
      receipt: `/api/payments/${id}/receipt`,
      origin: 'safar',
    }
  })
}

/** What came back is said beside it; this is what is on its way, and what is kept. */
function backOf({ step, approved, sent, keptWhy }: RefundTrack, currency: Currency, paid: number): Cost['back'] {
  const words = (minor: number) => formatMoney(money(currency, minor))
  const said = [
    ...(step === 'asked' ? [comesBack.asked] : []),
    ...(step === 'approved' ? [comesBack.approved(words(approved - sent))] : []),
    ...(keptWhy === null || approved >= paid ? [] : [comesBack.kept(words(paid - approved), keptWhy)]),
  ]
  return said.length === 0 ? null : { until: null, how: said.join(' ') }
}

// What a stage knows of its costs and of what was sent abroad: bills, fees and what was paid through it.

export type CostSource = Source<readonly FoundCost[]>

/** What a student pays, or will, in the steps of a module: rows of the ledger. */
export const costs = slot<CostSource>('money/costs')

/** Of the student who is named; it knows of nobody who calls. */
type Source<Found> = (services: Pick<Call, 'db' | 'vault' | 'now'>, owner: Owner) => Promise<Found>

/** Money that a module knows of: a loan that was accepted, what was typed there as one's own; and what a year costs, where it was typed there. */
export type FundSource = Source<{ funds: readonly FoundFund[]; year: YearCost | undefined }>
export const funds = slot<FundSource>('money/funds')

/** What is paid through Safar and spent with it, by the kind of cost that it is. */
export const spentOn = slot<{ kind: CostKind; purposes: readonly Purpose[] }>('money/spent-on')

/** Null where it is the student's own. */
type OnPan<One> = Omit<One, 'holder'> & { pan: OrderPan | null }

/** What was sent abroad through a module, and what was declared there as sent elsewhere. */
export type SentThrough = {
  card: OnPan<RemittancesView['card'][number]>[]
  declared: OnPan<RemittancesView['declared'][number]>[]
}
export type SentSource = Source<SentThrough>
export const sentThrough = slot<SentSource>('money/sent-through')
