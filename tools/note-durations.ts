// Which test files take longest, for the order of the next run.
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'

const file = new URL('durations.json', import.meta.url)
const shortest = 5

/** What one file took, in milliseconds since 1970. */
export type FileResult = { name: string; startTime: number; endTime: number }

/** Replaces the figures of the files that were run; a file that is gone by now is dropped with the next run. */
export async function noteDurations(results: readonly FileResult[]): Promise<void> {
  const before = z.record(z.string(), z.number()).parse(JSON.parse(await readFile(file, 'utf8')))
  const after = { ...before }
  for (const { name, startTime, endTime } of results) {
    after[path.relative('.', name)] = Math.round((endTime - startTime) / 1000)
  }
  const long = Object.entries(after)
    .filter(([, seconds]) => seconds >= shortest)
    .toSorted(([one, seconds], [other, otherSeconds]) => otherSeconds - seconds || one.localeCompare(other))
  await writeFile(file, `${JSON.stringify(Object.fromEntries(long), null, 2)}\n`)
}
