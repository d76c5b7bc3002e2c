// What stands in a plan's brochure: its own figures, and nothing that we do not know.
import { dayOf, formatDay } from '#src/values/dates.ts'
import { amount, benefitWords, deductibleWords } from '../demands/copy.ts'
import { coverOf } from '../catalogue/rules.ts'
import type { insurancePlans } from '../tables.ts'
import type { Band } from '../quote/rules.ts'
import type { BrochureInput, BrochurePart } from './brochure-paper.ts'
import { brochure as words, exampleWords, facts } from './copy.ts'

type Plan = typeof insurancePlans.$inferSelect
/** `isDearer`: in a state where this partner asks more. */
export type Sale = { university: string; isDearer: boolean; bands: readonly Band[] }

export function brochureOf(plan: Plan, sale: Sale | undefined, now: Temporal.Instant): BrochureInput {
  const day = formatDay(dayOf(now))
  return {
    at: now.toString(),
    title: plan.retailName,
    by: words.by(plan.insuranceCompany),
    isSample: plan.sampleOf !== null,
    foot: plan.sampleOf === null ? words.foot(day) : words.sampleFoot(formatDay(plan.sampleOf)),
    parts: [
      ...partsOf(plan),
      exampleIn(plan),
      ...(sale === undefined ? [] : [pricesIn(sale)]),
      { title: words.claims, rows: [[words.claimsByPost, plan.claimsAddress ?? words.missingAddress]] },
      ...namedIn(plan),
      { title: words.words, rows: words.glossary },
    ],
  }
}

const named = ['network', 'exclusions', 'emergencyPhone', 'claimDeadline'] as const

/** What the plan names, and what it doesn't. */
function namedIn(plan: Plan): BrochurePart[] {
  const said = named.flatMap(name => (plan[name] === null ? [] : [[words.names[name], plan[name]] as const]))
  const unsaid = named
    .filter(name => plan[name] === null)
    .map(name => [words.names[name], words.unsaidRows[name]] as const)
  return [
    ...(said.length === 0 ? [] : [{ title: words.said, rows: said }]),
    ...(unsaid.length === 0 ? [] : [{ title: words.unsaid, rows: unsaid, note: words.unsaidNote }]),
  ]
}

function partsOf(plan: Plan): BrochurePart[] {
  const cover = coverOf(plan)
  return [
    {
      title: words.plan,
      rows: [
        [facts.policy, plan.policyId],
        [facts.visas, plan.visas.join(', ')],
        [facts.madeFor, plan.isInternational ? facts.international : facts.everybody],
        [facts.aca, plan.isAca ? facts.meetsAca : facts.failsAca],
      ],
    },
    {
      title: words.pays,
      rows: [
        [facts.deposit, amount(plan.deposit)],
        [facts.deductible, deductibleWords(cover)],
        [facts.share, `${plan.coInsurance} %`],
        [facts.most, amount(plan.outOfPocketMax)],
      ],
    },
    {
      title: words.covers,
      rows: [
        [facts.benefit, benefitWords(cover)],
        [facts.preventive, `${plan.preventive} % paid`],
        [facts.preExisting, plan.coversPreExisting ? facts.covered : facts.notCovered],
        [facts.evacuation, amount(plan.evacuation)],
        [facts.repatriation, amount(plan.repatriation)],
      ],
    },
  ]
}

const exampleBill = 1_000_000

function exampleIn(plan: Plan): BrochurePart {
  const { deductible, share, isCapped, above, student, plan: paid } = exampleOf(plan, exampleBill)
  return {
    title: words.example,
    rows: [
      [exampleWords.bill, amount(exampleBill)],
      [exampleWords.deductible, amount(deductible)],
      [exampleWords.share(plan.coInsurance), amount(share)],
      ...(isCapped ? [[exampleWords.capped, amount(plan.outOfPocketMax)] as const] : []),
      ...(above > 0 ? [[exampleWords.above, amount(above)] as const] : []),
      [exampleWords.student, amount(student)],
      [exampleWords.plan, amount(paid)],
    ],
  }
}

const pricesIn = ({ university, isDearer, bands }: Sale): BrochurePart => ({
  title: words.prices(university),
  note: words.pricesNote,
  columns: [
    [words.pricesAge, words.pricesPrice],
    ...bands.map(({ minAge, maxAge, retailPrice, retailPriceHC }) => [
      words.ages(minAge, maxAge),
      amount(isDearer ? retailPriceHC : retailPrice),
    ]),
  ],
})

// What a student pays of one bill, so that the words of a plan mean something.

type Terms = { deductible: number; coInsurance: number; outOfPocketMax: number; maxBenefit?: number | null | undefined }

type Example = {
  bill: number
  deductible: number
  share: number
  isCapped: boolean
  /** What is beyond the most that the plan pays. */
  above: number
  student: number
  plan: number
}

/** In cents. The first bill of a year: nothing was paid before it. */
export function exampleOf({ deductible, coInsurance, outOfPocketMax, maxBenefit }: Terms, bill: number): Example {
  const first = Math.min(deductible, bill)
  const share = Math.round(((bill - first) * coInsurance) / 100)
  const isCapped = first + share > outOfPocketMax
  const owed = isCapped ? outOfPocketMax : first + share
  const plan = Math.min(bill - owed, maxBenefit ?? Number.POSITIVE_INFINITY)
  return { bill, deductible: first, share, isCapped, above: bill - owed - plan, student: bill - plan, plan }
}
