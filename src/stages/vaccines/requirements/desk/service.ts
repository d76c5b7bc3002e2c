import { asc, eq, sql } from 'drizzle-orm'
import { noteAction } from '#src/features/desk/actions.ts'
import { changedBy } from '#src/features/desk-kit/changed-by.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/house.ts'
import { people } from '#src/platform/identity/tables.ts'
import { dayOf, parseDay } from '#src/values/dates.ts'
import { invalidInput, notFound, Refusal } from '#src/wire/problem.ts'
import type { Nothing } from '#src/wire/shapes.ts'
import { commonSet } from '../rules.ts'
import { vaccineSets } from '../tables.ts'
import { noSample, setChanged, type ListedSet, type SetView } from './contract.ts'
import { checkSet, inOrder, type TypedSet } from './rules.ts'

type Row = typeof vaccineSets.$inferSelect

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
  const found = own ?? rows[0]
  if (found === undefined) throw new Refusal(notFound)
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
  const [university] = await db.select().from(universities).where(eq(universities.id, id))
  if (university === undefined) throw new Refusal(notFound)
  return university.displayName ?? university.name
}

type Changing = TypedSet & { id: string; version: number }

export function change(call: Call, { id, version, ...typed }: Changing): Promise<Nothing> {
  const wrong = checkSet(typed, dayOf(call.now()).toString())
  const checkedOn = parseDay(typed.checkedOn)
  if (Object.keys(wrong).length > 0 || checkedOn === undefined) throw new Refusal(invalidInput, wrong)
  return call.change(async changing => {
    const university = await nameOf(changing.tx, id)
    const known = await held(changing, call, { id, version })
    const row = {
      items: inOrder(typed.items),
      source: typed.source,
      note: typed.note,
      checkedOn,
      ...touched(call, version),
    }
    if (known === undefined) {
      const made = await changing.tx
        .insert(vaccineSets)
        .values({ ...row, id, university: id === commonSet ? null : id })
        .onConflictDoNothing()
        .returning()
      // Two begin it at once.
      if (made.length === 0) throw new Refusal(await whoChanged(changing, call, id))
    } else await changing.tx.update(vaccineSets).set(row).where(eq(vaccineSets.id, id))
    await noteAndTell(changing, call, { what: 'vaccine-set-changed', about: id, detail: university })
    return {}
  })
}

const touched = ({ now, caller }: Call, version: number) => ({
  version: version + 1,
  changedAt: now(),
  changedBy: caller.id,
})

type Named = { id: string; version: number }

/** Held, so that of two who save at once the second is warned of the first. */
async function held(changing: Change, call: Call, { id, version }: Named): Promise<Row | undefined> {
  const [known] = await changing.tx.select().from(vaccineSets).where(eq(vaccineSets.id, id)).for('update')
  if ((known?.version ?? 0) !== version) throw new Refusal(await whoChanged(changing, call, id))
  return known
}

async function whoChanged({ tx }: Change, { now }: Call, id: string) {
  const [known] = await tx.select().from(vaccineSets).where(eq(vaccineSets.id, id))
  return changedBy(tx, setChanged, known?.changedBy ?? null, known?.changedAt ?? now())
}

export const restore = (call: Call, { id, version }: Named): Promise<Nothing> =>
  call.change(async changing => {
    const university = await nameOf(changing.tx, id)
    const known = await held(changing, call, { id, version })
    if (known === undefined) throw new Refusal(notFound)
    if (known.sample === null) throw new Refusal(noSample)
    const { items, source, note, checkedOn } = known.sample
    await changing.tx
      .update(vaccineSets)
      .set({ items, source, note, checkedOn: Temporal.PlainDate.from(checkedOn), ...touched(call, version) })
      .where(eq(vaccineSets.id, id))
    await noteAndTell(changing, call, { what: 'vaccine-set-restored', about: id, detail: university })
    return {}
  })

export const remove = (call: Call, { id, version }: Named): Promise<Nothing> =>
  call.change(async changing => {
    if (id === commonSet) throw new Refusal(notFound)
    const university = await nameOf(changing.tx, id)
    if ((await held(changing, call, { id, version })) === undefined) throw new Refusal(notFound)
    await changing.tx.delete(vaccineSets).where(eq(vaccineSets.id, id))
    await noteAndTell(changing, call, { what: 'vaccine-set-removed', about: id, detail: university })
    return {}
  })

type Noted = {
  what: 'vaccine-set-changed' | 'vaccine-set-restored' | 'vaccine-set-removed'
  about: string
  detail: string
}

/** Every student's standing hangs on a list. */
async function noteAndTell(change: Change, call: Call, noted: Noted): Promise<void> {
  await noteAction(change, call, { ...noted, detail: noted.detail || 'The common list' })
  await change.announce('all', 'vaccines', 'journey')
}
