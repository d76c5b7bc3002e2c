// The settings of a university as the desk types them, and what is wrong with them.
import * as r from '#src/records/fields.ts'
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { isBlank, lengthOf } from '#src/values/visible-text.ts'
import type { Demands } from '#src/stages/health-insurance/demands/rules.ts'
import { terms, type Term } from '#src/stages/health-insurance/catalogue/rules.ts'
import * as copy from '../copy.ts'
import { amountProblem, centsIn, mostAmount, percentIn } from '../rules.ts'

const mostDays = 60
const longestGuide = 60_000
const mostSponsors = 20
const longestSponsor = 100
const longestUnheld = 300

type Days = { start: string; end: string }
type StartDays = { typed: readonly string[]; kept: readonly Temporal.PlainDate[]; answered: string[] }

const aDay = (label: string, group: r.Look['group']) => r.orNull(r.day(label, { wrong: copy.dayWrong, group }))
const code = (label: string, wrong: string) =>
  r.formed(r.line(label, { most: 2, group: coverage }), typed => /^[a-z]{2}$/i.test(typed.trim()), wrong)
const guide = (label: string, hint: string) =>
  r.rich(label, { hint, most: longestGuide, wrong: copy.guideTooLong, group: guides })

const waivers = { label: 'Waivers', isSection: true } as const
const coverage = { label: 'Coverage', isSection: true } as const
const demanded = { label: 'Demands', isSection: true } as const
const guides = { label: 'Waiver guides', isSection: true } as const

/** From when and for how long one can be insured, and until when a waiver is taken. */
const windowRecord = {
  noWaiver: r.tick('Takes no waivers', { hint: 'Students read so, and are asked for no waiver.', group: waivers }),
  waiverOpens: aDay('Takes waivers from', waivers),
  waiverDeadline: aDay('Takes waivers until', waivers),
  /** Where these days were read, and when. */
  windowSource: r.line('Where these days are published', { most: 1000, isCut: false, group: waivers }),
  windowCheckedOn: r.orNull(
    r.day('Days checked on', { wrong: copy.checkedOnWrong, ahead: copy.checkedOnWrong, group: waivers }),
  ),
  customDates: r.tick('The student names the dates', {
    hint: 'Any number of months from 1 to 12. Otherwise a year, or what the plan allows.',
    group: coverage,
  }),
  maxStartDate: aDay('Begins at the latest', coverage),
  gbgDestinationCountry: code('GBG destination country', copy.countryWrong),
  gbgDestinationState: code('GBG destination state', copy.stateWrong),
  allowedStartDates: r.own<StartDays>('Past days that may be chosen all the same', {
    group: coverage,
    blank: [],
    typedOf: days => days.map(String),
    keptOf: days => [...new Set(days)].toSorted().flatMap(day => parseDay(day) ?? []),
    answerOf: days => days.map(String),
    wrong: daysProblem,
    typedShape: zod => zod.array(zod.string().max(60)).max(500),
    answerShape: zod => zod.array(zod.iso.date()),
  }),
  terms: r.asIs<Readonly<Record<Term, Days>>>('Terms', {
    blank: r.each<Record<Term, Days>>(terms, () => ({ start: '', end: '' })),
    wrong: termsProblem,
    shape: zod => zod.record(zod.enum(terms), daysShape(zod)),
  }),
}
const daysShape = (zod: r.Zod) => zod.object({ start: zod.string().max(20), end: zod.string().max(20) })

const optional = (label: string) =>
  r.orNull(r.amount(label, { most: mostAmount, wrong: amountProblem, group: demanded }))
const percent = (label: string) =>
  r.orNull(r.whole(label, { most: 100, wrong: copy.percentWrong, after: '%', group: demanded }))
const lines = (label: string, most: number, hint: string): r.Field<r.Plain<string>> => ({
  ...r.text(label, { most: 10_000, isCut: false, rows: 2, hint, group: demanded, mayLack: true }),
  wrong: (typed: string) => linesProblem(typed, most),
})

/** What the university demands of an insurance, and where that was read. What is empty is not demanded. */
const demandsRecord = {
  source: r.line('Where it was read', {
    required: copy.sourceRequired,
    most: 1000,
    isCut: false,
    placeholder: 'Its page, by name or address',
    group: demanded,
  }),
  checkedOn: r.day('Read on', { wrong: copy.checkedOnWrong, ahead: copy.checkedOnWrong, group: demanded }),
  /** The year in which the academic year began that the page is about; empty where it names none. */
  year: r.orNull(
    r.whole('For the academic year that begins in', {
      least: 2000,
      most: 2099,
      wrong: copy.yearWrong,
      group: demanded,
      mayLack: true,
    }),
  ),
  maxBenefit: optional('Pays at least, in a year'),
  deductible: optional('Deductible at most'),
  deductiblePer: r.oneOf('The deductible is for', ['year', 'condition'], {
    names: { year: 'A year', condition: 'Each illness' },
    wrong: copy.choose,
    blank: 'year',
    placeholder: null,
    group: demanded,
  }),
  coInsuranceMost: percent('The student’s part at most'),
  preventive: percent('Preventive care at least'),
  evacuation: optional('Medical evacuation at least'),
  repatriation: optional('Repatriation at least'),
  aca: r.tick('Meets the Affordable Care Act (ACA)', { group: demanded }),
  preExisting: r.tick('Covers what was there before', { group: demanded }),
  isUnlimited: r.tick('Pays without a limit in a year', { group: demanded }),
  refusesInternational: r.tick('Takes no plans made for international students', { group: demanded }),
  sponsors: lines(
    'Only insured by',
    longestSponsor,
    'One a line, such as ‘an employer in the US’. Where there is any, none of our plans is taken.',
  ),
  /** What no plan can be held against. */
  unheld: lines(
    'Other rules, which no plan here can be held against',
    longestUnheld,
    'One a line, such as ‘Doctors near the campus’. Where there is any, students never read that a plan meets all rules.',
  ),
}

