// Which plans are put first, and why: only what the university takes, by reasons that can be said.
import type { PlanView } from '../catalogue/contract.ts'
import { verdictFor } from '../catalogue/rules.ts'
import { type Visa, monthsAllowed, type Months } from '../coverage/rules.ts'
import type { Cover, Finding } from '../demands/rules.ts'
import { federalFindings, type WaiverVerdict } from '../demands/verdict/rules.ts'
import { outOfPocketFor, quote, type BillingCycle, type Quote, type StudyLevel } from '../quote/rules.ts'

type Place = { id: string; stateCode: string; customDates: boolean }

/** What was entered; empty where it was not. */
export type Wished = {
  visa: Visa
  level: StudyLevel
  dob: string
  coverageStartDate: string
  numberOfMonths: string
  billingCycle: BillingCycle | null
}

export type Priced = {
  plan: PlanView
  verdict: WaiverVerdict
  /** Against what the US government demands of a J-1's insurance; none for another visa. */
  federal: readonly Finding[]
  /** Absent without a birthday, and where no band of the plan fits the age. */
  price: Quote | undefined
  /** The price and all that the student may have to pay of the bills; none where the plan stops paying at some amount. */
  worst: number | undefined
  outOfPocket: number
  months: number
  /** Sold for fewer or more months than were wished; undefined where they are the same. */
  otherMonths?: { least: number; most: number; wished: number }
}

export type Reason = 'cheapest' | 'least-in-a-bad-year'
export type Recommended = Priced & { reasons: readonly Reason[] }

/** Those for the visa, each with its price from today's birthday and dates; those without a limit first, then the cheapest. */
export const priced = (plans: readonly PlanView[], place: Place, wished: Wished, today: string): Priced[] =>
  plans
    .filter(({ visas }) => visas.includes(wished.visa))
    .map(plan => priceOf(plan, place, wished, today))
    .toSorted(
      (one, other) =>
        Number(hasCap(one)) - Number(hasCap(other)) ||
        (one.price?.premium ?? Infinity) - (other.price?.premium ?? Infinity),
    )

/** Beyond its maximum the plan pays nothing, so no year has a worst sum. */
const hasCap = ({ plan }: Pick<Priced, 'plan'>): boolean => plan.planFeatures.maxBenefit !== null

function priceOf(plan: PlanView, place: Place, wished: Wished, today: string): Priced {
  const allowed = monthsAllowed(place, plan.partner)
  const months = monthsSold(allowed, wished.numberOfMonths)
  const isOther = wished.numberOfMonths !== '' && months !== Number(wished.numberOfMonths)
  const outOfPocket = outOfPocketFor(plan.planFeatures.outOfPocketMax, place.id, wished.level)
  const price =
    wished.dob === ''
      ? undefined
      : quote(
          {
            partner: plan.partner,
            isACA: plan.isACA,
            deposit: plan.deposit,
            bands: plan.bands,
          },
          {
            dob: Temporal.PlainDate.from(wished.dob),
            start: Temporal.PlainDate.from(wished.coverageStartDate === '' ? today : wished.coverageStartDate),
            months,
            cycle: wished.billingCycle ?? 'Custom',
            stateCode: place.stateCode,
            isInGroup: false,
            isReferred: false,
          },
        )
  return {
    plan,
    verdict: verdictFor(plan, wished.visa, wished.coverageStartDate),
    federal: federalFindings(coverOf(plan), wished.visa),
    price,
    outOfPocket,
    months,
    ...(isOther && { otherMonths: { ...allowed, wished: Number(wished.numberOfMonths) } }),
    worst: plan.planFeatures.maxBenefit === null ? price && price.premium + outOfPocket : undefined,
  }
}

/** A price is shown only for months that can be bought: the wished ones, or the nearest to them. */
const monthsSold = ({ least, most }: Months, wished: string): number =>
  wished === '' ? most : Math.min(Math.max(Number(wished), least), most)

type Covering = Pick<PlanView, 'planFeatures' | 'isACA' | 'isInternational'>

export const coverOf = ({ planFeatures, isACA, isInternational }: Covering): Cover => {
  const { maxBenefit, ...cover } = planFeatures
  return { ...cover, isACA, isInternational, ...(maxBenefit !== null && { maxBenefit }) }
}

/**
 * The cheapest, and the one that leaves least to pay when somebody falls ill. Where the university's rules were read, only
 * plans that meet them count; where nobody read them, or where no plan helps, all others do, and their tags say so.
 */
export function recommended(all: readonly Priced[]): Recommended[] {
  const taken = all.filter(({ verdict, price }) => verdict.is !== 'fails' && !verdict.isRefused && price !== undefined)
  const cheapest = least(taken, ({ price }) => price?.premium)
  const safest = least(
    taken.filter(({ worst }) => worst !== undefined),
    ({ worst }) => worst,
  )
  return taken.flatMap(one => {
    const reasons = [
      ...(one === cheapest ? (['cheapest'] as const) : []),
      ...(one === safest ? (['least-in-a-bad-year'] as const) : []),
    ]
    return reasons.length === 0 ? [] : [{ ...one, reasons }]
  })
}

/** Those that are put first with their reasons, then all others in the order they were in. */
export function bestFirst(all: readonly Priced[]): Recommended[] {
  const first = recommended(all)
  const others = all.filter(({ plan }) => first.every(one => one.plan.planID !== plan.planID))
  return [...first, ...others.map(one => ({ ...one, reasons: [] }))]
}

const least = (all: readonly Priced[], amount: (one: Priced) => number | undefined): Priced | undefined =>
  all.reduce<Priced | undefined>(
    (best, one) => (best === undefined || (amount(one) ?? Infinity) < (amount(best) ?? Infinity) ? one : best),
    undefined,
  )

/** By how much its price is above the lowest of all; nothing where either is not known. */
export function dearerBy({ price }: Priced, all: readonly Priced[]): number | undefined {
  const prices = all.flatMap(one => one.price?.premium ?? [])
  return price === undefined ? undefined : price.premium - Math.min(...prices)
}
