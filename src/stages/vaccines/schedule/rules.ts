// Doses that count: at the right age, not too old, and far enough apart, by the CDC's own table dose by dose
// (`doses/rules.ts`). A university's own spacing can only be longer. A dose that counts by the days of grace alone is
// marked early, as a university may still ask. Where we differ from the table we are stricter (MR and MMR keep 28 days).
// No age is stored with a record: it follows from the date of birth, so that a changed one needs no record written again.
import {
  isAskedOf,
  isDoseKind,
  isTest,
  kindsFor,
  type Kind,
  type Person,
  type Requirement,
  type Vaccine,
} from '../requirements/rules.ts'
import { byBrand, type CountedDose, dayOfAge, dayOfLeastAge } from './brands/rules.ts'
import { adultMonths, dosesOf, isLiveShot, leastAge, liveGapDays, varicellaChild } from './doses/rules.ts'
import { dayAfter, isShortOf } from './gaps/rules.ts'

/** Something one has of a vaccine. When an illness was, not everybody knows. */
export type Had = {
  id: string
  vaccine: Vaccine
  kind: Kind
  on: string | null
  country: 'IN' | 'US'
}

export const whys = [
  'too-close',
  'too-old',
  'before-age',
  'before-adult',
  'age-unknown',
  'near-live',
  'not-mmr',
  'not-tdap',
  'not-taken',
  'only-in-us',
] as const
export type Why = (typeof whys)[number]
export type Reason = { id: string; why: Why }

export type State = 'not-asked' | 'done' | 'missing' | 'expired' | 'too-early'

export type Standing = {
  vaccine: Vaccine
  ask: Requirement['ask']
  state: State
  /** By what it is done, where it is. */
  by?: 'doses' | 'illness' | 'titre' | 'test'
  /** The doses that count, in their order. */
  counted: readonly CountedDose[]
  of: number
  /** What does not count, and why. */
  reasons: readonly Reason[]
  /** From which day on the next dose counts, by those that were given. */
  next?: string
  /** The last day on which it is young enough, where an old one does not count. */
  until?: string
}

export type Days = { today: string }

/** One requirement, held against everything somebody has: live vaccines mind those of other series. */
export function standingOf(requirement: Requirement, had: readonly Had[], person: Person, { today }: Days): Standing {
  const { vaccine, ask } = requirement
  const own = had.filter(one => one.vaccine === vaccine)
  const { of, counted, reasons, next } = countDoses(requirement, had, { person, today })
  const said = { vaccine, ask, counted, of, reasons, ...(next !== '' && { next }) }
  if (!isAskedOf(requirement, person, today)) return { ...said, state: 'not-asked' }
  const other = own.find(({ kind }) => (kind === 'illness' || kind === 'titre') && kindsFor(requirement).includes(kind))
  if (counted.length >= of) {
    return { ...said, state: 'done', by: vaccine === 'tb' ? 'test' : 'doses', ...untilOf(requirement, counted) }
  }
  if (other !== undefined) return { ...said, state: 'done', by: other.kind === 'illness' ? 'illness' : 'titre' }
  return { ...said, state: stateBy(reasons) }
}

/** The youngest of those that count decides for how long. */
function untilOf({ withinYears, withinMonths }: Requirement, counted: Counted['counted']): { until?: string } {
  const last = counted.at(-1)
  const years = withinYears ?? 0
  const months = withinMonths ?? 0
  if (last === undefined || (years === 0 && months === 0)) return {}
  return { until: Temporal.PlainDate.from(last.on).add({ years, months }).toString() }
}

const early = ['too-close', 'before-age', 'before-adult', 'near-live'] as const

/** What keeps it from being done, where something is there that does not count. */
function stateBy(reasons: readonly Reason[]): State {
  const found = new Set(reasons.map(({ why }) => why))
  if (found.has('too-old')) return 'expired'
  return early.some(why => found.has(why)) ? 'too-early' : 'missing'
}

type Dated = Had & { on: string }
type Counted = { of: number; counted: CountedDose[]; reasons: Reason[]; next: string }

type When = { person: Person; today: string }

/**
 * In the order in which they were given, as the CDC's table goes through them: each has its distance from the one before it,
 * whether that one counts or not.
 */
