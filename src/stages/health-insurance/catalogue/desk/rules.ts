// What the desk types of plans and universities, and what is wrong with it.
import { parseDay } from '../../../../values/dates.ts'
import { messages, type Messages } from '../../../../values/messages.ts'
import { parseMoney } from '../../../../values/money.ts'
import { lengthOf, textProblem } from '../../../../values/visible-text.ts'
import { readWebAddress } from '../../../../values/web-addresses.ts'
import type { Demands } from '../../demands/rules.ts'
import { partners, type Partner } from '../../purchase/rules.ts'
import { planCodes, terms, visas, type PlanCode, type Term, type Visa } from '../rules.ts'
import * as copy from './copy.ts'

const longestLine = 120
/** Ten million dollars, in cents. */
const mostAmount = 1_000_000_000

/** As typed. */
export type PlanTyped = {
  partner: string
  code: string
  retailName: string
  policyId: string
  insuranceCompany: string
  visas: readonly string[]
  fullBrochureUrl: string
  isAca: boolean
  isInternational: boolean
  deductible: string
  isDeductibleAnnual: boolean
  coInsurance: string
  outOfPocketMax: string
  maxBenefit: string
  evacuation: string
  repatriation: string
  coversPreExisting: boolean
  preventive: string
  deposit: string
  isSample: boolean
}

export const checkPlanId = (id: string): Messages =>
  messages({ id: !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) || id.length > 60 || id === 'new' ? copy.idWrong : undefined })

export function checkPlan(plan: PlanTyped): Messages {
  return messages({
    partner: partnerIn(plan.partner) === undefined && copy.choose,
    code: codeIn(plan.code) === undefined && copy.choose,
    retailName: lineProblem(plan.retailName),
    policyId: lineProblem(plan.policyId),
    insuranceCompany: lineProblem(plan.insuranceCompany),
    visas: visasIn(plan.visas).length === 0 && copy.visaRequired,
    fullBrochureUrl: addressProblem(plan.fullBrochureUrl),
    deductible: amountProblem(plan.deductible),
    coInsurance: percentProblem(plan.coInsurance),
    outOfPocketMax: amountProblem(plan.outOfPocketMax),
    maxBenefit: plan.maxBenefit.trim() === '' ? undefined : amountProblem(plan.maxBenefit),
    evacuation: amountProblem(plan.evacuation),
    repatriation: amountProblem(plan.repatriation),
    preventive: percentProblem(plan.preventive),
    deposit: centsIn(plan.deposit) ? undefined : copy.depositWrong,
  })
}

export const partnerIn = (typed: string): Partner | undefined => partners.find(one => one === typed)
export const codeIn = (typed: string): PlanCode | undefined => planCodes.find(one => one === typed)
export const visasIn = (typed: readonly string[]): Visa[] => visas.filter(visa => typed.includes(visa))

export function centsIn(typed: string): number | undefined {
  const cents = parseMoney('USD', typed)?.minor
  return cents !== undefined && cents <= mostAmount ? cents : undefined
}

export function percentIn(typed: string): number | undefined {
  const percent = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return percent <= 100 ? percent : undefined
}

const lineProblem = (typed: string) => textProblem(typed, { required: copy.lineRequired, most: longestLine })
const amountProblem = (typed: string) => (centsIn(typed) === undefined ? copy.amountWrong : undefined)
const percentProblem = (typed: string) => (percentIn(typed) === undefined ? copy.percentWrong : undefined)

export const addressProblem = (typed: string): string | undefined =>
  typed.trim() === '' || readWebAddress(typed) !== undefined ? undefined : copy.addressWrong

type Days = { start: string; end: string }

/** As typed. The demands stand beside the settings: together they are what we know of a university. */
export type UniversityTyped = {
  noWaiver: boolean
  customDates: boolean
  allowedStartDates: readonly string[]
  maxStartDate: string
  waiverOpens: string
  waiverDeadline: string
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
  source: string
  checkedOn: string
}

const mostDays = 60
const longestGuide = 60_000
const mostSponsors = 20
const longestSponsor = 100

export function checkUniversity(typed: UniversityTyped, today: string): Messages {
  return messages({
    allowedStartDates: daysProblem(typed.allowedStartDates),
    maxStartDate: dayProblem(typed.maxStartDate),
    waiverOpens: dayProblem(typed.waiverOpens),
    waiverDeadline: dayProblem(typed.waiverDeadline) ?? orderProblem(typed.waiverOpens, typed.waiverDeadline),
    terms: termsProblem(typed.terms),
    gbgDestinationCountry: !isCode(typed.gbgDestinationCountry) && copy.countryWrong,
    gbgDestinationState: !isCode(typed.gbgDestinationState) && copy.stateWrong,
    waiverGuide: lengthOf(typed.waiverGuide) > longestGuide && copy.guideTooLong,
    waiverGuideGBG: lengthOf(typed.waiverGuideGBG) > longestGuide && copy.guideTooLong,
    ...(typed.isRead && demandsProblems(typed, today)),
  })
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
  const checkedOn = parseDay(typed.checkedOn)
  return {
    isRead: Object.keys(demandsIn(typed)).length === 0 && copy.demandsRequired,
    maxBenefit: !typed.isUnlimited && optional(typed.maxBenefit),
    deductible: optional(typed.deductible),
    coInsuranceMost: percent(typed.coInsuranceMost),
    evacuation: optional(typed.evacuation),
    repatriation: optional(typed.repatriation),
    preventive: percent(typed.preventive),
    sponsors: sponsorsProblem(typed.sponsors),
    source: textProblem(typed.source, { required: copy.sourceRequired, most: 1000 }),
    checkedOn: (checkedOn === undefined || checkedOn.toString() > today) && copy.checkedOnWrong,
  }
}

function sponsorsProblem(typed: string): string | undefined {
  const sponsors = sponsorsIn(typed)
  const isLong = sponsors.length > mostSponsors || sponsors.some(sponsor => lengthOf(sponsor) > longestSponsor)
  return isLong ? copy.sponsorsTooLong(mostSponsors, longestSponsor) : undefined
}

/** The machine form (facts of the field, 4.9): what is not said is not demanded. */
export function demandsIn(typed: UniversityTyped): Demands {
  const [maxBenefit, deductible] = [centsIn(typed.maxBenefit), centsIn(typed.deductible)]
  const [coInsuranceMost, preventive] = [percentIn(typed.coInsuranceMost), percentIn(typed.preventive)]
  const [evacuation, repatriation] = [centsIn(typed.evacuation), centsIn(typed.repatriation)]
  const sponsors = sponsorsIn(typed.sponsors)
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
  }
}

const perIn = (typed: string): 'year' | 'condition' => (typed === 'condition' ? 'condition' : 'year')

const sponsorsIn = (typed: string): string[] =>
  typed
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
