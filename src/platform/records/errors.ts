import type { Database } from '../database/database.ts'
import type { Ports, RecordedError } from '../ports.ts'
import type { Forward } from './forwarder.ts'
import { scrub, scrubStack, scrubUrl } from './scrub.ts'
import { recordedErrors } from './tables.ts'

type Parts = { db: Database; now: () => Temporal.Instant; forward: Forward<RecordedError> | undefined }

export function errorRecords({ db, now, forward }: Parts): Ports['errors'] {
  return {
    record: async happened => {
      const clean = withoutPersons(happened)
      const { requestId, ...row } = clean
      forward?.(clean)
      await db.insert(recordedErrors).values({ ...row, requestId: requestId ?? null, at: now() })
    },
  }
}

/** PostgreSQL takes no NUL in a text; a browser may send one. */
const short = (text: string, most: number) => text.replaceAll('\0', '').slice(0, most)

const withoutPersons = ({ where, message, stack, url, requestId }: RecordedError): RecordedError => ({
  where,
  message: scrub(short(message, 2_000)),
  stack: scrubStack(short(stack, 10_000)),
  url: scrubUrl(short(url, 1_000)),
  requestId,
})
