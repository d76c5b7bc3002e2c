// The profile of one student, as it lies sealed in its row.
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries, Transaction } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { todayOf } from '#src/platform/today.ts'
import { birthProblem, isMinor } from '#src/values/birthdays.ts'
import { parseDay } from '#src/values/dates.ts'
import { invalidInput, Refusal } from '#src/wire/problem.ts'
import { facts, readPapers, underAge } from './contract.ts'
import { paperNames, type PaperName, type Papers } from './papers/rules.ts'
import { factNames, type FactName, type Facts, type GivenFacts } from './facts/rules.ts'
import { recordMarkOf } from '../documents/records.ts'
import { passportProfiles } from './tables.ts'
import { invalid } from './checks/copy.ts'
import * as copy from './copy.ts'

type Row = typeof passportProfiles.$inferSelect

const fact = z.enum(factNames)

/** Numbers and papers by the visa application that they were of: a form that was refused is history. */
const earlier = z.record(
  z.string(),
  z.object({
    applicationId: z.string(),
    barcode: z.string(),
    appointmentUid: z.string().default(''),
    papers: readPapers.default({}),
  }),
)

const whole = z.object({
  facts: facts.default({}),
  from: z.partialRecord(fact, z.enum(paperNames)).default({}),
  papers: readPapers.default({}),
  earlier: earlier.default({}),
})

/** The numbers were kept in this row alone, without a name for what they are, before the profile was. */
const numbersAlone = z.object({
  sevisId: z.string().exactOptional(),
  schoolCode: z.string().exactOptional(),
  applicationId: z.string().exactOptional(),
  barcode: z.string().exactOptional(),
})

export type StoredProfile = {
  facts: Facts
  from: { readonly [name in FactName]?: PaperName }
  papers: Papers
  earlier: z.output<typeof earlier>
}

const nothing: StoredProfile = { facts: {}, from: {}, papers: {}, earlier: {} }

async function unseal({ vault }: Pick<Call, 'vault'>, row: Row | undefined): Promise<StoredProfile> {
  if (row?.sealed == null) return nothing
  const stored: unknown = JSON.parse(await vault.open(row.owner, row.sealed))
  const known = whole.parse(stored)
  return { ...known, facts: { ...numbersAlone.parse(stored), ...known.facts } }
}

export const readProfile = (call: Pick<Call, 'vault' | 'caller'>, db: Queries): Promise<StoredProfile> =>
  readProfileOf(call, db, call.caller.id)

export async function readProfileOf(call: Pick<Call, 'vault'>, db: Queries, owner: string): Promise<StoredProfile> {
  const [row] = await db.select().from(passportProfiles).where(eq(passportProfiles.owner, owner))
  return unseal(call, row)
}

/** The key must have been fetched before the transaction: within it, it would take a second connection. */
export async function rewriteProfile(
  tx: Transaction,
  call: Call,
  change: (known: StoredProfile) => StoredProfile,
): Promise<StoredProfile> {
  const { caller, vault, now } = call
  // Made first, so that there is a row to hold while it is changed.
  await tx.insert(passportProfiles).values({ owner: caller.id, updatedAt: now() }).onConflictDoNothing()
  const [row] = await tx.select().from(passportProfiles).where(eq(passportProfiles.owner, caller.id)).for('update')
  const becomes = change(await unseal(call, row))
  const sealed = await vault.seal(caller.id, JSON.stringify(becomes))
  await tx
    .update(passportProfiles)
    .set({ sealed, recordMark: recordMarkOf(call, becomes.facts.sevisId ?? ''), updatedAt: now() })
    .where(eq(passportProfiles.owner, caller.id))
  return becomes
}

/** Of a profile that was written before papers were compared with it. */
export async function markRecord(tx: Transaction, call: Call): Promise<void> {
  const isOwn = eq(passportProfiles.owner, call.caller.id)
  const [row] = await tx.select().from(passportProfiles).where(isOwn).for('update')
  if (row === undefined) return
  const { sevisId = '' } = (await unseal(call, row)).facts
  await tx
    .update(passportProfiles)
    .set({ recordMark: recordMarkOf(call, sevisId) })
    .where(isOwn)
}

/** What is typed or read is put in; an empty text takes a value away. */
export function withFacts(known: StoredProfile, given: GivenFacts, paper: PaperName | undefined): StoredProfile {
  const changed = factNames.filter(name => given[name] !== undefined && given[name] !== (known.facts[name] ?? ''))
  const isThere = (name: FactName) => (given[name] ?? '') !== ''
  const without = <Value>(values: { readonly [name in FactName]?: Value }) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !changed.some(one => one === name)))
  const read = paper === undefined ? [] : changed.filter(isThere).map(name => [name, paper] as const)
  const typed = changed.filter(isThere).map(name => [name, given[name] ?? ''] as const)
  return {
    ...known,
    facts: { ...without(known.facts), ...Object.fromEntries(typed) },
    from: { ...without(known.from), ...Object.fromEntries(read) },
  }
}

// What is kept of adults alone.

export function refuseMinor(call: Call, bornOn: string): void {
  if (bornOn === '') throw new Refusal(invalidInput, { bornOn: copy.bornFirst })
  if (isMinor(bornIn(call, bornOn), todayOf(call))) throw new Refusal(underAge, { bornOn: copy.underAge })
}

export function bornIn(call: Call, bornOn: string): Temporal.PlainDate {
  const [wrong, born] = [birthProblem(bornOn, todayOf(call)), parseDay(bornOn)]
  if (wrong === 'no-day' || born === undefined) throw new Refusal(invalidInput, { bornOn: invalid.day })
  if (wrong !== undefined) throw new Refusal(invalidInput, { bornOn: invalid.bornOn })
  return born
}

/** For what is kept elsewhere of adults alone. */
export async function refuseKnownMinor(call: Call): Promise<void> {
  const { bornOn = '' } = (await readProfile(call, call.db)).facts
  if (bornOn !== '') refuseMinor(call, bornOn)
}