function countDoses(requirement: Requirement, had: readonly Had[], when: When): Counted {
  const { vaccine } = requirement
  const of = dosesOf(vaccine)
  const own = had.filter(one => one.vaccine === vaccine)
  const doses = own.filter(isDose).toSorted(byDay)
  const live = had.filter(isLiveShot).filter(isDated)
  const counted: CountedDose[] = []
  const reasons: Reason[] = []
  let last: string | undefined
  for (const one of doses) {
    if (counted.length === of) break
    const so = { given: doses, counted, last, person: when.person }
    const why =
      whyNot(requirement, one, when) ??
      whyTooYoung(requirement, one, { index: counted.length, person: when.person }) ??
      (one.on < dayAfter(requirement, so, 'with-grace') ? 'too-close' : undefined) ??
      (minds(one) && live.some(other => isOther(one, other) && isTooNear(one.on, other.on)) ? 'near-live' : undefined)
    if (why === undefined)
      counted.push({ id: one.id, on: one.on, ...(isEarly(requirement, one, so) && { isEarly: true }) })
    else reasons.push({ id: one.id, why })
    last = one.on
  }
  const brand = counted.length === of ? undefined : byBrand(requirement, doses, when.person)
  for (const { id, kind } of own) {
    const why = whyNoProof(requirement, kind)
    if (why !== undefined) reasons.push({ id, why })
  }
  if (brand !== undefined) {
    const rest = reasons.filter(({ id }) => !brand.some(one => one.id === id))
    return { of: brand.length, counted: brand, reasons: rest, next: '' }
  }
  const next =
    counted.length === of ? '' : dayAfter(requirement, { given: doses, counted, last, person: when.person }, 'whole')
  return { of, counted, reasons, next }
}

const byDay = (one: Dated, other: Dated): number => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)
const isDated = (one: Had): one is Dated => one.on !== null
const isDose = (one: Had): one is Dated => one.on !== null && (isDoseKind(one.kind) || isTest(one.kind))

/** The days of grace hold between two doses of the same live vaccine; MR is another one than MMR. */
const isOther = (one: Had, other: Had): boolean => one.vaccine !== other.vaccine || one.kind !== other.kind

function whyNoProof(requirement: Requirement, kind: Kind): Why | undefined {
  if (kind === 'mr') return 'not-mmr'
  if (kind === 'td') return 'not-tdap'
  return (kind === 'illness' || kind === 'titre') && !kindsFor(requirement).includes(kind) ? 'not-taken' : undefined
}

/** An X-ray is not disturbed by a vaccine. */
export const minds = (one: { vaccine: Vaccine; kind: Kind }): boolean =>
  isLiveShot(one) || one.kind === 'igra' || one.kind === 'skin'

/** After a live vaccine: the same day, or so many days later. What came before it does not matter. */
const isTooNear = (on: string, live: string): boolean =>
  live < on && on < Temporal.PlainDate.from(live).add({ days: liveGapDays }).toString()

function whyNot(requirement: Requirement, one: Dated, { person, today }: When): Why | undefined {
  const { vaccine, withinYears, withinMonths, onlyInUs, isRead } = requirement
  if (!kindsFor(requirement).includes(one.kind)) return 'not-taken'
  if ((onlyInUs || one.kind === 'skin') && one.country !== 'US') return 'only-in-us'
  const judged = person.flight ?? today
  // That a dose of MenACWY gets too old stands on pages of universities alone.
  const years = vaccine === 'menacwy' && !isRead ? null : withinYears
  if (years !== null && one.on < firstDay(judged, { years })) return 'too-old'
  // One that was made in the US, after the flight, is young enough.
  return withinMonths !== null && one.on < firstDay(judged, { months: withinMonths }) ? 'too-old' : undefined
}

type Turn = { index: number; person: Person }

function whyTooYoung(requirement: Requirement, { kind, on }: Dated, { index, person }: Turn): Why | undefined {
  const adult = kind === 'heplisav' ? dayOfLeastAge(person, { months: adultMonths }) : ''
  if (adult === undefined) return 'age-unknown'
  if (on < adult) return 'before-adult'
  const least = leastAge(requirement, index)
  if (least === undefined) return undefined
  const from = dayOfLeastAge(person, least)
  if (from === undefined) return 'age-unknown'
  return on < from ? 'before-age' : undefined
}

type So = Parameters<typeof dayAfter>[1]

/** It counts by the days of grace, or as a child's second dose of varicella that came sooner than is usual. */
function isEarly(requirement: Requirement, { on }: Dated, so: So): boolean {
  const least = leastAge(requirement, so.counted.length)
  const from = least === undefined ? undefined : dayOfAge(so.person, least)
  if (from !== undefined && on < from) return true
  if (on < dayAfter(requirement, so, 'whole')) return true
  return requirement.vaccine === 'varicella' && so.counted.length > 0 && isShortOf(so, on, varicellaChild)
}

/** From which day on it counts on the day of the flight. */
export const firstDay = (flight: string, ago: { years: number } | { months: number }): string =>
  Temporal.PlainDate.from(flight).subtract(ago).toString()
