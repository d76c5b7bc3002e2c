// `npm run cluster`: three servers behind nginx, on one PostgreSQL and one S3 that are given.
// `npm run cluster -- --trial` brings both, and with `--ha` a PostgreSQL that outlives a machine. SIGHUP starts the servers again one by one, SIGTERM and Ctrl-C end all.
import { demoPassword } from '#seed/people.ts'
import { readSettings, SettingsError, type Settings } from '#src/platform/settings.ts'
import { openCluster } from './open-cluster.ts'
import { openHaTrial } from './ha/trial.ts'
import { openTrial } from './trial.ts'

const orTry = 'To try it on this machine with everything of its own: npm run cluster -- --trial'
const stops: (() => Promise<void>)[] = []
let stopping: Promise<void> | undefined
/** Nothing to start anew as long as all is being started. */
let restart = async () => {}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))
process.on('SIGHUP', () => void restart().catch(error => console.error(error.message)))
try {
  await start(process.argv.includes('--trial'))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  await stop(1)
}

async function start(isTrial: boolean): Promise<void> {
  const environment = given(process.env)
  if (isTrial) Object.assign(environment, await trial(environment))
  const settings = readSettings(environment)
  refuseWithout(settings)
  const cluster = await openCluster({ settings, environment, say: console.log })
  stops.push(cluster.close)
  restart = () => {
    console.log('Starting the servers again, one by one …')
    return cluster.restart()
  }
  console.log(`\nSafar is ready: ${cluster.url} (three servers behind nginx)\n`)
  if (settings.isDemo) console.log(`  Demo sign-in: meera.iyer@example.com, password ${demoPassword}\n`)
}

async function trial(environment: Record<string, string>): Promise<Record<string, string>> {
  const { SAFAR_DATA, PORT, publicUrl } = readSettings(environment)
  const isHa = process.argv.includes('--ha')
  const opened = isHa ? await openHaTrial(SAFAR_DATA, PORT + 4) : await openTrial(SAFAR_DATA, PORT + 4, publicUrl)
  stops.push(opened.close)
  console.log(
    `For trials only: ${isHa ? 'three PostgreSQL under Patroni' : 'a PostgreSQL'} and an S3 server of our own, all in the data folder, and demo people.`,
  )
  return { SAFAR_ENV: 'development', SAFAR_DEMO: 'on', ...opened.environment }
}

function refuseWithout({ DATABASE_URL, SAFAR_S3_BUCKET }: Settings): void {
  if (DATABASE_URL === undefined) {
    throw new SettingsError(`DATABASE_URL is missing: several servers need one PostgreSQL. ${orTry}`)
  }
  if (SAFAR_S3_BUCKET === undefined) {
    throw new SettingsError(`SAFAR_S3_BUCKET is missing: several servers need one place for files. ${orTry}`)
  }
}

function given(environment: NodeJS.ProcessEnv): Record<string, string> {
  const pairs = Object.entries(environment)
  return Object.fromEntries(pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])))
}

/** Last opened, first closed; once, however often Ctrl-C is pressed. */
function stop(code: number): Promise<void> {
  return (stopping ??= (async () => {
    for (const close of stops.toReversed()) await close().catch(error => console.error(error))
    process.exit(code)
  })())
}
