import { z } from 'zod'
import { openRoute, seldom } from '#src/wire/route.ts'

const price = z.object({
  what: z.string(),
  paidTo: z.string(),
  currency: z.enum(['INR', 'USD']),
  /** In paise or cents; the same where there is one price. */
  least: z.number().int(),
  most: z.number().int(),
  /** The day that the newest of these prices is of. */
  on: z.iso.date(),
  /** Made up to show how things look. */
  isSample: z.boolean(),
})
export type Price = z.infer<typeof price>

const aboutView = z.object({
  /** Demo people and made-up data. */
  isDemo: z.boolean(),
  company: z.object({ name: z.string(), address: z.string() }).nullable(),
  supportEmail: z.string().nullable(),
  /** Of the grievance officer. */
  grievanceEmail: z.string().nullable(),
  prices: z.array(price),
})
export type AboutView = z.infer<typeof aboutView>

export const legalContract = {
  about: openRoute('GET', '/api/about', {
    mayLag: true,
    summary: 'Who runs this copy of Safar, how to reach them, and what a student may be charged in it.',
    topic: 'about',
    answer: aboutView,
  }),
}

export const legalContracts = { legal: seldom(legalContract) }
