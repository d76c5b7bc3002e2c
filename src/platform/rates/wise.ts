// Wise's public comparison of those who send money: one GET, without an account.
import { z } from 'zod'
import { callProvider, unexpectedAnswer } from '../providers/call.ts'
import type { Ports, RatesAnswer } from '../ports.ts'

export type RatesSource = { baseUrl: string; name: string; isSample: boolean; patience?: number }

export const wiseName = "Wise's comparison"

const duration = z.string().transform(written => {
  const parsed = Temporal.Duration.from(written)
  return Math.round(parsed.total({ unit: 'minutes', relativeTo: '2000-01-01' }))
})

const quote = z.object({
  rate: z.number().positive(),
  fee: z.number().nonnegative(),
  isConsideredMidMarketRate: z.boolean().default(false),
  deliveryEstimation: z
    .object({ duration: z.object({ max: duration.nullish() }).nullish() })
    .nullish()
    .catch(null),
  dateCollected: z.iso.datetime({ offset: true }),
})

const comparison = z.object({
  providers: z.array(
    z.object({
      name: z.string().min(1).max(100),
      logos: z.object({ normal: z.object({ svgUrl: z.string().nullish() }).nullish() }).nullish(),
      quotes: z.array(quote),
    }),
  ),
})

export const wiseRates = ({ name, isSample, ...reach }: RatesSource): Ports['rates'] => ({
  compare: async rupees => {
    const provider = { name: 'Wise', ...reach }
    const answer = await callProvider(
      provider,
      `/v4/comparisons/?sourceCurrency=INR&targetCurrency=USD&sendAmount=${rupees}`,
      { method: 'GET', headers: { accept: 'application/json' } },
    )
    const read = comparison.safeParse(answer.body)
    if (!answer.isOk || !read.success) throw unexpectedAnswer('Wise', answer)
    return { source: name, isSample, ...answerOf(read.data) }
  },
})

/** The first quote of each; the rate between banks is that of anyone who changes at it. */
function answerOf({ providers }: z.output<typeof comparison>): Omit<RatesAnswer, 'source' | 'isSample'> {
  const rows = providers.flatMap(({ name, logos, quotes: [first] }) =>
    first === undefined ? [] : [{ name, logo: logos?.normal?.svgUrl ?? null, ...first }],
  )
  const mid = rows.find(row => row.isConsideredMidMarketRate) ?? rows.toSorted((a, b) => b.rate - a.rate)[0]
  if (mid === undefined) throw unexpectedAnswer('Wise', { status: 200 })
  return {
    midRate: rupeesPerDollar(mid.rate),
    collectedAt: Temporal.Instant.from(mid.dateCollected),
    providers: rows.map(({ name, logo, rate, fee, deliveryEstimation }) => ({
      name,
      logo,
      rate: rupeesPerDollar(rate),
      feePaise: Math.round(fee * 100),
      minutes: deliveryEstimation?.duration?.max ?? null,
    })),
  }
}

/** It says dollars for a rupee. */
const rupeesPerDollar = (dollarsPerRupee: number): number => Math.round(10_000 / dollarsPerRupee)
