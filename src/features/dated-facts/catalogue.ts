// The desk reads facts again at their source and writes what it found: drafts, versions and the audit as for any catalogue.
import { asc, eq, inArray, isNotNull } from 'drizzle-orm'
import { touched } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { blankOf, keptOf, typedOf } from '#src/records/fields.ts'
import { dayOf } from '#src/values/dates.ts'
import type { AppServices } from '#src/manifest/app-services.ts'
import { foundIn, invalidInput, Refusal } from '#src/wire/problem.ts'
import * as audited from './audit-actions.ts'
import { factChanged, factTyped, factWaits, type DeskFact } from './contract.ts'
import { postponedText } from './not-in-force/copy.ts'
import { followsCopies } from './not-in-force/copies/rules.ts'
import { isPostponed, postponedRules } from './not-in-force/rules.ts'
import { checkFact, factRecord, type FactTyped } from './record/rules.ts'
import { checkAgainBy, factPublished, type EditedFact } from './rules.ts'
import { secondLooks, type WaitingFact } from './slots.ts'
import { facts } from './tables.ts'

export const factEntries = catalogueVerbs({
  name: 'facts',
  roles: ['advisor', 'admin'],
  changed: factChanged,
  action: audited.factChanged,
  find: async (db, id) => (await db.select().from(facts).where(eq(facts.id, id)).for('update'))[0],
  titleOf: ({ words }) => words,
  stateOf: ({ state }) => (state === 'expired' ? 'retired' : 'published'),
  typedOf: row => typedOf(factRecord, row),
  typed: factTyped,
  blank: blankOf(factRecord),
  check: (typed, _, { now }) => checkFact(typed, dayOf(now()).toString()),
  waits: async (change, call, row, typed, app) => {
    await refusePostponed(change.tx, typed)
    if ((await waitingIn(app, { db: change.tx, now: call.now })).has(row.id)) throw new Refusal(factWaits)
    const compared = { before: editedOf(row), after: editedOf({ ...row, ...keptOf(factRecord, typed) }) }
    for (const look of app.given(secondLooks)) {
      if (!(await look.isNeeded(call, compared, app))) continue
      await look.ask(change, call, { id: row.id, version: row.version, typed })
      return true
    }
    return false
  },
  write: async ({ tx, later }, call, row, typed) => {
    await refusePostponed(tx, typed)
    const now = { ...row, ...keptOf(factRecord, typed), ...touched(call, row) }
    await tx.update(facts).set(now).where(eq(facts.id, row.id))
    await later(factPublished, { version: now.version, before: editedOf(row), after: editedOf(now) })
  },
  announce: ({ announce }) => announce('all', 'facts'),
})

/** Changes that a second person has to confirm, by the fact. */
export async function waitingIn(
  app: Pick<AppServices, 'given'>,
  from: { db: Queries; now: Call['now'] },
): Promise<ReadonlyMap<string, WaitingFact>> {
  const all = await Promise.all(app.given(secondLooks).map(look => look.waiting(from)))
  return new Map(all.flat().map(one => [one.id, one]))
}

export async function list(app: AppServices, { db, now }: Call): Promise<DeskFact[]> {
  const waiting = await waitingIn(app, { db, now })
  const rows = await db
    .select({ fact: facts, changedByName: people.firstName })
    .from(facts)
    .leftJoin(people, eq(people.id, facts.changedBy))
    .orderBy(asc(facts.checkAgainBy), asc(facts.id))
    .limit(2000)
  return rows.map(({ fact, changedByName }) => ({
    ...typedOf(factRecord, fact),
    id: fact.id,
    state: fact.state,
    shownAt: fact.shownAt,
    version: fact.version,
    changedAt: fact.changedAt.toString(),
    changedBy: changedByName,
    waits: waitsOf(waiting.get(fact.id)),
  }))
}

const waitsOf = (waiting: WaitingFact | undefined): DeskFact['waits'] =>
  waiting === undefined ? null : { by: waiting.by, at: waiting.at, typed: waiting.typed }

/** What a fact says, and what it would say as it is typed. */
export async function comparedFact(
  { db, now }: Pick<Call, 'db' | 'now'>,
  { id, ...typed }: FactTyped & { id: string },
): Promise<{ before: EditedFact; after: EditedFact }> {
  const row = foundIn(await db.select().from(facts).where(eq(facts.id, id)))
  const wrong = checkFact(typed, dayOf(now()).toString())
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  await refusePostponed(db, typed)
  return { before: editedOf(row), after: editedOf({ ...row, ...keptOf(factRecord, typed) }) }
}

type Seen = { id: string; version: number }

export const change = (app: AppServices, call: Call, { id, version, ...typed }: FactTyped & Seen) =>
  call.change(change => factEntries.propose(change, call, { id, version }, typed, app))

/** Read again, and nothing has changed. */
export const check = (app: AppServices, call: Call, seen: Seen): Promise<void> =>
  call.change(change => noteRead(change, call, seen, app))

/** Of several at once: what somebody has changed since, or what waits for a second person, is left as it is. */
export const checkAll = (app: AppServices, call: Call, seen: readonly Seen[]) =>
  call.change(async change => {
    let checked = 0
    // In one order, so that of two who read the same page neither waits for the other for ever.
    for (const one of seen.toSorted((a, b) => a.id.localeCompare(b.id))) {
      const isDone = await noteRead(change, call, one, app).then(() => true, leftOut)
      if (isDone) checked += 1
    }
    return { checked, left: seen.length - checked }
  })

function leftOut(error: unknown): false {
  if (error instanceof Refusal) return false
  throw error
}

async function noteRead(change: Change, call: Call, seen: Seen, app: AppServices): Promise<void> {
  const row = foundIn(await change.tx.select().from(facts).where(eq(facts.id, seen.id)))
  const today = dayOf(call.now())
  const typed = {
    ...typedOf(factRecord, row),
    checkedOn: today.toString(),
    checkAgainBy: checkAgainBy(today).toString(),
  }
  await factEntries.propose(change, call, seen, typed, app)
}

/** Nobody publishes as in force what was read where a postponed rule is printed, for as long as it is postponed. */
async function refusePostponed(
  db: Queries,
  { state, sourceName: name, sourceAddress: address }: FactTyped,
): Promise<void> {
  if (state !== 'inForce' || !followsCopies({ name, address })) return
  const ids = postponedRules.map(({ id }) => id)
  const register = await db.select({ state: facts.state }).from(facts).where(inArray(facts.id, ids))
  if (register.some(isPostponed)) throw new Refusal(invalidInput, { sourceAddress: postponedText })
}

// The facts that the desk has read again since they were released.

type Row = typeof facts.$inferSelect

export async function editedFacts(db: Queries): Promise<EditedFact[]> {
  const rows = await db.select().from(facts).where(isNotNull(facts.changedBy)).orderBy(asc(facts.id)).limit(2000)
  return rows.map(editedOf)
}

const editedOf = (row: Row): EditedFact => ({
  id: row.id,
  words: row.words,
  state: row.state,
  lead: { months: row.months, workingDays: row.workingDays, days: row.days },
  source: sourceOf(row),
  isEstimate: row.isEstimate,
  checkAgainBy: row.checkAgainBy.toString(),
})

const sourceOf = ({ sourceName, sourceAddress, checkedOn, checkAgainBy }: Row): EditedFact['source'] =>
  sourceName === ''
    ? null
    : {
        name: sourceName,
        checkedOn: checkedOn.toString(),
        checkAgainBy: checkAgainBy.toString(),
        ...(sourceAddress !== null && { address: sourceAddress }),
      }
