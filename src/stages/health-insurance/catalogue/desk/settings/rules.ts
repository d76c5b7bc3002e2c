// What the desk types of a university, and what is wrong with it.
import { parseDay } from '#src/values/dates.ts'
import { messages, type Messages } from '#src/values/messages.ts'
import { lengthOf, textProblem } from '#src/values/visible-text.ts'
import type { Demands } from '#src/stages/health-insurance/demands/rules.ts'
import { terms, type Term } from '#src/stages/health-insurance/catalogue/rules.ts'
import * as copy from '../copy.ts'
import { amountProblem, centsIn, percentIn, percentProblem } from '../rules.ts'

type Days = { start: string; end: string }

/** As typed. The demands stand beside the settings: together they are what we know of a university. */
export type UniversityTyped = {
  noWaiver: boolean
  customDates: boolean
  allowedStartDates: readonly string[]
  maxStartDate: string
  waiverOpens: string
  waiverDeadline: string
  /** Where these days were read, and when. */
  windowSource: string
  windowCheckedOn: string
  terms: Readonly<Record<Term, Days>>
  gbgDestinationCountry: string
  gbgDestinationState: string
  waiverGuide: string
  waiverGuideGBG: string
  /** Whether we have read what it demands. */
  isRead: boolean
  aca: boolean
  isUnlimited: boolean
  maxBenefit: string
  deductible: string
  deductiblePer: string
  coInsuranceMost: string
  evacuation: string
  repatriation: string
  preExisting: boolean
  preventive: string
  refusesInternational: boolean
  /** One a line. */
  sponsors: string
  /** What no plan can be held against, one a line. */
  unheld: string
  /** The year in which the academic year began that the page is about; empty where it names none. */
  year: string
  source: string
  checkedOn: string
}

const mostDays = 60
const longestGuide = 60_000
const mostSponsors = 20
const longestSponsor = 100
const longestUnheld = 300

export function checkUniversity(typed: UniversityTyped, today: string): Messages {
  return messages({
    allowedStartDates: daysProblem(typed.allowedStartDates),
    maxStartDate: dayProblem(typed.maxStartDate),
    waiverOpens: dayProblem(typed.waiverOpens),
    waiverDeadline: dayProblem(typed.waiverDeadline) ?? orderProblem(typed.waiverOpens, typed.waiverDeadline),
    ...((typed.waiverOpens !== '' || typed.waiverDeadline !== '') && windowProblems(typed, today)),
    terms: termsProblem(typed.terms),
    gbgDestinationCountry: !isCode(typed.gbgDestinationCountry) && copy.countryWrong,
    gbgDestinationState: !isCode(typed.gbgDestinationState) && copy.stateWrong,
    waiverGuide: lengthOf(typed.waiverGuide) > longestGuide && copy.guideTooLong,
    waiverGuideGBG: lengthOf(typed.waiverGuideGBG) > longestGuide && copy.guideTooLong,
    ...(typed.isRead && demandsProblems(typed, today)),
  })
}

/** A date of a university is shown with where and when it was read. */
const windowProblems = ({ windowSource, windowCheckedOn }: UniversityTyped, today: string) => ({
  windowSource: textProblem(windowSource, { required: copy.sourceRequired, most: 1000 }),
  windowCheckedOn: isCheckedOn(windowCheckedOn, today) ? undefined : copy.checkedOnWrong,
})

function isCheckedOn(typed: string, today: string): boolean {
  const day = parseDay(typed)
  return day !== undefined && day.toString() <= today
}

const isCode = (typed: string): boolean => typed.trim() === '' || /^[a-z]{2}$/i.test(typed.trim())

const dayProblem = (typed: string) => (typed === '' || parseDay(typed) !== undefined ? undefined : copy.dayWrong)

function daysProblem(days: readonly string[]): string | undefined {
  if (days.length > mostDays) return copy.tooManyDays(mostDays)
  return days.every(day => parseDay(day) !== undefined) ? undefined : copy.dayWrong
}

function orderProblem(from: string, until: string): string | undefined {
  const [first, last] = [parseDay(from), parseDay(until)]
  return first !== undefined && last !== undefined && Temporal.PlainDate.compare(first, last) > 0
    ? copy.endsEarly
    : undefined
}

function termsProblem(all: UniversityTyped['terms']): string | undefined {
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

function demandsProblems(typed: UniversityTyped, today: string) {
  const optional = (amount: string) => (amount.trim() === '' ? undefined : amountProblem(amount))
  const percent = (part: string) => (part.trim() === '' ? undefined : percentProblem(part))
  return {
    isRead: Object.keys(demandsIn(typed)).length === 0 && copy.demandsRequired,
    maxBenefit: !typed.isUnlimited && optional(typed.maxBenefit),
    deductible: optional(typed.deductible),
    coInsuranceMost: percent(typed.coInsuranceMost),
    evacuation: optional(typed.evacuation),
    repatriation: optional(typed.repatriation),
    preventive: percent(typed.preventive),
    sponsors: linesProblem(typed.sponsors, longestSponsor),
    unheld: linesProblem(typed.unheld, longestUnheld),
    year: typed.year.trim() !== '' && !/^20\d\d$/.test(typed.year.trim()) && copy.yearWrong,
    source: textProblem(typed.source, { required: copy.sourceRequired, most: 1000 }),
    checkedOn: !isCheckedOn(typed.checkedOn, today) && copy.checkedOnWrong,
  }
}

function linesProblem(typed: string, longest: number): string | undefined {
  const lines = linesIn(typed)
  const isLong = lines.length > mostSponsors || lines.some(line => lengthOf(line) > longest)
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
