// What the desk types of a plan, and what is wrong with it.
import { messages, type Messages } from '#src/values/messages.ts'
import { parseMoney } from '#src/values/money.ts'
import { textProblem } from '#src/values/visible-text.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { amountNegative, amountTooLarge } from '#src/stages/health-insurance/claims/copy.ts'
import { isNegative } from '#src/stages/health-insurance/claims/rules.ts'
import { partners, type Partner } from '#src/stages/health-insurance/purchase/rules.ts'
import { planCodes, visas, type PlanCode, type Visa } from '../rules.ts'
import * as copy from './copy.ts'

const longestLine = 120
const longestAddress = 200

/** What a brochure names, with how long each may be. */
export const brochureFields = { network: 300, exclusions: 1000, emergencyPhone: 60, claimDeadline: 200 } as const
export type BrochureField = keyof typeof brochureFields
/** Ten million dollars, in cents. */
const mostAmount = 1_000_000_000

/** As typed. */
export type PlanTyped = Record<BrochureField, string> & {
  partner: string
  code: string
  retailName: string
  policyId: string
  insuranceCompany: string
  visas: readonly string[]
  fullBrochureUrl: string
  claimsAddress: string
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
  refundDays: string
  isSample: boolean
}

type Amount = 'deductible' | 'outOfPocketMax' | 'evacuation' | 'repatriation' | 'deposit'
type Percent = 'coInsurance' | 'preventive'
type Optional = 'fullBrochureUrl' | 'claimsAddress' | BrochureField

/** As it is stored: amounts in cents. */
type Stored = Omit<PlanTyped, Amount | Percent | Optional | 'maxBenefit' | 'refundDays'> &
  Record<Amount | Percent, number> &
  Record<Optional, string | null> & { maxBenefit: number | null; refundDays: number | null }

const dollarsIn = (cents: number): string => (cents / 100).toFixed(2)

/** As its form has it. */
export const typedPlan = (plan: Stored): PlanTyped => ({
  partner: plan.partner,
  code: plan.code,
  retailName: plan.retailName,
  policyId: plan.policyId,
  insuranceCompany: plan.insuranceCompany,
  visas: plan.visas,
  fullBrochureUrl: plan.fullBrochureUrl ?? '',
  claimsAddress: plan.claimsAddress ?? '',
  network: plan.network ?? '',
  exclusions: plan.exclusions ?? '',
  emergencyPhone: plan.emergencyPhone ?? '',
  claimDeadline: plan.claimDeadline ?? '',
  isAca: plan.isAca,
  isInternational: plan.isInternational,
  deductible: dollarsIn(plan.deductible),
  isDeductibleAnnual: plan.isDeductibleAnnual,
  coInsurance: String(plan.coInsurance),
  outOfPocketMax: dollarsIn(plan.outOfPocketMax),
  maxBenefit: plan.maxBenefit === null ? '' : dollarsIn(plan.maxBenefit),
  evacuation: dollarsIn(plan.evacuation),
  repatriation: dollarsIn(plan.repatriation),
  coversPreExisting: plan.coversPreExisting,
  preventive: String(plan.preventive),
  deposit: dollarsIn(plan.deposit),
  refundDays: plan.refundDays === null ? '' : String(plan.refundDays),
  isSample: plan.isSample,
})

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
    claimsAddress: plan.claimsAddress.trim().length > longestAddress && copy.tooLong(longestAddress),
    network: tooLong(plan, 'network'),
    exclusions: tooLong(plan, 'exclusions'),
    emergencyPhone:
      tooLong(plan, 'emergencyPhone') ||
      (plan.emergencyPhone.trim() !== '' && !/\d.*\d.*\d/.test(plan.emergencyPhone) && copy.phoneWrong),
    claimDeadline: tooLong(plan, 'claimDeadline'),
    deductible: amountProblem(plan.deductible),
    coInsurance: percentProblem(plan.coInsurance),
    outOfPocketMax: amountProblem(plan.outOfPocketMax),
    maxBenefit: plan.maxBenefit.trim() === '' ? undefined : amountProblem(plan.maxBenefit),
    evacuation: amountProblem(plan.evacuation),
    repatriation: amountProblem(plan.repatriation),
    preventive: percentProblem(plan.preventive),
    deposit: centsIn(plan.deposit) ? undefined : copy.depositWrong,
    refundDays: plan.refundDays.trim() !== '' && refundDaysIn(plan.refundDays) === null && copy.refundDaysWrong,
  })
}

const tooLong = (plan: PlanTyped, field: BrochureField) =>
  plan[field].trim().length > brochureFields[field] && copy.tooLong(brochureFields[field])

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

/** Null where the plan has no rule for refunds. */
export function refundDaysIn(typed: string): number | null {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : 0
  return days >= 1 && days <= 366 ? days : null
}

const lineProblem = (typed: string) => textProblem(typed, { required: copy.lineRequired, most: longestLine })
export function amountProblem(typed: string): string | undefined {
  if (isNegative(typed)) return amountNegative
  const cents = parseMoney('USD', typed)?.minor
  if (cents === undefined) return copy.amountWrong
  return cents > mostAmount ? amountTooLarge : undefined
}

export const percentProblem = (typed: string) => (percentIn(typed) === undefined ? copy.percentWrong : undefined)

export const addressProblem = (typed: string): string | undefined =>
  typed.trim() === '' || readWebAddress(typed) !== undefined ? undefined : copy.addressWrong
