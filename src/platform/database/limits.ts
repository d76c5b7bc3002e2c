// Rate limits in the database, so that they hold across processes: a bucket that leaks.
import { sql } from 'drizzle-orm'
import type { Origin } from '#src/values/networks.ts'
import { Refusal, tooManyRequests, type Problem } from '#src/wire/problem.ts'
import type { Database } from './database.ts'

export type Limit = { key: string; most: number; per: Temporal.Duration }

export const perHour = (key: string, most: number): Limit => ({ key, most, per: Temporal.Duration.from({ hours: 1 }) })
export const perDay = (key: string, most: number): Limit => ({ key, most, per: Temporal.Duration.from({ hours: 24 }) })

/** So much from one source, and ten times as much from its network, where many live behind one address. */
export const fromOrigin = ({ source, network }: Origin, { key, most, per }: Limit): readonly Limit[] => [
  { key: `${key}-from:${source}`, most, per },
  { key: `${key}-from-network:${network}`, most: most * 10, per },
]

export async function useAll(limits: Limits, all: readonly Limit[], why?: Problem): Promise<void> {
  for (const limit of all) await limits.use(limit, why)
}

export type Limits = {
  /** Counts one use, or refuses when the bucket is full. */
  use: (limit: Limit, why?: Problem) => Promise<void>
  /** Takes one use back: it was no misuse. */
  giveBack: (key: string) => Promise<void>
  /** Forgets the uses of a key, as after a right password. */
  forget: (key: string) => Promise<void>
}

export function limitsIn(db: Database, now: () => Temporal.Instant): Limits {
  return {
    use: async ({ key, most, per }, why = tooManyRequests) => {
      const leakPerSecond = most / per.total('seconds')
      const at = now().toString()
      // A clock that was put back fills no bucket.
      const passed = sql`greatest(0, extract(epoch from (${at}::timestamptz - rate_limits.at)))`
      const leaked = sql`greatest(0, rate_limits.level - ${passed} * ${leakPerSecond}::double precision)`
      // A full bucket is left as it stands, so that knocking on a closed door does not keep it closed.
      const [row] = await db.execute<{ level: number }>(sql`
        insert into rate_limits (key, level, at) values (${key}, 1, ${at}::timestamptz)
        on conflict (key) do update set level = ${leaked} + 1, at = excluded.at
        where ${leaked} + 1 <= ${most}::double precision + 0.000001
        returning level`)
      if (row === undefined) throw new Refusal(why)
    },
    giveBack: async key => {
      await db.execute(sql`update rate_limits set level = greatest(0, level - 1) where key = ${key}`)
    },
    forget: async key => {
      await db.execute(sql`delete from rate_limits where key = ${key}`)
    },
  }
}
