import { and, eq } from 'drizzle-orm'
import { paiseFor } from '#src/features/exchange/cost/rules.ts'
import { read as readRates } from '#src/features/exchange/service.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { perDay, perHour } from '#src/platform/database/limits.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { inOnePiece, pdfAnswer } from '#src/platform/made-files.ts'
import { people } from '#src/platform/identity/tables.ts'
import { todayOf } from '#src/platform/today.ts'
import { parseDay } from '#src/values/dates.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import type { FileAnswer } from '#src/wire/route.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { keptPapers } from '../papers/tables.ts'
import { entryChanged, paidStays, tooManyEntries, type LedgerView, type moneyContract } from './contract.ts'
import * as copy from './copy.ts'
import { amountOf, checkEntry, isTypedKind, mostEntries, type EntryTyped } from './entry/rules.ts'
import { csvOf } from './export/rules.ts'
import { isFundKind } from './kinds/rules.ts'
import { announceLedger, readLedger, sealWords } from './ledger.ts'
import { moneyEntries, moneyLeftOut } from './tables.ts'
import { addTerms } from './terms/add.ts'
import type { PressJobs } from './press/worker.ts'

type Sources = Pick<AppServices, 'given' | 'stagesOf'>

export const moneyHandlers = (app: Sources): Handlers<{ money: typeof moneyContract }>['money'] => ({
  read: call => ownLedger(app, call),
  add: (call, typed) => add(app, call, typed),
  addTerms: (call, typed) => addTerms(app, call, typed),
  change: (call, typed) => change(app, call, typed),
  remove: (call, { id }) => remove(app, call, id),
  leaveOut: (call, wanted) => leaveOut(app, call, wanted),
  spreadsheet: async call => {
    await call.limits.use(exportsOf(call.caller.id))
    return {
      name: copy.csvName,
      type: 'text/csv; charset=utf-8',
      content: inOnePiece(new TextEncoder().encode(csvOf(await ownLedger(app, call)))),
    }
  },
  paper: call => paper(app, call),
})

const ownLedger = async (app: Sources, call: Call): Promise<LedgerView> =>
  readLedger(app, call, call.caller, await app.stagesOf(call))

const exportsOf = (person: string) => perHour(`money-exports:${person}`, 60)

async function add(app: Sources, call: Call, typed: EntryTyped): Promise<{ id: string }> {
  const values = await valuesOf(call, typed)
  await call.limits.use(perDay(`money-entries:${call.caller.id}`, 1000))
  return call.change(async change => {
    const { tx } = change
    await tx.select().from(people).where(eq(people.id, call.caller.id)).for('no key update')
    if ((await tx.$count(moneyEntries, eq(moneyEntries.owner, call.caller.id))) >= mostEntries)
      throw new Refusal(tooManyEntries)
    const [made] = await tx
      .insert(moneyEntries)
      .values({ owner: call.caller.id, ...values })
      .returning({ id: moneyEntries.id })
    if (made === undefined) throw new Error('The row was not written.')
    await announceLedger(app, change, call)
    return made
  })
}

type Changed = EntryTyped & { id: string; version: number }

async function change(app: Sources, call: Call, { id, version, ...typed }: Changed): Promise<void> {
  const row = foundIn(await call.db.select().from(moneyEntries).where(isMine(call, id)))
  const values = await valuesOf(call, typed, row.isPaid ? row : undefined)
  return call.change(async written => {
    const changed = await written.tx
      .update(moneyEntries)
      .set({ ...values, version: version + 1 })
      .where(and(isMine(call, id), eq(moneyEntries.version, version)))
      .returning({ id: moneyEntries.id })
    if (changed.length === 0) throw new Refusal(entryChanged)
    await announceLedger(app, written, call)
  })
}

async function remove(app: Sources, call: Call, id: string): Promise<void> {
  return call.change(async change => {
    const { tx } = change
    const row = foundIn(await tx.select().from(moneyEntries).where(isMine(call, id)).for('update'))
    if (row.isPaid) throw new Refusal(paidStays)
    await tx.delete(moneyEntries).where(isMine(call, id))
    await announceLedger(app, change, call)
  })
}

type LeftOut = { cost: string; isLeftOut: boolean }

async function leaveOut(app: Sources, call: Call, { cost, isLeftOut }: LeftOut): Promise<void> {
  const { caller, now } = call
  return call.change(async change => {
    const { tx } = change
    if (isLeftOut) await tx.insert(moneyLeftOut).values({ owner: caller.id, cost, at: now() }).onConflictDoNothing()
    else await tx.delete(moneyLeftOut).where(and(eq(moneyLeftOut.owner, caller.id), eq(moneyLeftOut.cost, cost)))
    await announceLedger(app, change, call)
  })
}

const isMine = ({ caller }: Call, id: string) => and(eq(moneyEntries.id, id), eq(moneyEntries.owner, caller.id))

type Known = { amount: number; currency: string; paidPaise: number | null }

/** `paid` is the row as it was paid: its rupees stay what they were unless others are typed. */
async function valuesOf(call: Call, typed: EntryTyped, paid?: Known) {
  const wrong = checkEntry(typed, todayOf(call).toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  const amount = amountOf(typed.currency, typed.amount)
  if (amount === undefined || !isTypedKind(typed.kind)) throw new Refusal(invalidInput, { amount: copy.wrong.amount })
  const isPaid = typed.isPaid && !isFundKind(typed.kind)
  const paidPaise = isPaid ? await paiseOfPaid(call, typed, amount, paid) : null
  return {
    kind: typed.kind,
    sealed: await sealWords(call, {
      what: typed.what.trim(),
      payee: typed.payee.trim(),
      backHow: typed.backHow.trim(),
    }),
    currency: typed.currency,
    amount: amount.minor,
    on: parseDay(typed.on) ?? null,
    isPaid,
    paidPaise,
    backUntil: parseDay(typed.backUntil) ?? null,
    receipt: await ownPaper(call, typed.receipt),
    changedAt: call.now(),
  }
}

/** What left the account; where nobody types it, the rate of this moment is kept for good. */
async function paiseOfPaid(call: Call, typed: EntryTyped, amount: { minor: number }, paid: Known | undefined) {
  if (typed.currency === 'INR') return amount.minor
  const said = amountOf('INR', typed.paidRupees)
  if (said !== undefined) return said.minor
  if (paid?.paidPaise != null && paid.amount === amount.minor && paid.currency === typed.currency) return paid.paidPaise
  return paiseFor(amount.minor, (await readRates(call)).midRate)
}

async function ownPaper({ db, caller }: Call, paper: string): Promise<string | null> {
  if (paper === '') return null
  const own = await db.select({ id: keptPapers.id }).from(keptPapers).where(eq(keptPapers.owner, caller.id))
  if (!own.some(({ id }) => id === paper)) throw new Refusal(invalidInput, { receipt: copy.wrong.receipt })
  return paper
}

async function paper(app: Sources, call: Call): Promise<FileAnswer> {
  await call.limits.use(exportsOf(call.caller.id))
  const ledger = await ownLedger(app, call)
  return pdfAnswer(copy.pdfName, await press.run(call.caller.id, 'printLedger', { at: call.now().toString(), ledger }))
}

/** Where the ledger is printed. */
const press = poolOf<PressJobs>(new URL('./press/worker.ts', import.meta.url))
