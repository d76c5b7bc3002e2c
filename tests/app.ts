// A whole app for a test: its own database, its own sandboxes, and a clock that stands where it is put.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getTableName, like } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type postgres from 'postgres'
import { demoCodes } from '../seed/demo-authenticator.ts'
import { notDrawn } from '../src/app/pages.ts'
import { buildServer, type Server } from '../src/app/server.ts'
import { buildServices, type Built } from '../src/platform/compose.ts'
import { ordinaryHere, type Patience } from '../src/platform/http/patience.ts'
import { recordedErrors } from '../src/platform/records/tables.ts'
import { readSettings } from '../src/platform/settings.ts'
import { checkedFacts, type CheckedFacts } from './checked-facts.ts'
import { freshDatabase, withOwner } from './database.ts'
import { freePort } from './free-port.ts'
import { patient } from './patient.ts'
import { answerLate } from './slow-network.ts'
import { openOwnConnections, ownWrites } from './own-writes.ts'
import { storedSmuggled } from './smuggled.ts'

export type Clock = {
  now: () => Temporal.Instant
  set: (moment: string) => void
  pass: (duration: Temporal.DurationLike) => void
}

export function clockAt(moment: string): Clock {
  let now = Temporal.Instant.from(moment)
  return {
    now: () => now,
    set: other => {
      now = Temporal.Instant.from(other)
    },
    pass: duration => {
      now = now.add(duration)
    },
  }
}

export type TestApp = Built & {
  clock: Clock
  server: Server
  url: string
  databaseUrl: string
  /** By the owner of the database, for what the server may not do there, such as remove what only ever grows. */
  asOwner: (statement: string) => Promise<readonly postgres.Row[]>
  clear: (...tables: PgTable[]) => Promise<void>
  end: () => Promise<void>
}

/** The same for all: databases are copied from one that it was opened in. */
export const testSecret = 'a secret for tests only, long enough'

type Wishes = {
  settings?: Record<string, string>
  databaseUrl?: string
  clock?: Clock
  /** Known by its address before it is built, so that what is sent to that address arrives. */
  isReachable?: boolean
  /** Passkeys are tied to a name, and there are none at 127.0.0.1. */
  host?: '127.0.0.1' | 'localhost'
  patience?: Patience
  /** Jobs of the clock come by the real one, at any moment of a test, which calls them itself instead. */
  comesRound?: boolean
  /** For a test that looks at forgotten notices itself. */
  checked?: CheckedFacts
}

/** Served on a port of its own, so that cookies, streams and uploads are the real thing. */
export async function openTestApp({
  settings = {},
  databaseUrl,
  clock = clockAt('2026-06-15T06:00:00Z'),
  isReachable = false,
  host = '127.0.0.1',
  patience = ordinaryHere(),
  comesRound = false,
  checked: { cacheFacts, forgotten } = checkedFacts(),
}: Wishes = {}): Promise<TestApp> {
  const port = isReachable ? await freePort() : 0
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-app-'))
  const database = databaseUrl === undefined ? await freshDatabase() : { url: databaseUrl, drop: async () => {} }
  const built = await buildServices({
    settings: readSettings({
      SAFAR_DATA: folder,
      SAFAR_ENV: 'development',
      SAFAR_LOG: 'silent',
      SAFAR_SECRET: testSecret,
      SAFAR_DATABASE_CONNECTIONS: '6',
      ...patient,
      ...(isReachable && { SAFAR_URL: `http://${host}:${port}` }),
      ...settings,
    }),
    databaseUrl: database.url,
    now: clock.now,
    random: length => new Uint8Array(randomBytes(length)),
    processId: randomUUID(),
    onError: error => console.error(error),
    cacheFacts,
    comesRound,
  })
  const server = await buildServer(built, { readDemoCode: demoCodes, patience })
  if (process.env['SAFAR_SLOW_NETWORK'] !== undefined) answerLate(server.app.server)
  const address = await server.app.listen({ port, host: '127.0.0.1' })
  const url = address.replace('127.0.0.1', host)
  const own = openOwnConnections(database.url)
  return {
    ...built,
    // The server has connections of its own, so what a test writes itself is distinguished.
    services: { ...built.services, db: own.db, sql: own.sql, inTransaction: own.inTransaction },
    clock,
    server,
    url,
    databaseUrl: database.url,
    asOwner: statement => withOwner(database.url, sql => sql.unsafe(statement)).finally(ownWrites.noteWrite),
    clear: (...tables) =>
      withOwner(database.url, async sql => {
        for (const table of tables) await sql`delete from ${sql(getTableName(table))}`
      }).finally(ownWrites.noteWrite),
    end: async () => {
      const stored = await storedSmuggled(built)
      const undrawn = await own.db
        .select()
        .from(recordedErrors)
        .where(like(recordedErrors.message, `${notDrawn}%`))
      await own.close()
      await server.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
      if (undrawn.length > 0) throw new Error(undrawn.map(({ url, message }) => `${url}: ${message}`).join('\n'))
      if (forgotten.length > 0) throw new Error(forgotten.join('\n'))
      if (stored.length > 0) throw new Error(`What no client may write was stored in ${stored.join()}.`)
    },
  }
}
