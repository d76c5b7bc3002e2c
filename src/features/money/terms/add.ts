// Adds the terms that were entered together: rows like any other of the student's own.
import { and, eq } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import { planDays } from '#src/features/plan/tables.ts'
import { perDay } from '#src/platform/database/limits.ts'
import type { Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { tooManyEntries } from '../contract.ts'
import { mostEntries } from '../entry/rules.ts'
import { announceLedger, sealWords } from '../ledger.ts'
import { moneyEntries } from '../tables.ts'
import * as copy from './copy.ts'
import { checkTerms, termsIn, type TermsTyped } from './rules.ts'

export async function addTerms(
  app: Pick<AppServices, 'given'>,
  call: Call,
  typed: TermsTyped,
): Promise<{ added: number }> {
  const { caller, now } = call
  const wrong = checkTerms(typed, todayOf(call).toString())
  const terms = termsIn(typed)
  const [first] = terms
  if (Object.keys(wrong).length > 0 || first === undefined) throw new Refusal(invalidInput, wrong)
  const before = await call.db.$count(moneyEntries, isTuition(caller.id))
  const rows = await Promise.all(
    terms.map(async ({ on, cents }, index) => ({
      owner: caller.id,
      kind: 'tuition' as const,
      sealed: await sealWords(call, { what: copy.name(before + index + 1), payee: copy.payee, backHow: '' }),
      currency: 'USD' as const,
      amount: cents,
      on,
      isPaid: false,
      changedAt: now(),
    })),
  )
  await call.limits.use(perDay(`money-terms:${caller.id}`, 100))
  return call.change(async change => {
    const { tx } = change
    await tx.select().from(people).where(eq(people.id, caller.id)).for('no key update')
    if ((await tx.$count(moneyEntries, eq(moneyEntries.owner, caller.id))) + rows.length > mostEntries)
      throw new Refusal(tooManyEntries)
    await tx.insert(moneyEntries).values(rows)
    await giveThePlan(tx, call, first.on)
    await announceLedger(app, change, call)
    await change.announce(`person:${caller.id}`, 'plan')
    return { added: rows.length }
  })
}

const isTuition = (owner: string) => and(eq(moneyEntries.owner, owner), eq(moneyEntries.kind, 'tuition'))

/** A plan without a day for tuition takes it from the first term; one that has a day keeps it. */
const giveThePlan = (tx: Transaction, { caller, now }: Call, day: Temporal.PlainDate) =>
  tx
    .insert(planDays)
    .values({ owner: caller.id, thing: 'tuitionDue', day, readFrom: 'typed', changedAt: now() })
    .onConflictDoNothing()
