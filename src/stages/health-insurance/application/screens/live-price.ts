import { noPrice, premiumOf, quote, type Quote, type QuoteRequest } from '#src/stages/health-insurance/quote/rules.ts'
import { parseDay } from '#src/values/dates.ts'
import type { OfferView, PlanView } from '#src/stages/health-insurance/catalogue/contract.ts'
import { monthsAllowed } from '#src/stages/health-insurance/coverage/rules.ts'
import { billingCycles } from '#src/stages/health-insurance/quote/rules.ts'
import { coverageUniversity } from './use-wizard.ts'
import type { Values } from './values.ts'

/** 'missing' where the plan has no premium for this age; nothing while an answer it needs is not there yet. */
export function livePrice(
  plan: PlanView | undefined,
  offer: OfferView,
  values: Values,
  has: { group: boolean; referral: boolean },
): Quote | 'missing' | undefined {
  const request = plan && requestIn(plan, offer, values, has)
  if (plan === undefined || request === undefined) return undefined
  if (premiumOf(plan, request) === noPrice) return 'missing'
  return quote(plan, request)
}

function requestIn(
  plan: PlanView,
  offer: OfferView,
  values: Values,
  has: { group: boolean; referral: boolean },
): QuoteRequest | undefined {
  const [dob, start] = [parseDay(values.dob), parseDay(values.coverageStartDate)]
  const cycle = billingCycles.find(one => one === values.billingCycle) ?? 'Custom'
  const months = Number(values.numberOfMonths)
  const { least, most } = monthsAllowed(coverageUniversity(offer), plan.partner)
  if (dob === undefined || start === undefined || !(months >= least && months <= most)) return undefined
  return {
    dob,
    start,
    months,
    cycle,
    stateCode: offer.university.stateCode,
    isInGroup: has.group,
    isReferred: has.referral,
  }
}
