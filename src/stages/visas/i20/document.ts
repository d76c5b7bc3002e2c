// The I-20 data document of one student, as it lies sealed in its row.
import { eq } from 'drizzle-orm'
import { readProfile } from '#src/features/passport-profile/stored.ts'
import { factsFor, valuesIn } from '#src/features/passport-profile/values/rules.ts'
import type { ValueName, Values } from '#src/features/people/values/rules.ts'
import { universitiesFor } from '#src/features/universities/facts.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { changedElsewhere, Refusal } from '#src/wire/problem.ts'
import { changedMeanwhile } from '#src/values/meanwhile.ts'
import { dollars, formatMoney } from '#src/values/money.ts'
import { i20Fields, type I20Data } from './contract.ts'
import { i20From, profileFrom } from './from-profile/rules.ts'
import { i20Data } from './tables.ts'

export type I20Document = { data: I20Data; universityId: string | null; changedAt: Temporal.Instant | null }

type Reading = Pick<Call, 'vault' | 'caller'> & { db: Queries }

/** What was typed in the form itself. A name is said as a whole: what was not typed of it is as the form shows it. */
export async function saidInForm(call: Reading): Promise<{ says: Values; at: Temporal.Instant | null }> {
  const { db, vault, caller } = call
  const [row] = await db.select().from(i20Data).where(eq(i20Data.owner, caller.id))
  if (row === undefined) return { says: {}, at: null }
  const [own, { data }] = await Promise.all([unseal(vault, caller.id, row.sealed), readDocument(call)])
  const shown = { ...valuesIn(profileFrom(data)), university: row.universityId ?? '' }
  const { last_name, first_name, middle_name } = own
  const isTyped: Values = {
    ...valuesIn(profileFrom(own)),
    name: last_name ?? first_name ?? middle_name ?? '',
    university: row.universityId ?? '',
  }
  const says = valuesOfI20.map(name => [name, (isTyped[name] ?? '') === '' ? '' : (shown[name] ?? '')])
  return { says: Object.fromEntries(says), at: row.updatedAt }
}

export const valuesOfI20 = [
  'name',
  'birthDate',
  'sex',
  'birthCity',
  'birthCountry',
  'citizenship',
  'university',
] as const satisfies readonly ValueName[]

/** With what is known elsewhere, the passport profile and the name of the account, until something else is typed. */
export async function readDocument({ db, vault, caller }: Reading, known: Values = {}): Promise<I20Document> {
  const profile = await readProfile({ vault, caller }, db)
  const [found] = await db
    .select({ row: i20Data, first: people.firstName, middle: people.middleName, last: people.lastName })
    .from(people)
    .leftJoin(i20Data, eq(i20Data.owner, people.id))
    .where(eq(people.id, caller.id))
  const { row = null, first = '', middle = '', last = '' } = found ?? {}
  const names = { last_name: last, first_name: first, middle_name: middle }
  const data = {
    ...names,
    ...i20From(profile.facts),
    ...i20From(factsFor(known)),
    ...(await unseal(vault, caller.id, row?.sealed ?? null)),
  }
  return { data, universityId: row?.universityId ?? null, changedAt: row?.updatedAt ?? null }
}

type Fields = I20Data & { universityId?: string | null | undefined }
type Given = { data?: I20Data; was?: Fields | undefined; universityId?: string | null }

export async function mergeDocument(tx: Queries, call: Call, { data = {}, was, universityId }: Given): Promise<void> {
  const { caller, vault } = call
  const now = call.now()
  // Made first, so that there is a row to hold while it is changed.
  await tx.insert(i20Data).values({ owner: caller.id, updatedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(i20Data).where(eq(i20Data.owner, caller.id)).for('update')
  const known = await unseal(vault, caller.id, row?.sealed ?? null)
  if (was !== undefined) {
    const given = { ...data, ...(universityId !== undefined && { universityId }) }
    const chosen = await universityOf({ db: tx, caller }, row?.universityId ?? null)
    refuseChanged(given, was, { ...known, universityId: chosen?.id }, { universityId: chosen?.name })
  }
  const merged = { ...known, ...data }
  const sealed = await vault.seal(caller.id, JSON.stringify(merged))
  const isOther = universityId !== undefined && universityId !== row?.universityId
  await tx
    .update(i20Data)
    .set({ sealed, updatedAt: now, ...(isOther && { universityId, chosenAt: universityId === null ? null : now }) })
    .where(eq(i20Data.owner, caller.id))
}

/** A draft that lay on a device does not write over what came from another one meanwhile. What was never entered is as it was. */
function refuseChanged(given: Fields, was: Fields, known: Fields, names: object): void {
  const changed = changedMeanwhile(given, was, { ...was, ...known })
  if (changed.length === 0) return
  const standing = Object.entries({ ...known, ...names }).filter(([field]) => changed.includes(field))
  throw new Refusal(changedElsewhere, Object.fromEntries(standing.map(([field, value]) => [field, wordsOf(value)])))
}

const wordsOf = (value: unknown): string =>
  typeof value === 'number' ? formatMoney(dollars(value)) : typeof value === 'string' ? value : ''

/** A university that this student may choose. */
export async function universityOf({ db, caller }: { db: Queries; caller: Call['caller'] }, id: string | null) {
  const [found] = id === null ? [] : await universitiesFor(db, caller.id, [id])
  return found === undefined ? null : { id: found.id, name: found.name }
}

const unseal = async (vault: Call['vault'], owner: string, sealed: Uint8Array | null): Promise<I20Data> =>
  sealed === null ? {} : i20Fields.parse(JSON.parse(await vault.open(owner, sealed)))

/** The university that the I-20 is asked from. */
export async function universitiesOfI20({ db, caller }: { db: Queries; caller: Call['caller'] }): Promise<string[]> {
  const rows = await db.select({ id: i20Data.universityId }).from(i20Data).where(eq(i20Data.owner, caller.id))
  return rows.flatMap(({ id }) => id ?? [])
}
