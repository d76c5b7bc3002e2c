// A PDF that shows a whole Aadhaar or card number is refused, unless its sender says that it is something else.
import type { Call } from '#src/platform/services.ts'
import type { Check } from '#src/platform/ports.ts'
import { poolOf } from '#src/platform/workers/pool.ts'
import { numberInPaper } from '../contract.ts'
import * as copy from '../copy.ts'
import { saying, type Bytes } from '../streams.ts'
import type { Kind } from '../rules.ts'
import type { Shown } from './number-search.ts'
import type { NumberJobs } from './worker.ts'

const readers = poolOf<NumberJobs>(new URL('./worker.ts', import.meta.url))

/** Undefined where it can't be read: locked, broken, or too much for the bounds of the process that reads it. */
export const numbersIn = (person: string, fetch: () => Promise<Uint8Array>): Promise<Shown | undefined> =>
  readers.runOn(person, 'numbersShown', fetch).catch(() => undefined)

export const withoutNumbers =
  ({ caller, keepsNumbers }: Call, kind: Kind): Check =>
  async read => {
    if (kind !== 'pdf' || keepsNumbers === true) return
    const shown = await numbersIn(caller.id, () => readAll(read()))
    if (shown?.ending === undefined) return
    throw saying(numberInPaper, copy.numberInPaper(shown.ending))
  }

/** As large as a student's may be: what the desk sends may be larger, and is not held in memory for this. */
const mostBytes = 10 * 1_048_576

async function readAll(content: Bytes): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of content) {
    bytes += chunk.length
    if (bytes > mostBytes) throw new Error('This PDF is too large to be read.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
