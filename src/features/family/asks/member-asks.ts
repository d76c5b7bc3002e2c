// The family's side: what is asked of who reads it, what follows later and by whom that is paid; and the card page.
import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import { perHour } from '#src/platform/database/limits.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { formatMoney, money } from '#src/values/money.ts'
import { notFound, Refusal } from '#src/wire/problem.ts'
import type { LedgerView } from '../../money/contract.ts'
import { dueIn, lineOf } from '../../money/of-student/rules.ts'
import type { Row } from '../../money/rules.ts'
import { findBill, openPageFor, type Named, type Payables } from '../../pay-links/pages.ts'
import { payable } from '../../pay-links/payable.ts'
import { isCounted } from '../../payments/counted.ts'
import { payee } from '../../payments/rules.ts'
import { payments } from '../../payments/tables.ts'
import type { MoneyView } from '../contract.ts'
import { nameForFamily } from '../rules.ts'
import { familyInvitations as invitations, familyMembers as members } from '../tables.ts'
import { askPaid, askWithdrawn, notPaidHere, type AskedLine, type FamilyLine } from './contract.ts'
import { canBeAsked, followsOf, rowsForFamily, thanksLife } from './rules.ts'
import { asksOf, seesMoney, type StandingAsk } from './standing.ts'
import { familyAsks as asks } from './tables.ts'

type Said = Pick<MoneyView, 'asked' | 'due' | 'thanks'>

/** What is asked of them, and besides it what is to be paid next: each once. */
export async function sayMoney(
  { given }: Pick<AppServices, 'given'>,
  call: Call,
  student: string,
  ledger: LedgerView | null,
): Promise<Said> {
  const thanks = await thanksFor(call, student)
  if (ledger === null) return { asked: [], due: null, thanks }
  const rows = rowsForFamily(ledger.rows)
  const all = await asksOf(call.db, student)
  const sayIn = lineIn(all, call.caller.id, ledger.today)
  const own = all.filter(({ member }) => member === call.caller.id)
  const asked = rows.flatMap(row => {
    const mine = own.find(({ ask }) => ask.row === row.id)
    return mine === undefined || !canBeAsked(row) ? [] : [{ row, mine }]
  })
  const isSaid = new Set(asked.flatMap(({ row }) => [row, ...followsOf(rows, row)]).map(({ id }) => id))
  return {
    asked: await Promise.all(
      asked.map(async ({ row, mine: { ask } }) => ({
        ...sayIn(row),
        ask: ask.id,
        payee: nameForFamily(row.payee),
        paid: await howPaid(call, given(payable), row),
        follows: followsOf(rows, row).map(sayIn),
      })),
    ),
    due: dueIn(
      rows.filter(({ id }) => !isSaid.has(id)),
      ledger.today,
    ).map(sayIn),
    thanks,
  }
}

const lineIn =
  (all: readonly StandingAsk[], reader: string, today: string) =>
  (row: Row): FamilyLine => ({
    ...lineOf(row, today),
    askedOf: all
      .filter(({ ask }) => ask.row === row.id)
      .map(({ relation, member }) => ({ isYou: member === reader, relation })),
  })

async function howPaid({ db }: Call, payables: Payables, { bill }: Row): Promise<AskedLine['paid']> {
  if (bill === null) return 'elsewhere'
  return (await findBill({ db }, payables, bill))?.state === 'open' ? 'here' : 'not-yet'
}

/** Whom the money came from is thanked with what they paid. */
async function thanksFor({ db, caller, now }: Call, student: string): Promise<Said['thanks']> {
  const theirs = db
    .select({ id: sql<string>`${asks.id}::text` })
    .from(asks)
    .innerJoin(members, eq(members.invitation, asks.invitation))
    .where(and(eq(asks.owner, student), eq(members.owner, caller.id)))
  const rows = await db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.owner, student),
        isNotNull(payments.paidAt),
        isCounted,
        gt(payments.paidAt, now().subtract(thanksLife)),
        inArray(sql<string>`${payments.payer}->>'ask'`, theirs),
      ),
    )
    .orderBy(payments.paidAt)
  return rows.map(({ payer, amount, currency }) => ({
    ask: payer.ask ?? '',
    what: payer.title,
    amount: formatMoney(money(currency, amount)),
    payee,
  }))
}

/** Nothing of the request but whose and which ask it is is read: the amount and the payee are the bill's. */
export const payAsked =
  ({ given }: Pick<AppServices, 'given'>) =>
  async (call: Call, { student, ask: id }: { student: string; ask: string }): Promise<{ url: string }> => {
    await call.limits.use(perHour(`family-pays:${call.caller.id}`, mostOpened))
    const { ask, isStanding } = await ownAsk(call, student, id)
    if (!isStanding) throw new Refusal(askWithdrawn)
    const named = billIn(ask)
    const bill = named && (await findBill(call, given(payable), named))
    if (named === undefined || bill === undefined || bill.owner !== student) throw new Refusal(notPaidHere)
    if (bill.state !== 'open') throw new Refusal(bill.state === 'paid' ? askPaid : notPaidHere)
    const page = `${call.settings.publicUrl}/family`
    const url = await openPageFor(call, given(payable), {
      named,
      bill,
      by: { ask: id },
      page,
      returnTo: { successUrl: `${page}?paid=${id}`, cancelUrl: page },
      isStanding: async () => (await ownAsk(call, student, id)).isStanding,
      over: askWithdrawn,
    })
    return { url }
  }

const mostOpened = 60

const billIn = ({ purpose, reference }: { purpose: string | null; reference: string | null }): Named | undefined =>
  purpose === null || reference === null ? undefined : { purpose, reference }

/** What is asked of somebody else is answered like what never was. */
async function ownAsk({ db, caller }: Call, student: string, id: string) {
  const asked = await onlyOwn(db, caller.id, student, id)
  if (asked === undefined) throw new Refusal(notFound)
  return { ...asked, isStanding: asked.ask.withdrawnAt === null && asked.isShared }
}

async function onlyOwn(db: Queries, member: string, student: string, id: string) {
  const [found] = await db
    .select({ ask: asks, isShared: sql<boolean>`${seesMoney}` })
    .from(asks)
    .innerJoin(invitations, eq(invitations.id, asks.invitation))
    .innerJoin(members, eq(members.invitation, invitations.id))
    .where(and(eq(asks.id, id), eq(asks.owner, student), eq(members.owner, member)))
  return found
}
