// `npm test`: all checks, the tests of rules and services, and the main journeys; then one line that counts them.
// `npm run test:rest`: everything else, which is tests/rest and a few tests on the oldest PostgreSQL. `npm test -- rest`: both.
// `--postgres=15` runs them on Debian's PostgreSQL 15. `--note-durations` also writes which files take longest
// (tools/durations.json), for the order of later runs.
import { runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { findPostgres15 } from './postgres-15.ts'
import { runTests, type Outcome } from './vitest-run.ts'

type Part = { name: string; run: () => Promise<Outcome> }

const chromium = await findChromium()
const postgres = process.argv.includes('--postgres=15') ? '15' : ''
const environment = { SAFAR_TEST_CHROMIUM: chromium, SAFAR_TEST_POSTGRES: postgres }

const main: readonly Part[] = [
  { name: 'checks', run: async () => ({ ...(await runChecks()), failures: [] }) },
  { name: 'rules and services', run: () => runTests('rules and services', { environment }) },
  { name: 'journeys', run: () => runTests('journeys', { environment }) },
]

/** What would notice first that a statement or a migration needs a newer PostgreSQL. */
const onOldest = ['src/platform/database', 'src/platform/live', 'src/platform/jobs', 'src/features/chat']

const rest: readonly Part[] = [
  { name: 'other services', run: () => runTests('other services', { environment }) },
  { name: 'other journeys', run: () => runTests('other journeys', { environment }) },
  { name: 'on PostgreSQL 15', run: runOnOldest },
]

const parts = [...(process.argv.includes('main') ? main : []), ...(process.argv.includes('rest') ? rest : [])]

// One after the other, each on all cores: side by side one starves the other, and ends alone on one core.
const outcomes: (Outcome & { name: string; seconds: number })[] = []
for (const { name, run } of parts) {
  const start = performance.now()
  outcomes.push({ name, ...(await run()), seconds: Math.round((performance.now() - start) / 1000) })
}
// Once more at the very end: of a long run often only the end is kept.
for (const failure of outcomes.flatMap(one => one.failures)) console.log(`\n✗ ${failure}`)
console.log()
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(`${name}: ${passed} passed, ${failed} failed, in ${seconds} s`)
}
const total = { passed: sum(outcomes.map(one => one.passed)), failed: sum(outcomes.map(one => one.failed)) }
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)

/** A machine whose system has no PostgreSQL 15 any more tests on ours alone, and says so. */
async function runOnOldest(): Promise<Outcome> {
  const none = { passed: 0, failed: 0, failures: [] }
  // All of them were run on it.
  if (postgres === '15') return none
  const isThere = await findPostgres15().then(
    () => true,
    ({ message }: Error) => {
      console.log(`${message} Nothing was tried on it.`)
      return false
    },
  )
  if (!isThere) return none
  return runTests('rules and services', { environment: { ...environment, SAFAR_TEST_POSTGRES: '15' }, only: onOldest })
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
