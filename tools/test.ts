// `npm test`: every check and every test there is, then one line that counts them.
// `npm test -- --postgres=15` runs all of them on Debian's PostgreSQL 15; without it a few do.
// `npm test -- --note-durations` also writes which files take longest (tools/durations.json), for the order of later runs.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { findPostgres15 } from './postgres-15.ts'
import { noteDurations } from './note-durations.ts'
import { run } from './run.ts'

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  success: z.boolean(),
  testResults: z.array(
    z.object({
      name: z.string(),
      startTime: z.number(),
      endTime: z.number(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
})
type Report = z.infer<typeof report>

/** What would notice first that a statement or a migration needs a newer PostgreSQL. */
const onOldest = ['src/platform/database', 'src/platform/live', 'src/platform/jobs', 'src/features/chat']

const chromium = await findChromium()
const postgres = process.argv.includes('--postgres=15') ? '15' : ''
const checked = await runChecks()
// One after the other, each on both cores: side by side one starves the other, and ends alone on one core. A journey
// waits for its page a good part of its time, so that there is room for a third beside two.
const outcomes = [
  { ...checked, failures: [] },
  await runVitest('rules and services', { workers: 2, postgres }),
  await runVitest('journeys', { workers: 3, postgres }),
  ...(postgres === '' && (await hasOldest())
    ? [await runVitest('rules and services', { workers: 2, postgres: '15', only: onOldest })]
    : []),
]
const [passed, failed] = [sum(outcomes.map(one => one.passed)), sum(outcomes.map(one => one.failed))]
// Once more at the very end: of a long run often only the end is kept.
for (const failure of outcomes.flatMap(one => one.failures)) console.log(`\n✗ ${failure}`)
console.log(`\n${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)

/** A machine whose system has no PostgreSQL 15 any more tests on ours alone, and says so. */
async function hasOldest(): Promise<boolean> {
  return findPostgres15().then(
    () => true,
    ({ message }: Error) => {
      console.log(`${message} Nothing was tried on it.`)
      return false
    },
  )
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

async function runVitest(
  project: string,
  { workers, postgres: version, only = [] }: { workers: number; postgres: string; only?: readonly string[] },
): Promise<{ passed: number; failed: number; failures: readonly string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-report-'))
  const file = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(
    'vitest',
    ['run', `--project=${project}`, `--maxWorkers=${workers}`, ...reporters, ...only],
    {
      environment: { SAFAR_TEST_CHROMIUM: chromium, SAFAR_TEST_POSTGRES: version },
    },
  )
  const text = await readFile(file, 'utf8').catch(() => '')
  await rm(folder, { recursive: true, force: true })
  if (text === '') return { passed: 0, failed: 1, failures: [`${project}: ended with ${code} and without a report`] }
  const { numPassedTests, numFailedTests, success, testResults } = report.parse(JSON.parse(text))
  if (success && only.length === 0 && process.argv.includes('--note-durations')) await noteDurations(testResults)
  // A file that does not load fails no test of its own, yet is a failure.
  const unseen = (!success || code !== 0) && numFailedTests === 0 ? 1 : 0
  return { passed: numPassedTests, failed: numFailedTests + unseen, failures: failuresOf(testResults) }
}

function failuresOf(files: Report['testResults']): readonly string[] {
  return files.flatMap(({ name, message, assertionResults }) => [
    ...(message === '' ? [] : [`${path.relative('.', name)}\n${cut(message)}`]),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(one => `${path.relative('.', name)}: ${one.fullName}\n${cut(one.failureMessages?.join('\n') ?? '')}`),
  ])
}

/** Enough to see what it was; the whole stands above. */
function cut(text: string): string {
  return text.slice(0, 1500)
}
