import { readFileSync } from 'node:fs'
import path from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { z } from 'zod'

/** Written by `npm test -- --note-durations`: a fresh clone has no durations of its own, and vitest would go by size. */
const durations = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(new URL('durations.json', import.meta.url), 'utf8')))

/** A long file that begins last is waited for on one core alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => secondsOf(other) - secondsOf(one))
  }
}

const secondsOf = ({ moduleId }: TestSpecification): number => durations[path.relative('.', moduleId)] ?? 0
