import { z } from 'zod'
import { notFound } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'
import { criteria } from '../demands/rules.ts'
import { demandsShape, verdictShape } from '../demands/contract.ts'
import { partners, planCodes, visas } from '../coverage/rules.ts'
import { terms } from './rules.ts'

const cents = z.number().int()

const band = z.object({
  minAge: z.number().int(),
  maxAge: z.number().int(),
  retailPrice: cents,
  retailPriceHC: cents,
})

const planView = z.object({
  planID: z.string(),
  partner: z.enum(partners),
  code: z.enum(planCodes),
  retailName: z.string(),
  insuranceCompany: z.string(),
  visas: z.array(z.enum(visas)),
  isACA: z.boolean(),
  isInternational: z.boolean(),
  planFeatures: z.object({
    deductible: cents,
    isDeductibleAnnual: z.boolean(),
    coInsurance: z.number().int(),
    outOfPocketMax: cents,
    maxBenefit: cents.nullable(),
    evacuation: cents,
    repatriation: cents,
    coversPreExisting: z.boolean(),
    preventive: z.number().int(),
  }),
  deposit: cents,
  bands: z.array(band),
  brochureURL: z.string().nullable(),
  /** Sample data says of which day it is. */
  sampleOf: z.iso.date().nullable(),
  /** Against what the university demands, what stops first. */
  findings: z.array(z.object({ criterion: z.enum(criteria), verdict: z.enum(['met', 'missed', 'refused']) })),
  /** Whether the university is likely to accept it: for a J-1, who has to meet what the US asks, and for all others. */
  verdicts: z.object({ J1: verdictShape, others: verdictShape }),
})
export type PlanView = z.infer<typeof planView>

const offerView = z.object({
  university: z.object({
    id: z.string(),
    name: z.string(),
    stateCode: z.string(),
    noWaiver: z.boolean(),
    /** When it takes waivers, and where that was read; null where nobody read it. */
    window: z
      .object({
        opens: z.iso.date().nullable(),
        deadline: z.iso.date().nullable(),
        source: z.string(),
        checkedOn: z.iso.date(),
      })
      .nullable(),
    customDates: z.boolean(),
    allowedStartDates: z.array(z.iso.date()),
    maxStartDate: z.iso.date().nullable(),
    terms: z.partialRecord(z.enum(terms), z.object({ start: z.iso.date(), end: z.iso.date() })),
  }),
  /** Where its demands were read; null where we have not read them. */
  demands: z
    .object({ asked: demandsShape, source: z.string(), checkedOn: z.iso.date(), year: z.number().int().nullable() })
    .nullable(),
  plans: z.array(planView),
})
export type OfferView = z.infer<typeof offerView>

export const catalogueContract = {
  plans: signedInRoute('GET', '/api/insurance/universities/{university}', {
    summary: 'The plans sold at a university, their prices by age, and how each compares with its demands.',
    topic: 'insurance',
    input: z.object({ university: z.string().max(200) }),
    answer: offerView,
    problems: [notFound],
  }),
}
