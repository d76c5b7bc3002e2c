import { z } from 'zod'
import { unavailable } from '#src/wire/problem.ts'
import { signedInRoute } from '#src/wire/route.ts'

/** In ten-thousandths of a rupee, for a dollar. */
const rate = z.number().int().positive()
const minor = z.number().int().nonnegative()

export const ratesView = z.object({
  source: z.string(),
  isSample: z.boolean(),
  collectedAt: z.iso.datetime(),
  askedAt: z.iso.datetime(),
  /** Between banks. */
  midRate: rate,
  /** What a dollar on the card costs. */
  cardRate: rate,
  /** On sending 100,000.00 INR, the cheapest first. */
  rows: z.array(
    z.object({
      name: z.string(),
      logo: z.string().nullable(),
      cheapest: z.boolean(),
      /** In cents, and how many fewer than with the cheapest. */
      rgets: minor,
      diff: minor,
      /** In minutes, at most. */
      timeTaken: z.number().int().nullable(),
      exchangeRateINRToUSD: rate,
      /** In paise. */
      fee: minor,
    }),
  ),
})
export type RatesView = z.infer<typeof ratesView>
export type RateRow = RatesView['rows'][number]

export const exchangeContract = {
  read: signedInRoute('GET', '/api/exchange/rates', {
    summary: 'Who changes rupees into dollars, compared on one amount; with the source and its day.',
    topic: 'exchange',
    answer: ratesView,
    problems: [unavailable],
  }),
}

export const exchangeContracts = { exchange: exchangeContract }
