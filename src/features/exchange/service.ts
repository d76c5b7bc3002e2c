import { desc, lt } from 'drizzle-orm'
import type { Queries } from '#src/platform/database/database.ts'
import type { Services } from '#src/platform/services.ts'
import { ProviderUnavailable } from '#src/platform/providers/call.ts'
import { rupees } from '#src/values/money.ts'
import { momentOf } from '#src/journey/moments.ts'
import { Refusal, unavailable } from '#src/wire/problem.ts'
import type { RatesView } from './contract.ts'
import type { Rate } from './cost/rules.ts'
import { cardRate, compare, compared, isFresh } from './rules.ts'
import { exchangeRates } from './tables.ts'

type Row = typeof exchangeRates.$inferSelect

export async function read(services: Services): Promise<RatesView> {
  const { midRate, providers, ...row } = await latest(services)
  return {
    source: row.source,
    isSample: row.isSample,
    collectedAt: momentOf(row.collectedAt),
    askedAt: momentOf(row.askedAt),
    midRate,
    cardRate: cardRate(midRate),
    rows: compare(providers.map(({ feePaise, ...provider }) => ({ ...provider, fee: rupees(feePaise) }))).map(
      ({ name, logo, rate, fee, minutes, received, diff, isCheapest }) => ({
        name,
        logo,
        cheapest: isCheapest,
        rgets: received.minor,
        diff: diff.minor,
        timeTaken: minutes,
        exchangeRateINRToUSD: rate,
        fee: fee.minor,
      }),
    ),
  }
}

export type SellingRate = { rate: Rate; source: string; collectedAt: Temporal.Instant }

/** What a dollar on the card costs now. Nothing is sold at a rate of yesterday, nor for real money at a sample's. */
export async function sellingRate(call: Services): Promise<SellingRate> {
  const row = await latest(call)
  const isForReal = call.settings.SAFAR_RAZORPAY_KEY !== undefined
  if (!isFresh(momentOf(row.askedAt), momentOf(call.now())) || (row.isSample && isForReal))
    throw new Refusal(unavailable)
  return { rate: cardRate(row.midRate), source: row.source, collectedAt: row.collectedAt }
}

/** The last that was asked for; where none was ever, or it is of yesterday, asks now. */
async function latest(services: Services): Promise<Row> {
  const known = await lastOf(services)
  if (known !== undefined && isFresh(momentOf(known.askedAt), momentOf(services.now()))) return known
  // Beside the call's own change, whose answer may be kept for a repeat.
  return keepRates(services.db, services).catch(error => {
    if (!(error instanceof ProviderUnavailable)) throw error
    if (known === undefined) throw new Refusal(unavailable)
    return known
  })
}

const lastOf = async ({ db }: Services): Promise<Row | undefined> =>
  (await db.select().from(exchangeRates).orderBy(desc(exchangeRates.id)).limit(1))[0]

const keptFor = Temporal.Duration.from({ hours: 24 * 30 })

/** Asked by a job: anyone who looks at rates sees them change. */
export async function askRates(services: Services): Promise<void> {
  await keepRates(services.db, services)
  await services.change(({ announce }) => announce('all', 'exchange'))
}

async function keepRates(db: Queries, { ports, now }: Services): Promise<Row> {
  const answer = await ports.rates.compare(compared.minor / 100)
  const [row] = await db
    .insert(exchangeRates)
    .values({ ...answer, askedAt: now() })
    .returning()
  if (row === undefined) throw new Error('The rates were not written.')
  await db.delete(exchangeRates).where(lt(exchangeRates.askedAt, now().subtract(keptFor)))
  return row
}

/** The rate between banks that was asked for last; none where none ever was. Asks nobody. */
export async function lastRate(db: Queries): Promise<number | undefined> {
  const [row] = await db
    .select({ midRate: exchangeRates.midRate })
    .from(exchangeRates)
    .orderBy(desc(exchangeRates.id))
    .limit(1)
  return row?.midRate
}
