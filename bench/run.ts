// `npm run bench`: each figure beside the one it is held against, in one run, on one machine.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { measureCommits } from './commits.ts'
import { measureCustomSteps } from './custom-steps.ts'
import { measureI20 } from './i20.ts'
import { measureInsurancePlans } from './insurance-plans.ts'
import { measureJourneyRead } from './journey-read.ts'
import { measureLive } from './live.ts'
import { measureLoans } from './loans.ts'
import { measureMemory } from './memory.ts'
import { measureNotifications } from './notifications.ts'
import { measureQuote } from './quote.ts'
import { measureTranscripts } from './transcripts.ts'

const folder = await mkdtemp(path.join(tmpdir(), 'safar-bench-'))
await chmod(folder, 0o755)
const cluster = await startCluster({ folder, durable: true })
const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
await admin`create database bench`
await admin.end()
const url = cluster.url('bench')
await migrateDatabase(url)

const results = [measureQuote(), measureTranscripts()]
try {
  results.push(await measureMemory(url, path.join(folder, 'cluster')))
  results.push(await measureJourneyRead(url))
  results.push(await measureCommits(url))
  results.push(await measureLive(url))
  results.push(await measureNotifications(url))
  results.push(await measureCustomSteps(url))
  results.push(await measureI20(url))
  results.push(await measureInsurancePlans(url))
  results.push(await measureLoans(url))
} finally {
  await cluster.stop()
  await rm(folder, { recursive: true, force: true })
}
for (const { title, lines } of results) console.log(`\n${title}\n${lines.map(line => `  ${line}`).join('\n')}`)
const missed = results.filter(result => !result.isMet)
console.log(
  missed.length === 0 ? '\nEvery target is met.' : `\nNot met: ${missed.map(({ title }) => title).join('; ')}`,
)
process.exit(missed.length === 0 ? 0 : 1)
