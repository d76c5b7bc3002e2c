// A plan as the desk types it, and what is wrong with it.
import * as r from '#src/records/fields.ts'
import type { Messages } from '#src/values/messages.ts'
import { isNegative, parseMoney } from '#src/values/money.ts'
import { readWebAddress } from '#src/values/web-addresses.ts'
import { amountNegative, amountTooLarge } from '#src/stages/health-insurance/copy.ts'
import { partners, planCodes, visas } from '#src/stages/health-insurance/coverage/rules.ts'
import * as copy from './copy.ts'

/** Ten million dollars, in cents. */
export const mostAmount = 1_000_000_000

const line = (label: string) => r.line(label, { required: copy.lineRequired, most: 120 })
const amount = (label: string) => r.amount(label, { most: mostAmount, wrong: amountProblem })
const percent = (label: string) => r.whole(label, { most: 100, wrong: copy.percentWrong, after: '%' })

/** What its brochure names. */
const brochure = { label: 'What the brochure names', hint: copy.brochureHint }
const named = (label: string, most: number) => r.orNull(r.line(label, { most, group: brochure, mayLack: true }))
const emergencyPhone = r.line('Phone for emergencies', { most: 60, group: brochure, mayLack: true })
const features = { label: 'What it is' }

/** What is known of a plan, with amounts in US dollars: its form, its checks and its calls follow from it. */
export const planRecord = {
  retailName: line('Name that students read'),
  insuranceCompany: line('Insurance company'),
  policyId: line('Policy id'),
  partner: r.oneOf('Partner', partners, { wrong: copy.choose }),
  code: r.oneOf('Plan code', planCodes, { names: copy.codeNames, wrong: copy.choose }),
  fullBrochureUrl: r.orNull(r.web('Address of the full brochure', { wrong: copy.addressWrong })),
  claimsAddress: r.orNull(
    r.line('Address for claims', {
      most: 200,
      hint: 'The insurer’s, in one line. Without it students are asked to contact support.',
    }),
  ),
  network: named('Network of doctors and hospitals', 300),
  emergencyPhone: r.orNull(r.formed(emergencyPhone, typed => /\d.*\d.*\d/.test(typed), copy.phoneWrong)),
  claimDeadline: named('By when a claim is to be filed', 200),
  exclusions: r.orNull(
    r.text('What it does not pay for', { most: 1000, rows: 2, width: 'beside', group: brochure, mayLack: true }),
  ),
  visas: r.several('Visas', visas, { required: copy.visaRequired, blank: ['F1', 'J1'] }),
  deposit: r.amount('Deposit', {
    most: mostAmount,
    wrong: typed => !r.centsIn(typed, mostAmount) && copy.depositWrong,
  }),
  deductible: amount('Deductible'),
  outOfPocketMax: amount('Most out of pocket in a year'),
  maxBenefit: r.orNull(
    r.amount('Most that it pays in a year', {
      most: mostAmount,
      wrong: amountProblem,
      placeholder: 'No limit',
      optional: false,
    }),
  ),
  evacuation: amount('Medical evacuation'),
  repatriation: amount('Repatriation'),
  coInsurance: percent('The student’s part (co-insurance)'),
  preventive: percent('Preventive care it pays'),
  refundDays: r.orNull(
    r.whole('Days after a refused waiver in which all goes back', {
      least: 1,
      most: 366,
      wrong: copy.refundDaysWrong,
      hint: copy.refundDaysHint,
      after: 'days',
    }),
  ),
  isAca: r.tick('Meets the Affordable Care Act (ACA)', { group: features }),
  isInternational: r.tick('Made for international students', { group: features, blank: true }),
  coversPreExisting: r.tick('Covers what was there before', { group: features }),
  isDeductibleAnnual: r.tick('The deductible is for a year, not each time', { group: features, blank: true }),
  /** A row has the day that sample figures are of. */
  isSample: r.tick('These are sample figures', { group: features }),
}
export type PlanTyped = r.TypedOf<typeof planRecord>

export const newPlanRecord = {
  id: r.slug('Id', {
    wrong: copy.idWrong,
    hint: 'It stays as it is, and stands in links: small letters, digits and dashes, such as gbg-250.',
  }),
  ...planRecord,
}
export type NewPlan = r.TypedOf<typeof newPlanRecord>

export const checkPlan = (plan: PlanTyped): Messages => r.wrongIn(planRecord, plan)
export const checkNewPlan = (plan: NewPlan): Messages => r.wrongIn(newPlanRecord, plan)

export const centsIn = (typed: string): number | undefined => r.centsIn(typed, mostAmount)
export const percentIn = (typed: string): number | undefined => r.wholeIn(typed, 0, 100)

export function amountProblem(typed: string): string | undefined {
  if (isNegative(typed)) return amountNegative
  const cents = parseMoney('USD', typed)?.minor
  if (cents === undefined) return copy.amountWrong
  return cents > mostAmount ? amountTooLarge : undefined
}

export const addressProblem = (typed: string): string | undefined =>
  typed.trim() === '' || readWebAddress(typed) !== undefined ? undefined : copy.addressWrong

/** The pages of the catalogue: ids have no dots, so a dot tells a university from a plan. */
export const cataloguePage = '/desk/insurance-plans'
export const planPage = (plan: string): string => `${cataloguePage}/${plan}`
export const universityPage = (university: string): string => `${cataloguePage}/at.${university}`
export const salePage = (university: string, plan: string): string => `${cataloguePage}/at.${university}.${plan}`

export function placeIn(id: string): { university: string; plan: string | undefined } | undefined {
  const [at, university, plan] = id.split('.')
  return at === 'at' && university !== undefined ? { university, plan } : undefined
}
