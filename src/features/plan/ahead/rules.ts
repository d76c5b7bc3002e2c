// The dates ahead of a student, of the plan and of the steps, each once: what home, the calendar and the reminders show.
import { datesIn, isDay, type DateAhead } from '#src/journey/ahead.ts'
import { momentOf } from '#src/journey/moments.ts'
import type { EarlyCall } from '#src/journey/stage.ts'
import type { StageView } from '#src/journey/views.ts'
import type { PlanRow } from '#src/plan/plan.ts'
import type { Rule } from '#src/plan/rule.ts'
import { things, type Thing } from '#src/plan/things.ts'
import { dayOf, formatDay, homeZone } from '#src/values/dates.ts'
import { isEnrolled, planFor, type PlanSources } from '../rules.ts'
import { shownRows, troubles, whenWords, type Shown } from '../shown/rules.ts'
import * as copy from './copy.ts'

type Day = Temporal.PlainDate

/** 'on' a day that is known, 'about' an estimated one; until the last day that is safe, or the last of all once that is over. */
export type AheadKind = 'on' | 'about' | 'safe' | 'hard'

export type Ahead = {
  /** The same for as long as it is about the same thing, whatever its day. */
  key: string
  kind: AheadKind
  name: string
  /** The name with what of it is on that day. */
  title: string
  /** Counted from a day that nobody has given yet. */
  isEstimated: boolean
  /** A moment where a step knows it. */
  when: Day | Temporal.Instant
  day: Day
  /** Where a student does something about it. */
  href: string
  /** Of a date of a step: so many days before, one is reminded of it as well. */
  calls?: readonly EarlyCall[]
  /** Of a date of the plan. */
  row?: PlanRow
}

export type AheadSources = {
  rows: readonly PlanRow[]
  stages: readonly StageView[]
  now: Temporal.Instant
  today: Day
  zone: string | undefined
}

/** Soonest first; what is done or over is not among them. */
export function datesAhead({ rows, stages, now, today, zone }: AheadSources): readonly Ahead[] {
  const moments = momentsOf(stages)
  const ofPlan = shownRows(rows)
    .flatMap(shown => aheadOf(shown, { today, moment: moments.get(shown.thing) }) ?? [])
    .filter(({ when }) => !(when instanceof Temporal.Instant) || Temporal.Instant.compare(when, now) > 0)
  const ofSteps = datesIn(stages, momentOf(now), today.toString())
    .filter(({ thing }) => thing === undefined)
    .map(date => ofStep(date, zone))
  return once(ofPlan, numbered(ofSteps)).toSorted((one, other) => sortKey(one).localeCompare(sortKey(other)))
}

/**
 * Where a step names an earlier day itself, the plan's limit there says nothing more yet; where it names the same day, the
 * plan says it, with its rule.
 */
function once(ofPlan: readonly Ahead[], ofSteps: readonly Ahead[]): readonly Ahead[] {
  const ownDays = Map.groupBy(
    ofSteps.filter(({ when }) => when instanceof Temporal.PlainDate),
    ({ href }) => href,
  )
  const isNamedEarlier = (limit: Ahead) =>
    (ownDays.get(limit.href) ?? []).some(({ day }) => Temporal.PlainDate.compare(day, limit.day) < 0)
  const kept = ofPlan.filter(date => !isLimit(date) || !isNamedEarlier(date))
  const places = new Set(kept.filter(isLimit).map(({ href, day }) => `${href} ${day}`))
  return [...kept, ...ofSteps.filter(({ href, day }) => !places.has(`${href} ${day}`))]
}

/** What a student is asked to keep: neither an estimate of ours nor a limit that is counted from one. */
export const isSure = ({ kind, isEstimated }: Pick<Ahead, 'kind' | 'isEstimated'>): boolean =>
  kind !== 'about' && !isEstimated

/** So many of them, in their order: the soonest, but nothing that breaks is left out for something that fits. */
export function mostUrgent(dates: readonly Ahead[], most: number): readonly Ahead[] {
  const breaks = ({ row }: Ahead) => row?.word === 'breaks'
  const chosen = new Set([...dates.filter(breaks), ...dates.filter(date => !breaks(date))].slice(0, most))
  return dates.filter(date => chosen.has(date))
}

export type First = { key: string; name: string; when: string; breaks: boolean }

type FirstSources = Omit<AheadSources, 'stages'> & { sources: PlanSources }

/** What breaks, the soonest limit first; where nothing does, the next dates. Nothing for whoever is enrolled. */
export function comesFirst({ sources, rows, ...rest }: FirstSources, most: number): readonly First[] {
  if (isEnrolled(sources)) return []
  const broken = troubles(shownRows(rows)).filter(({ row }) => row.word === 'breaks')
  if (broken.length > 0)
    return broken
      .slice(0, most)
      .map(({ thing, name, when }) => ({ key: thing, name, when: whenWords(when), breaks: true }))
  return datesAhead({ rows, stages: sources.stages, ...rest })
    .slice(0, most)
    .map(({ key, title, day }) => ({ key, name: title, when: formatDay(day), breaks: false }))
}

