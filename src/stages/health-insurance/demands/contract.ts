import { z } from 'zod'

const cents = z.number().int().min(0)
const percent = z.number().int().min(0).max(100)

/** What a university demands, as it is kept and shown. */
export const demandsShape = z.object({
  aca: z.literal(true).exactOptional(),
  maxBenefit: z.union([cents, z.literal('unlimited')]).exactOptional(),
  deductible: z.object({ most: cents, per: z.enum(['year', 'condition']) }).exactOptional(),
  coInsuranceMost: percent.exactOptional(),
  evacuation: cents.exactOptional(),
  repatriation: cents.exactOptional(),
  preExisting: z.literal(true).exactOptional(),
  preventive: percent.exactOptional(),
  refusesInternational: z.literal(true).exactOptional(),
  sponsors: z.array(z.string().max(100)).max(20).readonly().exactOptional(),
  unheld: z.array(z.string().max(300)).max(20).readonly().exactOptional(),
})

const counted = z.object({ of: z.number().int(), failed: z.number().int(), unheld: z.array(z.string()).readonly() })
const reason = z.object({ by: z.enum(['university', 'us']), title: z.string(), asks: z.string(), has: z.string() })

/** Whether the university is likely to accept a plan, by what we know of its rules. */
export const verdictShape = z.object({
  is: z.enum(['not-checked', 'no-waivers', 'fails', 'meets']),
  /** Whose rules they are: of so many that we know of so many are not met, and these were not checked. */
  university: counted,
  us: counted,
  isRefused: z.boolean(),
  source: z.string().nullable(),
  checkedOn: z.iso.date().nullable(),
  /** The academic year of the university's rules, by the year in which it began. */
  year: z.number().int().nullable(),
  /** The rules are of an earlier year than the cover: they prove nothing for it. */
  isEarlier: z.boolean(),
  reasons: z.array(reason).readonly(),
})
