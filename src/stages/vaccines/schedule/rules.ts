// Doses that count: at the right age, not too old, and far enough apart.
import {
  isAskedOf,
  isTest,
  kindsFor,
  turns,
  type Kind,
  type Person,
  type Requirement,
  type Vaccine,
} from '../requirements/rules.ts'

/** The least time between a dose and the one before it. */
type Gap = { days: number } | { months: number }

/** How many doses, and what lies between them. */
export const courses: Readonly<Record<Vaccine, readonly Gap[]>> = {
  mmr: [{ days: 28 }],
  tdap: [],
  menacwy: [],
  hepb: [{ days: 30 }, { months: 4 }],
  varicella: [{ days: 28 }],
  tb: [],
}

export const dosesOf = (vaccine: Vaccine): number => courses[vaccine].length + 1

/** Something one has of a vaccine. When an illness was, not everybody knows. */
export type Had = { id: string; vaccine: Vaccine; kind: Kind; on: string | null; country: 'IN' | 'US' }

export type Why = 'too-close' | 'too-old' | 'before-age' | 'age-unknown' | 'not-taken' | 'only-in-us'
export type Reason = { id: string; why: Why }

export type State = 'not-asked' | 'done' | 'missing' | 'expired' | 'too-early'

export type Standing = {
  vaccine: Vaccine
  ask: Requirement['ask']
  state: State
  /** By what it is done, where it is. */
  by?: 'doses' | 'illness' | 'titre' | 'test'
  /** The doses that count, in their order. */
  counted: readonly { id: string; on: string }[]
  of: number
  /** What does not count, and why. */
  reasons: readonly Reason[]
}

export type Days = { today: string }

/** One requirement, held against what somebody has of it. */
export function standingOf(requirement: Requirement, had: readonly Had[], person: Person, { today }: Days): Standing {
  const { vaccine, ask } = requirement
  const of = dosesOf(vaccine)
  const own = had.filter(one => one.vaccine === vaccine)
  const { counted, reasons } = countDoses(requirement, own, person)
  const said = { vaccine, ask, counted, of, reasons }
  if (!isAskedOf(requirement, person, today)) return { ...said, state: 'not-asked' }
  const other = own.find(({ kind }) => (kind === 'illness' || kind === 'titre') && kindsFor(requirement).includes(kind))
  if (counted.length >= of) return { ...said, state: 'done', by: vaccine === 'tb' ? 'test' : 'doses' }
  if (other !== undefined) return { ...said, state: 'done', by: other.kind === 'illness' ? 'illness' : 'titre' }
  return { ...said, state: stateBy(reasons) }
}

/** What keeps it from being done, where something is there that does not count. */
function stateBy(reasons: readonly Reason[]): State {
  const whys = new Set(reasons.map(({ why }) => why))
  if (whys.has('too-old')) return 'expired'
  return whys.has('too-close') || whys.has('before-age') ? 'too-early' : 'missing'
}

type Dated = Had & { on: string }
type Counted = { counted: { id: string; on: string }[]; reasons: Reason[] }

/** Each as soon as it is far enough from the one before: no other choice leaves more that count. */
function countDoses(requirement: Requirement, own: readonly Had[], person: Person): Counted {
  const counted: Counted['counted'] = []
  const reasons: Reason[] = []
  for (const one of own.filter(isDose).toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))) {
    if (counted.length === dosesOf(requirement.vaccine)) break
    const why = whyNot(requirement, one, person) ?? whyTooClose(requirement.vaccine, one.on, counted)
    if (why === undefined) counted.push({ id: one.id, on: one.on })
    else reasons.push({ id: one.id, why })
  }
  for (const { id, kind } of own) {
    if ((kind === 'illness' || kind === 'titre') && !kindsFor(requirement).includes(kind)) {
      reasons.push({ id, why: 'not-taken' })
    }
  }
  return { counted, reasons }
}

const isDose = (one: Had): one is Dated => one.on !== null && (one.kind === 'dose' || isTest(one.kind))

function whyNot(requirement: Requirement, { kind, on, country }: Dated, { bornIn, flight }: Person): Why | undefined {
  const { fromAge, withinYears, withinMonths, onlyInUs } = requirement
  if (!kindsFor(requirement).includes(kind)) return 'not-taken'
  if ((onlyInUs || kind === 'skin') && country !== 'US') return 'only-in-us'
  if (fromAge !== null && bornIn === undefined) return 'age-unknown'
  if (fromAge !== null && bornIn !== undefined && on < turns(bornIn, fromAge).toString()) return 'before-age'
  if (flight === undefined) return undefined
  if (withinYears !== null && on < firstDay(flight, { years: withinYears })) return 'too-old'
  // One that was made in the US, after the flight, is young enough.
  return withinMonths !== null && on < firstDay(flight, { months: withinMonths }) ? 'too-old' : undefined
}

/** From which day on it counts on the day of the flight. */
export const firstDay = (flight: string, ago: { years: number } | { months: number }): string =>
  Temporal.PlainDate.from(flight).subtract(ago).toString()

const whyTooClose = (vaccine: Vaccine, on: string, counted: Counted['counted']): Why | undefined => {
  const last = counted.at(-1)
  return last !== undefined && on < after(vaccine, counted.length, last.on) ? 'too-close' : undefined
}

/** The first day for the dose with this index, from 1, when the one before it was on that day. */
export function after(vaccine: Vaccine, index: number, before: string): string {
  const gap = courses[vaccine][index - 1]
  const day = Temporal.PlainDate.from(before)
  return (gap === undefined ? day : day.add(gap)).toString()
}

/** The last day for the dose before, so that this one can be on that day. */
export function before(vaccine: Vaccine, index: number, next: string): string {
  const gap = courses[vaccine][index - 1]
  const day = Temporal.PlainDate.from(next)
  return (gap === undefined ? day : day.subtract(gap)).toString()
}
