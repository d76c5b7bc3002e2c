import path from 'node:path'
import { demoCodes } from '#seed/demo-authenticator.ts'
import { demoPassword } from '#seed/people.ts'
import { seed, seedDemo } from '#seed/seed.ts'
import { buildServices } from '../platform/compose.ts'
import { isLost } from '../platform/database/transactions.ts'
import { adoptOrStart, type Cluster } from '../platform/postgres/cluster.ts'
import { giveToRoles } from '../platform/postgres/roles.ts'
import { accountsTable, refuseUnsafe } from '../platform/production.ts'
import { directUrlOf, readSettings, SettingsError, type Settings } from '../platform/settings.ts'
import { claimFolder, type Claim } from './claim.ts'
import { databaseName } from './database-name.ts'
import { prepareDatabase, type Addresses } from './prepare-database.ts'
import { buildServer, type Server } from './server.ts'
import { serverModules } from './server-modules.ts'
import { appServices } from './services.ts'

type Surroundings = {
  environment: Record<string, string | undefined>
  now: () => Temporal.Instant
  random: (length: number) => Uint8Array
  processId: string
  webIsBuilt: Promise<unknown>
}

/** For closing all else, once the last answer is given. */
const longestStop = 10_000

export async function start({ webIsBuilt, ...surroundings }: Surroundings): Promise<void> {
  const settings = settingsOrStop(surroundings.environment)
  const stops: (() => Promise<unknown>)[] = []
  const stop = stopOnce(stops, longestStop + (settings.SAFAR_DRAIN_SECONDS + settings.SAFAR_FINISH_SECONDS) * 1000)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  process.on('uncaughtException', error => void stopFor(error, stop))
  process.on('unhandledRejection', error => {
    // On each new connection the driver asks for the types of arrays, and nobody waits for that answer: where the
    // connection is lost meanwhile, the next one asks again.
    if (isLost(error)) console.error(`A connection to PostgreSQL was lost: ${reasonOf(error)}`)
    else void stopFor(error, stop)
  })
  // Started by another program of ours, it does not outlive it.
  process.on('disconnect', () => void stop(0))
  try {
    const addresses = givenDatabase(settings) ?? (await ownDatabase(settings, stops, () => void stop(1)))
    await prepareDatabase(addresses)
    const built = await buildServices({
      settings,
      databaseUrl: addresses.appUrl,
      ...surroundings,
      onError: error => console.error(error.message),
    })
    for (const { beforeServing } of serverModules) await beforeServing?.(built.services, appServices)
    await seed(built.services)
    await seedDemo(built.services)
    await webIsBuilt
    const server = await buildServer(built, { readDemoCode: demoCodes })
    stops.push(server.close)
    await listen(server, settings)
    // A program that started several says itself where they are.
    if (process.connected !== true) greet(settings)
  } catch (error) {
    console.error(reasonOf(error))
    await stop(1)
  }
}

/** What nobody expected leaves a state that nobody knows: what is under way is answered, and the next start is a fresh one. */
function stopFor(error: unknown, stop: (code: number) => Promise<void>): Promise<void> {
  console.error(`Stopping, because of an error that nothing handled: ${reasonOf(error)}`)
  if (error instanceof Error) console.error(error.stack?.split('\n').slice(1).join('\n'))
  return stop(1)
}

function settingsOrStop(environment: Surroundings['environment']): Settings {
  try {
    const settings = readSettings(environment)
    refuseUnsafe(settings)
    return settings
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Without an address for migrations, one role does everything. */
function givenDatabase(settings: Settings): Addresses | undefined {
  const appUrl = directUrlOf(settings)
  return appUrl === undefined ? undefined : { appUrl, ownerUrl: settings.SAFAR_MIGRATIONS_URL ?? appUrl }
}

/** Our own PostgreSQL serves one server: the second one on a folder says where the first is. */
async function ownDatabase(
  settings: Settings,
  stops: (() => Promise<unknown>)[],
  giveWay: () => void,
): Promise<Addresses> {
  const cluster = await adoptOrStart({ folder: path.join(settings.SAFAR_DATA, 'postgres'), durable: true })
  let isLost = false
  const claim = await claimFolder(cluster.url('postgres'), settings.publicUrl, databaseName, () => {
    isLost = true
    console.error('Another Safar took this folder over while its PostgreSQL was away.')
    giveWay()
  }).catch(async error => {
    // Such as a disk without room for the first database: nobody would stop what was started for it.
    await cluster.leaveOrStop()
    throw error
  })
  if ('takenBy' in claim) {
    await cluster.leave()
    throw new Error(`Safar is already running from this folder, at ${claim.takenBy}`)
  }
  stops.push(() => (isLost ? cluster.leave() : stopCluster(cluster, claim)))
  return giveToRoles(cluster.url(databaseName))
}

async function stopCluster(cluster: Cluster, claim: Claim): Promise<void> {
  await claim.release()
  await cluster.stop()
}

async function listen({ app }: Server, { PORT, SAFAR_HOST: host }: Settings): Promise<void> {
  await app.listen({ port: PORT, host }).catch(async error => {
    if (error.code === 'EADDRINUSE') throw new Error(`Port ${PORT} is taken. Choose another: PORT=3001 npm start`)
    if (error.code !== 'EAFNOSUPPORT' || host !== '::') throw error
    await app.listen({ port: PORT, host: '0.0.0.0' })
  })
}

/** What went wrong at the root of it: Drizzle wraps what PostgreSQL said. */
const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message
}

/** Last opened, first closed; once, however often Ctrl-C is pressed. */
function stopOnce(stops: (() => Promise<unknown>)[], longest: number) {
  let stopping: Promise<void> | undefined
  return (code: number) =>
    (stopping ??= (async () => {
      // Whatever hangs, it does not hang for ever.
      setTimeout(() => process.exit(1), longest).unref()
      for (const close of stops.toReversed()) await close().catch(error => console.error(error))
      process.exit(code)
    })())
}

function greet(settings: Settings): void {
  const { publicUrl, isDemo, isProduction } = settings
  console.log(`\nSafar is ready: ${publicUrl}\n`)
  if (isProduction) console.log(`${accountsTable(settings)}\n`)
  if (!isDemo) return
  console.log(`  Demo sign-ins, all with the password ${demoPassword}:`)
  console.log('    meera.iyer@example.com     a student')
  console.log('    kavya@safar.example        the desk, as advisor')
  console.log('    dev@safar.example          the desk, as admin')
  console.log(`  The desk asks for a second factor, a code that the demo shows at ${publicUrl}/sandbox/authenticator`)
  console.log(`  E-mails and messages that it sends: ${publicUrl}/sandbox\n`)
}
