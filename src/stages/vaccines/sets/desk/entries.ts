// The lists of the desk as a catalogue.
import * as audited from '#src/stages/vaccines/audit-actions.ts'
import { eq } from 'drizzle-orm'
import { touched } from '#src/features/desk-kit/catalogue/catalogue.ts'
import { catalogueVerbs } from '#src/features/desk-kit/catalogue/verbs.ts'
import { universities } from '#src/features/universities/tables.ts'
import type { Queries } from '#src/platform/database/database.ts'
import type { Call } from '#src/platform/services.ts'
import { keptOf, typedOf } from '#src/records/fields.ts'
import { dayOf } from '#src/values/dates.ts'
import { vaccineSets } from '#src/stages/vaccines/tables.ts'
import { setChanged, setTyped } from './contract.ts'
import { checkSet, inOrder, sourceRecord, type TypedSet } from './rules.ts'

/** The list with the name of its university, empty for the common one. */
async function find(db: Queries, id: string) {
  const [found] = await db
    .select({ set: vaccineSets, university: universities })
    .from(vaccineSets)
    .leftJoin(universities, eq(universities.id, vaccineSets.university))
    .where(eq(vaccineSets.id, id))
    .for('update', { of: vaccineSets })
  return found && { ...found.set, name: found.university?.displayName ?? found.university?.name ?? '' }
}

export const check = (typed: TypedSet, { now }: Call) => checkSet(typed, dayOf(now()).toString())

/** Every student's statuses depend on a list, so that all of them read it again. */
export const setEntries = catalogueVerbs({
  name: 'vaccine-requirements',
  roles: ['advisor', 'admin'],
  changed: setChanged,
  action: audited.vaccineSetChanged,
  find,
  titleOf: ({ name }) => name || 'The common list',
  stateOf: () => 'published',
  typedOf: ({ items, ...set }) => ({ ...typedOf(sourceRecord, set), items }),
  typed: setTyped,
  check: (typed, _, call) => check(typed, call),
  write: ({ tx }, call, set, typed) =>
    tx
      .update(vaccineSets)
      .set({ ...fieldsOf(typed), ...touched(call, set) })
      .where(eq(vaccineSets.id, set.id)),
  announce: ({ announce }) => announce('all', 'vaccines', 'journey'),
})

export const fieldsOf = ({ items, ...typed }: TypedSet) => ({
  ...keptOf(sourceRecord, typed),
  items: inOrder(items),
})
