// Doses that count: at the right age, not too old, and far enough apart.
import {
  isAskedOf,
  isTest,
  kindsFor,
  turnsMonths,
  type Kind,
  type Person,
  type Requirement,
  type Vaccine,
} from '../requirements/rules.ts'
import {
  doseRules,
  dosesOf,
  gapBefore,
  graceDays,
  isLiveShot,
  leastMonths,
  liveGapDays,
  type Gap,
} from './doses/rules.ts'

/** Something one has of a vaccine. When an illness was, not everybody knows. */
export type Had = {
  id: string
  vaccine: Vaccine
  kind: Kind
  on: string | null
  country: 'IN' | 'US'
  /** The age it counts as, in whole months; without it the month of birth decides. */
  ageMonths?: number | null
}

export const whys = [
  'too-close',
  'too-old',
  'before-age',
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
  counted: readonly { id: string; on: string }[]
  of: number
  /** What does not count, and why. */
  reasons: readonly Reason[]
  /** The last day on which it is young enough, where an old one does not count. */
  until?: string
}

export type Days = { today: string }

/** One requirement, held against everything somebody has: live vaccines mind those of other series. */
export function standingOf(requirement: Requirement, had: readonly Had[], person: Person, { today }: Days): Standing {
  const { vaccine, ask } = requirement
  const of = dosesOf(vaccine)
  const own = had.filter(one => one.vaccine === vaccine)
  const { counted, reasons } = countDoses(requirement, had, { person, today })
  const said = { vaccine, ask, counted, of, reasons }
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

/** What keeps it from being done, where something is there that does not count. */
function stateBy(reasons: readonly Reason[]): State {
  const found = new Set(reasons.map(({ why }) => why))
  if (found.has('too-old')) return 'expired'
  return found.has('too-close') || found.has('before-age') || found.has('near-live') ? 'too-early' : 'missing'
}

type Dated = Had & { on: string }
type Counted = { counted: { id: string; on: string }[]; reasons: Reason[] }

type When = { person: Person; today: string }

/** Each as soon as it is far enough from the one before: no other choice leaves more that count. */
function countDoses(requirement: Requirement, had: readonly Had[], when: When): Counted {
  const counted: Counted['counted'] = []
  const reasons: Reason[] = []
  const own = had.filter(({ vaccine }) => vaccine === requirement.vaccine)
  const live = had.filter(isLiveShot).filter(isDated)
  for (const one of own.filter(isDose).toSorted(byDay)) {
    if (counted.length === dosesOf(requirement.vaccine)) break
    const why =
      whyNot(requirement, one, when) ??
      whyTooClose(requirement, one.on, counted) ??
      (minds(one) && live.some(other => isTooNear(one.on, other.on)) ? 'near-live' : undefined)
    if (why === undefined) counted.push({ id: one.id, on: one.on })
    else reasons.push({ id: one.id, why })
  }
  for (const { id, kind } of own) {
    const why = whyNoProof(requirement, kind)
    if (why !== undefined) reasons.push({ id, why })
  }
  return { counted, reasons }
}

const byDay = (one: Dated, other: Dated): number => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0)
const isDated = (one: Had): one is Dated => one.on !== null
const isDose = (one: Had): one is Dated => one.on !== null && (one.kind === 'dose' || isTest(one.kind))

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
  const { withinYears, withinMonths, onlyInUs } = requirement
  if (!kindsFor(requirement).includes(one.kind)) return 'not-taken'
  if ((onlyInUs || one.kind === 'skin') && one.country !== 'US') return 'only-in-us'
  const tooYoung = whyTooYoung(requirement, one, person)
  if (tooYoung !== undefined) return tooYoung
  const judged = person.flight ?? today
  if (withinYears !== null && one.on < firstDay(judged, { years: withinYears })) return 'too-old'
  // One that was made in the US, after the flight, is young enough.
  return withinMonths !== null && one.on < firstDay(judged, { months: withinMonths }) ? 'too-old' : undefined
}

function whyTooYoung(requirement: Requirement, { on, ageMonths }: Dated, { bornIn }: Person): Why | undefined {
  const least = leastMonths(requirement)
  if (least === 0) return undefined
  if (ageMonths != null) return ageMonths < least ? 'before-age' : undefined
  if (bornIn === undefined) return 'age-unknown'
  const surely = turnsMonths(bornIn, least).subtract({ days: graceDays })
  return on < surely.toString() ? 'before-age' : undefined
}

/** From which day on it counts on the day of the flight. */
export const firstDay = (flight: string, ago: { years: number } | { months: number }): string =>
  Temporal.PlainDate.from(flight).subtract(ago).toString()

const whyTooClose = (requirement: Requirement, on: string, counted: Counted['counted']): Why | undefined =>
  counted.length > 0 &&
  on <
    lessGrace(
      requirement,
      firstDayAfter(
        requirement,
        counted.map(one => one.on),
      ),
    )
    ? 'too-close'
    : undefined

/** Between live doses, and where a university has a rule of its own, to the day. */
function lessGrace({ vaccine, secondAfterDays, thirdAfterMonths }: Requirement, day: string): string {
  const isToTheDay = doseRules[vaccine].isLive === true || secondAfterDays != null || thirdAfterMonths != null
  return isToTheDay ? day : Temporal.PlainDate.from(day).subtract({ days: graceDays }).toString()
}

/** The first day for the dose after these, which are all from the first on. */
export function firstDayAfter(requirement: Requirement, days: readonly string[]): string {
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return ''
  const next = plus(last, gapBefore(requirement, days.length))
  const { firstToLast } = doseRules[requirement.vaccine]
  if (firstToLast === undefined || days.length + 1 < dosesOf(requirement.vaccine)) return next
  const whole = plus(first, firstToLast)
  return whole > next ? whole : next
}

const plus = (day: string, gap: Gap | undefined): string =>
  (gap === undefined ? Temporal.PlainDate.from(day) : Temporal.PlainDate.from(day).add(gap)).toString()
