// The server is put together here, once, and taken apart in the reverse order.
import { changeRunner, changesOnce, type ChangesOnce, type Repeatable } from './database/change.ts'
import { openDatabase, type Connections } from './database/database.ts'
import { limitsIn } from './database/limits.ts'
import { cacheByVersion, type FactsCache } from './facts/cache.ts'
import type { Services } from './services.ts'
import { removingLater } from './files/removal.ts'
import { openJobs, type Jobs } from './jobs/jobs.ts'
import { openLive, type Live } from './live/live.ts'
import { connectOutside, type Outside } from './outside.ts'
import type { Settings } from './settings.ts'
import { keyring } from './vault/keyring.ts'
import { openStandby, type Standby } from './standby/standby.ts'
import { readSecrets } from './vault/secret.ts'
import { openVault } from './vault/vault.ts'
import { openWatching, type Watching } from './watching/metrics.ts'

export type Built = {
  services: Services
  live: Live
  jobs: Jobs
  outside: Outside
  connections: Connections
  standby: Standby
  watching: Watching
  /** The verbs of a call that may be repeated. */
  changesOnce: (once: Repeatable) => ChangesOnce
  close: () => Promise<void>
}

type Parts = {
  settings: Settings
  /** Without a pool between, even where the settings name one. */
  databaseUrl: string
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
  processId: string
  onError: (error: Error) => void
  /** For tests, which compare each hit with a fresh read (tests/checked-facts.ts). */
  cacheFacts?: (services: Pick<Services, 'sql' | 'vault'>) => FactsCache
  /** For tests, whose clock is not the real one, by which jobs come round: they call such jobs themselves. */
  comesRound?: boolean
}

export async function buildServices({
  settings,
  databaseUrl,
  now,
  random,
  processId,
  onError,
  cacheFacts = () => cacheByVersion(),
  comesRound = true,
}: Parts): Promise<Built> {
  const isPooled = settings.DATABASE_DIRECT_URL !== undefined
  const pooledUrl = (isPooled ? settings.DATABASE_URL : undefined) ?? databaseUrl
  const connections = openDatabase(pooledUrl, { max: settings.SAFAR_DATABASE_CONNECTIONS, isPooled })
  const { db, sql } = connections
  const watching = await openWatching(settings)
  const inTransaction = watching.watchTransactions(connections.inTransaction)
  // A pool hands a connection to somebody else after each transaction: nobody hears anything on it.
  const listening = isPooled ? openDatabase(databaseUrl, { max: 1 }) : undefined
  const standby = await openStandby(connections, {
    primaryUrl: databaseUrl,
    standbyUrl: settings.DATABASE_READ_URL,
    max: settings.SAFAR_DATABASE_CONNECTIONS,
    isPooled,
  })
  const ring = keyring(await readSecrets(settings), random)
  // Keys are asked for in the middle of transactions. From the same pool, as many of those as it has connections
  // would wait for one that none of them gives back.
  const keyConnection = openDatabase(pooledUrl, { max: 1, isPooled })
  const vault = await openVault({ db: keyConnection.db, ring, random, now })
  const live = await openLive(listening?.sql ?? sql, processId)
  const jobs = openJobs(databaseUrl, { onError, watchJob: watching.watchJob, comesRound })
  const outside = await connectOutside({ settings, db, vault, now, random })
  const sendNow = async (name: string, payload: object) => {
    await inTransaction(tx => jobs.send(tx, name, payload))
    jobs.wake([name])
  }
  const parts = {
    db,
    inTransaction,
    vault,
    now,
    sendJob: jobs.send,
    wakeStreams: live.wakeStreams,
    wakeJobs: jobs.wake,
  }
  return {
    services: {
      settings,
      db,
      sql,
      inTransaction,
      standby,
      now,
      random,
      vault,
      change: changeRunner(parts),
      factsCache: cacheFacts({ sql, vault }),
      limits: limitsIn(db, now),
      ports: { ...outside.ports, files: removingLater(outside.ports.files, sendNow) },
    },
    live: {
      ...live,
      subscribe: (audiences, since, deliver) =>
        live.subscribe(audiences, since === undefined ? undefined : standby.rewind(since), deliver),
    },
    jobs,
    outside,
    connections,
    standby,
    watching,
    changesOnce: once => changesOnce(parts, once),
    close: async () => {
      await jobs.close()
      await live.close()
      await outside.close()
      await standby.close()
      await connections.close()
      await keyConnection.close()
      await listening?.close()
      await watching.close()
    },
  }
}