/** How a student is let off the university's own insurance, as they read it. */
const guidesRecord = {
  waiverGuide: guide('Waiver guide', 'Empty, and students read that there is none for their university.'),
  waiverGuideGBG: guide('Waiver guide for plans of GBG', 'Their papers have other names.'),
}

/** The settings themselves. */
export const settingsRecord = { ...windowRecord, ...guidesRecord }

/** The demands stand beside the settings: together they are what we know of a university. */
export const universityRecord = {
  ...windowRecord,
  isRead: r.tick('We have read what it demands', {
    hint: 'Each plan is held against it, line by line. What is empty is not demanded.',
    group: demanded,
  }),
  ...demandsRecord,
  ...guidesRecord,
}
export type UniversityTyped = r.TypedOf<typeof universityRecord>

/** Those that are not asked, as the form stands. */
export const notAsked = ({ isRead, isUnlimited }: UniversityTyped): (keyof UniversityTyped)[] =>
  isRead ? (isUnlimited ? ['maxBenefit'] : []) : r.namesOf(demandsRecord)

export function checkUniversity(typed: UniversityTyped, today: string): Messages {
  const wrong = r.wrongIn(universityRecord, typed, today)
  const hidden = notAsked(typed)
  const asked = Object.fromEntries(Object.entries(wrong).filter(([name]) => !hidden.some(one => one === name)))
  const hasWindow = typed.waiverOpens !== '' || typed.waiverDeadline !== ''
  return {
    ...asked,
    ...messages({
      waiverDeadline: wrong['waiverDeadline'] ?? orderProblem(typed.waiverOpens, typed.waiverDeadline),
      // A date of a university is shown with where and when it was read.
      windowSource: hasWindow && isBlank(typed.windowSource) ? copy.sourceRequired : wrong['windowSource'],
      windowCheckedOn: hasWindow && isBlank(typed.windowCheckedOn) ? copy.checkedOnWrong : wrong['windowCheckedOn'],
      isRead: typed.isRead && Object.keys(demandsIn(typed)).length === 0 && copy.demandsRequired,
    }),
  }
}

function daysProblem(days: readonly string[]): string | undefined {
  if (days.length > mostDays) return copy.tooManyDays(mostDays)
  return days.every(day => parseDay(day) !== undefined) ? undefined : copy.dayWrong
}

const dayProblem = (typed: string) => (typed === '' || parseDay(typed) !== undefined ? undefined : copy.dayWrong)

function orderProblem(from: string, until: string): string | undefined {
  const [first, last] = [parseDay(from), parseDay(until)]
  return first !== undefined && last !== undefined && Temporal.PlainDate.compare(first, last) > 0
    ? copy.endsEarly
    : undefined
}

function termsProblem(all: Readonly<Record<Term, Days>>): string | undefined {
  for (const term of terms) {
    const { start, end } = all[term]
    const wrong =
      dayProblem(start) ??
      dayProblem(end) ??
      ((start === '') === (end === '') ? orderProblem(start, end) : copy.bothDays)
    if (wrong !== undefined) return `${copy.termNames[term]}: ${wrong}`
  }
  return undefined
}

function linesProblem(typed: string, longest: number): string | undefined {
  const written = linesIn(typed)
  const isLong = written.length > mostSponsors || written.some(line => lengthOf(line) > longest)
  return isLong ? copy.sponsorsTooLong(mostSponsors, longest) : undefined
}

/** The machine form (facts of the field, 4.9): what is not said is not demanded. */
export function demandsIn(typed: UniversityTyped): Demands {
  const [maxBenefit, deductible] = [centsIn(typed.maxBenefit), centsIn(typed.deductible)]
  const [coInsuranceMost, preventive] = [percentIn(typed.coInsuranceMost), percentIn(typed.preventive)]
  const [evacuation, repatriation] = [centsIn(typed.evacuation), centsIn(typed.repatriation)]
  const [sponsors, unheld] = [linesIn(typed.sponsors), linesIn(typed.unheld)]
  return {
    ...(sponsors.length > 0 && { sponsors }),
    ...(typed.refusesInternational && { refusesInternational: true as const }),
    ...(typed.aca && { aca: true as const }),
    ...(typed.isUnlimited ? { maxBenefit: 'unlimited' as const } : maxBenefit !== undefined && { maxBenefit }),
    ...(deductible !== undefined && { deductible: { most: deductible, per: perIn(typed.deductiblePer) } }),
    ...(coInsuranceMost !== undefined && { coInsuranceMost }),
    ...(evacuation !== undefined && { evacuation }),
    ...(repatriation !== undefined && { repatriation }),
    ...(typed.preExisting && { preExisting: true as const }),
    ...(preventive !== undefined && { preventive }),
    ...(unheld.length > 0 && { unheld }),
  }
}

const perIn = (typed: string): 'year' | 'condition' => (typed === 'condition' ? 'condition' : 'year')

const linesIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
