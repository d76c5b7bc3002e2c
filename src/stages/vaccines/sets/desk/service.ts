import * as audited from '#src/stages/vaccines/audit-actions.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { touched, type Seen } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { people } from '#src/platform/identity/tables.ts'
import { foundIn, foundOne, invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import { commonSet } from '#src/stages/vaccines/requirements/rules.ts'
import { vaccineSets } from '#src/stages/vaccines/tables.ts'
import { noSample, type ListedSet, type SetView } from './contract.ts'
import { check, fieldsOf, setEntries } from './entries.ts'
import type { TypedSet } from './rules.ts'

export async function list({ db }: Call): Promise<ListedSet[]> {
  const rows = await db
    .select({
      set: vaccineSets,
      university: universities,
      changedBy: people.firstName,
      students: sql<number>`(select count(*)::int from vaccine_choices c where c.university = ${vaccineSets.university})`,
    })
    .from(vaccineSets)
    .leftJoin(universities, eq(universities.id, vaccineSets.university))
    .leftJoin(people, eq(people.id, vaccineSets.changedBy))
    .orderBy(sql`${vaccineSets.university} is not null`, asc(universities.name))
  return rows.map(({ set, university, ...row }) => ({
    ...row,
    id: set.id,
    university: university === null ? '' : (university.displayName ?? university.name),
    checkedOn: set.checkedOn.toString(),
    source: set.source,
    changedAt: set.changedAt.toString(),
  }))
}

export async function read({ db }: Call, { id }: { id: string }): Promise<SetView> {
  const university = await nameOf(db, id)
  const rows = await db
    .select({ set: vaccineSets, changedBy: people.firstName })
    .from(vaccineSets)
    .leftJoin(people, eq(people.id, vaccineSets.changedBy))
    .where(sql`${vaccineSets.id} in (${id}, ${commonSet})`)
  const own = rows.find(({ set }) => set.id === id)
  const found = foundOne(own ?? rows[0])
  const { items, source, checkedOn, note, sample, version, changedAt } = found.set
  return {
    id,
    university,
    isOwn: own !== undefined,
    items: items.map(({ tests, ...item }) => ({
      ...item,
      tests: [...tests],
      isRead: own !== undefined && item.isRead,
    })),
    source: own === undefined ? '' : source,
    checkedOn: own === undefined ? '' : checkedOn.toString(),
    note: own === undefined ? '' : note,
    hasSample: own !== undefined && sample !== null,
    version: own === undefined ? 0 : version,
    changedAt: own === undefined ? null : changedAt.toString(),
    changedBy: own?.changedBy ?? null,
  }
}

/** Empty for the common list. */
async function nameOf(db: Call['db'] | Change['tx'], id: string): Promise<string> {
  if (id === commonSet) return ''
  const university = foundIn(await db.select().from(universities).where(eq(universities.id, id)))
  return university.displayName ?? university.name
}

type Changing = TypedSet & Seen

export function change(call: Call, { id, version, ...typed }: Changing): Promise<void> {
  const wrong = check(typed, call)
  if (Object.keys(wrong).length > 0) throw new Refusal(invalidInput, wrong)
  return call.change(async changing => {
    await nameOf(changing.tx, id)
    if (version > 0) await setEntries.write(changing, call, { id, version }, typed)
    else await begin(changing, call, id, typed)
  })
}

/** Of two who begin one at once, the second hears of the first. */
async function begin(changing: Change, call: Call, id: string, typed: TypedSet): Promise<void> {
  const university = id === commonSet ? null : id
  const made = await changing.tx
    .insert(vaccineSets)
    .values({ ...fieldsOf(typed), ...touched(call, { version: 0 }), id, university })
    .onConflictDoNothing()
    .returning({ id: vaccineSets.id })
  if (made.length === 0) await setEntries.lock(changing, { id, version: 0 })
  await setEntries.note(changing, call, id, { what: audited.vaccineSetChanged, as: 'added' })
}

export const restore = (call: Call, seen: Seen): Promise<void> =>
  call.change(async changing => {
    const { sample } = await setEntries.lock(changing, seen)
    if (sample === null) throw new Refusal(noSample)
    await setEntries.write(changing, call, seen, sample, audited.vaccineSetRestored)
  })

export const remove = (call: Call, seen: Seen): Promise<void> =>
  call.change(async changing => {
    if (seen.id === commonSet) throw new Refusal(notFound)
    await setEntries.lock(changing, seen)
    await setEntries.note(changing, call, seen.id, { what: audited.vaccineSetRemoved, as: 'retired' })
    await changing.tx.delete(vaccineSets).where(eq(vaccineSets.id, seen.id))
  })
