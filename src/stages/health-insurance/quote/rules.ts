// What an insurance costs. The browser shows it at every keystroke, and the server decides by the same.
// All amounts are whole cents; `share` is the one place where they are rounded.
import { daysCovered, lastDay, type Partner } from '../coverage/rules.ts'
import type { Purpose } from '#src/features/payments/rules.ts'

export type Band = {
  /** In whole years on the day that the coverage starts, both included. */
  minAge: number
  maxAge: number
  /** For a year. */
  retailPrice: number
  retailPriceHC: number
  insuranceCompanyPrice: number
  insuranceCompanyPriceHC: number
}

/** What of a band is shown outside. */
export type RetailBand = Omit<Band, 'insuranceCompanyPrice' | 'insuranceCompanyPriceHC'>

export type BillingCycle = (typeof billingCycles)[number]
export const billingCycles = ['Monthly', 'Yearly', 'Custom'] as const

/** What one pays for: the deposit, a bill, or what is left of several in one payment. */
export const insuranceDeposit = { name: 'insurance-deposit', announces: ['insurance'] } as const satisfies Purpose
export const insuranceRest = { name: 'insurance-rest', announces: ['insurance'] } as const satisfies Purpose
export const insuranceInvoice = { name: 'insurance-invoice', announces: ['insurance'] } as const satisfies Purpose

/** Why an invoice does not stand any more: universities that decide late leave it to the insurer, but one partner's. */
export const voidReasons = ['late-waiver', 'replaced', 'cancelled'] as const
export type VoidReason = (typeof voidReasons)[number]

/** Whom the insurers take at all, in whole years. */
export const youngest = 17

export type QuotedPlan = {
  partner: Partner
  isACA: boolean
  bands: readonly RetailBand[]
  deposit: number
}

export type QuoteRequest = {
  dob: Temporal.PlainDate
  start: Temporal.PlainDate
  months: number
  cycle: BillingCycle
  /** Of the university. */
  stateCode: string
  isInGroup: boolean
  /** One of our inviters sent them. */
  isReferred: boolean
}

export type Quote = {
  premium: number
  /** Paid first; then the discounts, as far as there is something left; the rest is invoiced. */
  deposit: number
  groupDiscount: number
  referralDiscount: number
  invoice: number
  /** What each bill comes to: one, or one a month. They add up to the invoice. */
  bills: readonly number[]
  end: Temporal.PlainDate
}

/** The specification's price where no band fits. */
export const noPrice = -1

const groupDiscount = 1_500
const referralDiscount = 3_000

export function quote(plan: QuotedPlan, request: QuoteRequest): Quote | undefined {
  const premium = premiumOf(plan, request)
  if (premium === noPrice) return undefined
  const deposit = Math.min(plan.deposit, premium)
  const group = request.isInGroup ? Math.min(groupDiscount, premium - deposit) : 0
  const referral = request.isReferred ? Math.min(referralDiscount, premium - deposit - group) : 0
  const invoice = premium - deposit - group - referral
  return {
    premium,
    deposit,
    groupDiscount: group,
    referralDiscount: referral,
    invoice,
    bills: billsOf(invoice, request),
    end: lastDay(request.start, monthsOf(request)),
  }
}

/** `noPrice` where no band of the plan fits the age. */
export function premiumOf(plan: QuotedPlan, request: QuoteRequest): number {
  const band = bandFor(plan.bands, ageOn(request.dob, request.start))
  if (band === undefined) return noPrice
  const aYear = isDearer(plan.partner, request.stateCode) ? band.retailPriceHC : band.retailPrice
  const months = monthsOf(request)
  if (plan.isACA) return share(aYear, months, 12)
  const days = daysCovered(request.start, lastDay(request.start, months))
  // A leap year's day costs nothing more.
  return share(aYear, Math.min(days, 365), 365)
}

/** A year is a year, whatever was typed. */
export const monthsOf = ({ cycle, months }: Pick<QuoteRequest, 'cycle' | 'months'>): number =>
  cycle === 'Yearly' ? 12 : months

export const bandFor = (bands: readonly RetailBand[], age: number): RetailBand | undefined =>
  bands.find(({ minAge, maxAge }) => minAge <= age && age <= maxAge)

export const ageOn = (dob: Temporal.PlainDate, day: Temporal.PlainDate): number =>
  dob.until(day, { largestUnit: 'years' }).years

const dearerStates = new Set(['FL', 'PA', 'IL', 'NJ', 'NY'])

/** One partner asks more where care costs more. */
export const isDearer = (partner: Partner, stateCode: string): boolean =>
  partner === 'GBG' && dearerStates.has(stateCode)

/** What was answered to 'who sent you to us?' has the keyword of our inviters, which is a setting. */
export const namesInviter = (referredBy: string, keyword: string): boolean =>
  referredBy.toLowerCase().includes(keyword.toLowerCase())

/** Half a cent is rounded up. */
const share = (amount: number, part: number, whole: number): number =>
  Math.floor((amount * part * 2 + whole) / (whole * 2))

/** Equal bills; the cents that are left over go on the first ones. */
export function billsOf(invoice: number, request: Pick<QuoteRequest, 'cycle' | 'months'>): readonly number[] {
  if (request.cycle !== 'Monthly') return [invoice]
  const count = monthsOf(request)
  const [each, over] = [Math.floor(invoice / count), invoice % count]
  return Array.from({ length: count }, (_, index) => (index < over ? each + 1 : each))
}

export type StudyLevel = 'undergraduate' | 'graduate'

/** One university has a limit of its own for each level, by its id in the catalogue; elsewhere the plan's holds. */
const outOfPocketAt: Readonly<Record<string, Readonly<Record<StudyLevel, number>>>> = {
  'northeastern-university': { undergraduate: 550_000, graduate: 300_000 },
}

export const outOfPocketFor = (planMax: number, university: string, level: StudyLevel): number =>
  outOfPocketAt[university]?.[level] ?? planMax

/** The first bill a week after it is issued; then one a month, as the coverage goes. */
export const dueDays = (issuedOn: Temporal.PlainDate, count: number): Temporal.PlainDate[] =>
  Array.from({ length: count }, (_, index) => issuedOn.add({ days: 7 }).add({ months: index }))
