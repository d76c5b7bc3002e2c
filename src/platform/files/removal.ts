// A file whose row is gone has to go too, also where the bucket is away just then: nothing else would ever find it.
import { z } from 'zod'
import type { JobKind } from '../jobs/jobs.ts'
import type { Files } from '../ports.ts'
import { ProviderUnavailable } from '../providers/call.ts'

const name = 'remove-file'
const removed = z.object({ key: z.string() })

export const removingLater = (
  files: Files,
  later: (job: string, payload: z.infer<typeof removed>) => Promise<void>,
): Files => ({
  ...files,
  remove: key =>
    files.remove(key).catch(async (error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
      await later(name, { key })
    }),
})

/** For these jobs the bucket's own word counts: a try that fails is made again. */
export const fileJobs = ({ remove, sweep }: Files): JobKind[] => [
  { name, work: async given => remove(removed.parse(given).key) },
  { name: 'sweep-uploads', cron: '53 3 * * *', work: sweep },
]