/** What steps have ahead that is no date of the plan: what is due, appointments, bills. */
export const stepDates = (stages: readonly StageView[], today: Day, zone: string | undefined): readonly Ahead[] =>
  datesAhead({ rows: [], stages, now: today.toZonedDateTime(zone ?? homeZone).toInstant(), today, zone })

/** Of a student as the server reads them. */
export const aheadOfStudent = (
  { sources, today, zone }: { sources: PlanSources; today: Day; zone: string },
  rules: readonly Rule[],
  now: Temporal.Instant,
): readonly Ahead[] =>
  isEnrolled(sources)
    ? []
    : datesAhead({ rows: planFor(sources, rules, today), stages: sources.stages, now, today, zone })

/** What is to be paid, for whom the plan itself is over: bills go on after the arrival. */
export const paymentsAhead = (
  { sources: { stages }, today, zone }: { sources: PlanSources; today: Day; zone: string },
  now: Temporal.Instant,
): readonly Ahead[] => datesAhead({ rows: [], stages: stages.map(onlyPayments), now, today, zone })

const onlyPayments = (stage: StageView): StageView => ({
  ...stage,
  steps: stage.steps.map(({ dates = [], ...step }) => ({
    ...step,
    dates: dates.filter(({ isPayment }) => isPayment === true),
  })),
})

/** Of what a step knows by the clock, such as the interview. */
const momentsOf = (stages: readonly StageView[]): ReadonlyMap<Thing, Temporal.Instant> =>
  new Map(
    stages
      .flatMap(({ steps }) => steps)
      .flatMap(({ dates = [] }) => dates)
      .flatMap(({ thing, when }) =>
        thing === undefined || isDay(when) ? [] : [[thing, Temporal.Instant.from(when)] as const],
      ),
  )

/** Of one day what happens then stands before what is only due; else in the order of the plan, then that of the steps. */
const sortKey = ({ kind, day, when }: Ahead): string => `${day} ${isLimit({ kind }) ? 1 : 0} ${when}`

const isLimit = ({ kind }: Pick<Ahead, 'kind'>): boolean => kind === 'safe' || kind === 'hard'

type Around = { today: Day; moment: Temporal.Instant | undefined }

function aheadOf({ thing, name, when, row }: Shown, { today, moment }: Around): Ahead | undefined {
  const found = placed(when, row).find(({ day }) => Temporal.PlainDate.compare(day, today) >= 0)
  if (found === undefined) return undefined
  const { kind, day, isEstimated } = found
  return {
    key: thing,
    kind,
    name,
    title: titles[kind](name, isEstimated),
    isEstimated,
    when: kind === 'on' && moment !== undefined ? moment : day,
    day,
    href: placeOf(thing),
    row,
  }
}

type Placed = Pick<Ahead, 'kind' | 'day' | 'isEstimated'>

function placed(when: Shown['when'], { safe, hard }: PlanRow): Placed[] {
  const { kind, day } = when
  if (kind === 'on' || kind === 'about') return [{ kind, day, isEstimated: kind === 'about' }]
  if (kind !== 'by') return []
  return [safe && { kind: 'safe' as const, ...safe }, hard && { kind: 'hard' as const, ...hard }].flatMap(
    limit => limit ?? [],
  )
}

const titles: Record<AheadKind, (name: string, isEstimated: boolean) => string> = {
  on: name => name,
  about: name => copy.estimated(name),
  safe: (name, isEstimated) => (isEstimated ? copy.lastSafeEstimated : copy.lastSafe)(name),
  hard: (name, isEstimated) => (isEstimated ? copy.lastDayEstimated : copy.lastDay)(name),
}

export const planPage = '/plan'
/** Where a student does something about it. */
export const placeOf = (thing: Thing): string => things[thing].step ?? planPage

function ofStep({ stage, step, title, when, calls }: DateAhead, zone: string | undefined): Ahead {
  const moment = isDay(when) ? undefined : Temporal.Instant.from(when)
  const day = moment === undefined ? Temporal.PlainDate.from(when) : dayOf(moment, zone)
  return {
    key: `${stage.route}.${step.route}.${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`,
    kind: 'on',
    name: copy.ofStage(stage.label, title),
    title: copy.ofStage(stage.label, title),
    isEstimated: false,
    when: moment ?? day,
    day,
    href: `/${stage.route}/${step.route}`,
    ...(calls && { calls }),
  }
}

/** A step may have two dates of one name, such as two bills. */
function numbered(dates: readonly Ahead[]): readonly Ahead[] {
  const seen = new Map<string, number>()
  return dates.map(date => {
    const count = (seen.get(date.key) ?? 0) + 1
    seen.set(date.key, count)
    return count === 1 ? date : { ...date, key: `${date.key}.${count}` }
  })
}
