// What each place says of a person, and since when: one bulk read of all places.
import { eq, sql } from 'drizzle-orm'
import type { AppServices } from '#src/manifest/app-services.ts'
import type { Change } from '#src/platform/database/change.ts'
import type { Call } from '#src/platform/services.ts'
import { personStatements } from '../tables.ts'
import { knownOf, valueNames, type Stated, type ValueName, type Values } from './rules.ts'
import { folded } from './sameness/rules.ts'
import { personValues, type Place } from './slots.ts'

export type Sources = Pick<AppServices, 'given'>

export type Statement = Stated & {
  of: Place
  /** Why it keeps its value. */
  sent: string | undefined
  follows: string | undefined
  isPast: boolean
  /** The mark of another value despite which it was left as it is. */
  leftMark: string | null
}
export type Statements = {
  of: (name: ValueName) => readonly Statement[]
  /** Places that would keep a value that they don’t have yet. */
  lacking: (name: ValueName) => readonly Statement[]
}

export const markOf = ({ vault, caller }: Pick<Call, 'vault' | 'caller'>, name: ValueName, text: string): string =>
  vault.mark(`said:${caller.id}:${name}:${folded(name, text)}`)

export const entriesOf = (values: Values): (readonly [ValueName, string])[] =>
  valueNames.flatMap(name => (values[name] === undefined ? [] : [[name, values[name]] as const]))

/** Each verb that keeps such values says so: what is the same as before keeps the moment at which it was stated. */
export async function noteStated(
  { tx }: Pick<Change, 'tx'>,
  call: Pick<Call, 'caller' | 'vault' | 'now'>,
  place: string,
  said: Values,
): Promise<void> {
  const rows = entriesOf(said).map(([value, text]) => ({
    owner: call.caller.id,
    place,
    value,
    mark: markOf(call, value, text),
    statedAt: call.now(),
  }))
  if (rows.length === 0) return
  await tx
    .insert(personStatements)
    .values(rows)
    .onConflictDoUpdate({
      target: [personStatements.owner, personStatements.place, personStatements.value],
      set: { mark: sql`excluded.mark`, statedAt: sql`excluded.stated_at` },
      setWhere: sql`${personStatements.mark} is distinct from excluded.mark`,
    })
}

export async function statementsOf(call: Call, { given }: Sources): Promise<Statements> {
  const places = given(personValues)
  const [noted, said] = await Promise.all([
    call.db.select().from(personStatements).where(eq(personStatements.owner, call.caller.id)),
    Promise.all(places.map(async place => ({ place, ...(await place.read(call)) }))),
  ])
  const notes = new Map(noted.map(row => [`${row.place} ${row.value}`, row]))
  const made = (
    { place, at, papers, sent, follows, isPast }: (typeof said)[number],
    name: ValueName,
    text: string,
  ): Statement => {
    const note = notes.get(`${place.name} ${name}`)
    const isOfThis = note?.mark === markOf(call, name, text)
    const since = (isOfThis ? note?.statedAt : null) ?? at
    return {
      place: place.name,
      of: place,
      text,
      at: since?.toString() ?? null,
      paper: papers?.[name] ?? null,
      sent: sent?.[name],
      follows: follows?.[name],
      isPast: isPast === true,
      leftMark: note?.leftMark ?? null,
    }
  }
  return {
    of: name =>
      said.flatMap(one => {
        const text = one.says[name] ?? ''
        return text === '' ? [] : [made(one, name, text)]
      }),
    lacking: name =>
      said.flatMap(one =>
        (one.says[name] ?? '') === '' && one.takes?.includes(name) === true ? [made(one, name, '')] : [],
      ),
  }
}

/** What is known of somebody: every form begins with it. */
export async function knownValues(call: Call, sources: Sources): Promise<Values> {
  const statements = await statementsOf(call, sources)
  return Object.fromEntries(
    valueNames.flatMap(name => {
      const known = knownOf(name, statements.of(name))
      return known === undefined ? [] : [[name, known.text]]
    }),
  )
}
