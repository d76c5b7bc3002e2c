import { and, isNull, lt } from 'drizzle-orm'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { documents } from './tables.ts'

/** Files that nothing was sent with, and those that broke off on their way. */
export const documentJobs = ({ db, now, ports }: Services): JobKind[] => [
  {
    name: 'sweep-documents',
    cron: '41 * * * *',
    work: async () => {
      const isOld = lt(documents.sentAt, now().subtract({ hours: 24 }))
      const swept = await db
        .delete(documents)
        .where(and(isNull(documents.attachedTo), isOld))
        .returning({ path: documents.path })
      for (const { path } of swept) await ports.files.remove(path)
    },
  },
]
