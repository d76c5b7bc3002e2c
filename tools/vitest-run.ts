// Runs the tests of one project of vitest.config.ts and answers what came of them.
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { noteDurations } from './note-durations.ts'
import { run } from './run.ts'

export type Outcome = { passed: number; failed: number; failures: readonly string[] }

export type Project = 'rules and services' | 'journeys' | 'other services' | 'other journeys'

/** What a worker takes with its server and its browser. */
const bytesAWorker = 1.5 * 2 ** 30

/**
 * As many as there are cores, and half as many more for journeys: these wait for their pages a good part of the time.
 * A machine with little memory has fewer.
 */
export function workersFor(project: Project): number {
  const cores = availableParallelism()
  const wanted = project.endsWith('journeys') ? Math.ceil(cores * 1.5) : cores
  return Math.max(1, Math.min(wanted, Math.floor(process.availableMemory() / bytesAWorker)))
}

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

type Wishes = { environment: Record<string, string>; only?: readonly string[] }

export async function runTests(project: Project, { environment, only = [] }: Wishes): Promise<Outcome> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-report-'))
  const file = path.join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await run(
    'vitest',
    ['run', `--project=${project}`, `--maxWorkers=${workersFor(project)}`, ...reporters, ...only],
    { environment },
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
