// The money of all cards, as an admin sees it.
import * as audited from '#src/stages/forex/audit-actions.ts'
import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import { dollars, formatMoney } from '#src/values/money.ts'
import { cardPurchases, cardTransfers } from '#src/features/card/tables.ts'
import { work } from '#src/features/desk-kit/kinds.ts'
import { noteAction } from '#src/features/audit/actions.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import { issueCard, missingCards } from '../issue.ts'
import { firstPaid } from '../orders.ts'
import type { AccountView, BeyondView, CardMoneyView, MissingView, TransferView } from './contract.ts'
import { screen } from './copy.ts'
import { displayName } from '#src/platform/identity/naming.ts'

const mostShown = 100

export async function read({ db }: Call): Promise<CardMoneyView> {
  const [accounts, missing, beyond, transfers] = await Promise.all([
    trialBalance(db),
    missingIn(db),
    takenBeyond(db),
    lastTransfers(db),
  ])
  return { accounts, missing, beyond, transfers }
}

/** Each transfer stands on two accounts, so that all balances of a currency come to nothing. */
async function trialBalance(db: Queries): Promise<AccountView[]> {
  const { debit, credit, amount, currency } = cardTransfers
  const none = sql<string>`0::bigint`
  const sides = db
    .select({ account: debit, currency, out: sql<string>`${amount}`.as('out'), in: none.as('in') })
    .from(cardTransfers)
    .unionAll(
      db
        .select({ account: credit, currency, out: none.as('out'), in: sql<string>`${amount}`.as('in') })
        .from(cardTransfers),
    )
    .as('sides')
  const rows = await db
    .select({
      account: sides.account,
      currency: sides.currency,
      debits: sql`sum(${sides.out})`.mapWith(Number),
      credits: sql`sum(${sides.in})`.mapWith(Number),
    })
    .from(sides)
    .groupBy(sides.account, sides.currency)
    .orderBy(sides.currency, sides.account)
  return rows.map(row => ({ ...row, balance: row.credits - row.debits }))
}

/** Paid, and no card yet: the issuer is asked again by itself, and by an admin. */
export const cardsMissing = work({
  name: 'card-missing',
  words: screen.missing,
  queue: '/desk/card-money',
  roles: ['admin'],
  topic: 'card-money',
  waiting: async ({ db }, { students }) =>
    (await missingIn(db, students)).map(({ student: owner, since }) => ({
      id: owner.id,
      student: owner,
      what: screen.retry,
      since: Temporal.Instant.from(since),
    })),
})

async function missingIn(db: Queries, students?: readonly string[]): Promise<MissingView[]> {
  const waiting = await missingCards(db, students)
  const owners = waiting.map(({ owner }) => owner)
  const names = new Map((await db.select().from(people).where(inArray(people.id, owners))).map(row => [row.id, row]))
  return waiting.map(({ owner, since }) => ({ student: named(owner, names.get(owner)), since: momentOf(since) }))
}

/** What a merchant took and the card did not hold: no student asked for it, so a colleague says that it is agreed. */
export const cardsBeyond = work({
  name: 'card-beyond',
  words: screen.beyond,
  queue: '/desk/card-money',
  roles: ['admin'],
  topic: 'card-money',
  isByHand: true,
  waiting: async ({ db }, { students }) => {
    const rows = await purchasesBeyond(db, students && inArray(cardPurchases.owner, [...students]))
    return rows.map(({ purchase: { id, madeAt, merchant, beyond, owner }, person }) => ({
      id,
      student: named(owner, person),
      what: screen.makeGood(formatMoney(dollars(beyond)), merchant),
      since: madeAt,
    }))
  },
})

const purchasesBeyond = (db: Queries, which?: SQL) =>
  db
    .select({ purchase: cardPurchases, person: people })
    .from(cardPurchases)
    .innerJoin(people, eq(people.id, cardPurchases.owner))
    .where(and(gt(cardPurchases.beyond, 0), which))
    .orderBy(desc(cardPurchases.madeAt), desc(cardPurchases.id))

async function takenBeyond(db: Queries): Promise<BeyondView[]> {
  const rows = await purchasesBeyond(db).limit(mostShown)
  return rows.map(({ purchase: { id, madeAt, merchant, amount, beyond, owner }, person }) => ({
    id,
    at: momentOf(madeAt),
    student: named(owner, person),
    merchant,
    amount,
    beyond,
  }))
}

async function lastTransfers(db: Queries): Promise<TransferView[]> {
  const rows = await db
    .select({ transfer: cardTransfers, person: people })
    .from(cardTransfers)
    .innerJoin(people, eq(people.id, cardTransfers.owner))
    .orderBy(desc(cardTransfers.id))
    .limit(mostShown)
  return rows.map(({ transfer: { id, at, what, debit, credit, amount, currency, owner }, person }) => ({
    id,
    at: momentOf(at),
    student: named(owner, person),
    what,
    debit,
    credit,
    amount,
    currency,
  }))
}

type Named = Pick<typeof people.$inferSelect, 'firstName' | 'lastName'>

const named = (id: string, person: Named | undefined) => ({
  id,
  name: person === undefined ? '' : displayName(person),
})

/** What the issuer refuses is said to who asked. */
export async function issue(call: Call, { student }: { student: string }): Promise<void> {
  if ((await firstPaid(call.db, student)) === undefined) throw new Refusal(notFound)
  await issueCard(call, student)
  return call.change(async change => {
    await noteAction(change, call, { what: audited.cardIssueRetried, about: student })
  })
}
