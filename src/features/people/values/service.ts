import { universitiesFor } from '#src/features/universities/facts.ts'
import type { Handlers } from '#src/platform/http/serve.ts'
import type { Call } from '#src/platform/services.ts'
import { dayOf, formatDay } from '#src/values/dates.ts'
import { changedElsewhere, proveAgain, Refusal } from '#src/wire/problem.ts'
import { personStatements } from '../tables.ts'
import { someRefused, type QuestionView, type valuesContract, type ValuesView } from './contract.ts'
import * as copy from './copy.ts'
import { isDivided, knownOf, latestOf, shownValue, valueNames, type ValueName, type Values } from './rules.ts'
import { isSameValue } from './sameness/rules.ts'
import { entriesOf, markOf, statementsOf, type Sources, type Statement, type Statements } from './statements.ts'
import { personValues, type Place } from './slots.ts'

export const valuesHandlers = (sources: Sources): Handlers<{ values: typeof valuesContract }>['values'] => ({
  read: call => read(call, sources),
  settle: (call, input) => settle(call, sources, input),
})

async function read(call: Call, sources: Sources): Promise<ValuesView> {
  const statements = await statementsOf(call, sources)
  const names = await universityNames(call, statements)
  const known = valueNames.flatMap(name => {
    const one = knownOf(name, statements.of(name))
    return one === undefined ? [] : [[name, viewOf(name, one, names, call.caller.zone)] as const]
  })
  // A guest has an account nowhere to change it in.
  const questions = call.caller.isGuest
    ? []
    : valueNames.flatMap(name => questionOf(call, name, statements, names) ?? [])
  return { known: Object.fromEntries(known), questions }
}

async function universityNames({ db, caller }: Call, { of }: Statements): Promise<ReadonlyMap<string, string>> {
  const found = await universitiesFor(db, caller.id, [...new Set(of('university').map(({ text }) => text))])
  return new Map(found.map(({ id, name }) => [id, name]))
}

function viewOf(
  name: ValueName,
  { text, place, paper, of, at }: Statement,
  names: ReadonlyMap<string, string>,
  zone: string,
) {
  const day = at === null ? undefined : formatDay(dayOf(Temporal.Instant.from(at), zone))
  return { text, shown: shownValue(name, text, names), place, from: copy.from(paper ?? of.words, day) }
}

/** The place where it was said last, against all that say something else and were not left so. */
function differing(call: Call, name: ValueName, { of, lacking }: Statements) {
  const last = latestOf(of(name).filter(({ text }) => name !== 'name' || isDivided(text)))
  if (last === undefined) return undefined
  const mark = markOf(call, name, last.text)
  const others = [...of(name), ...lacking(name)].filter(
    ({ place, text, leftMark, isPast }) =>
      !isPast && place !== last.place && leftMark !== mark && !isSameValue(name, text, last.text),
  )
  return { last, mark, others }
}

const stateOf = ({ sent, of: { write, byHand = [] } }: Statement, name: ValueName): 'open' | 'by-hand' | 'sent' =>
  sent !== undefined ? 'sent' : write === undefined || byHand.includes(name) ? 'by-hand' : 'open'

function questionOf(
  call: Call,
  name: ValueName,
  statements: Statements,
  names: ReadonlyMap<string, string>,
): QuestionView | undefined {
  const found = differing(call, name, statements)
  if (found === undefined || found.others.length === 0) return undefined
  const { last, others } = found
  return {
    place: last.place,
    value: name,
    text: last.text,
    shown: shownValue(name, last.text, names),
    others: others.map(other => ({
      place: other.place,
      words: other.of.words,
      href: other.of.href,
      was: other.text === '' ? '' : shownValue(name, other.text, names),
      state: stateOf(other, name),
      follows: other.sent ?? other.follows ?? null,
    })),
  }
}

type Answer = { texts: Values; places: readonly string[] }

/** Each place is changed by its own verb, in a transaction of its own: what one refuses keeps none of the others back. */
async function settle(call: Call, sources: Sources, { texts, places }: Answer): Promise<void> {
  const statements = await statementsOf(call, sources)
  const found = entriesOf(texts).map(([name, text]) => {
    const one = differing(call, name, statements)
    if (one === undefined || !isSameValue(name, one.last.text, text)) throw new Refusal(changedElsewhere)
    return { name, ...one }
  })
  const isWanted = (other: Statement, name: ValueName) =>
    places.includes(other.place) && stateOf(other, name) === 'open'
  const left = found.flatMap(({ name, mark, others }) =>
    others.flatMap(other =>
      isWanted(other, name) ? [] : [{ owner: call.caller.id, place: other.place, value: name, leftMark: mark }],
    ),
  )
  await call.change(async ({ tx, announce }) => {
    for (const row of left)
      await tx
        .insert(personStatements)
        .values(row)
        .onConflictDoUpdate({
          target: [personStatements.owner, personStatements.place, personStatements.value],
          set: { leftMark: row.leftMark },
        })
    await announce(`person:${call.caller.id}`, 'profile')
  })
  const refused: [string, string][] = []
  for (const place of sources.given(personValues)) {
    const values = Object.fromEntries(
      found.flatMap(({ name, last, others }) =>
        others.some(other => other.place === place.name && isWanted(other, name)) ? [[name, last.text]] : [],
      ),
    )
    const why = await writeAt(call, place, values)
    if (why !== undefined) refused.push([place.name, copy.refused(place.words, why)])
  }
  if (refused.length > 0) throw new Refusal(someRefused, Object.fromEntries(refused))
}

async function writeAt(call: Call, { write }: Place, values: Values): Promise<string | undefined> {
  if (write === undefined || Object.keys(values).length === 0) return undefined
  try {
    await write(call, values)
    return undefined
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.code === proveAgain.code) throw error
    return Object.values(error.fields ?? {})[0] ?? error.message
  }
}
