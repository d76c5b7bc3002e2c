import { and, isNull, lt } from 'drizzle-orm'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { removeUnused } from './documents.ts'
import { documents } from './tables.ts'

/** Files that nothing was sent with, and those that broke off on their way. */
export const documentJobs = (services: Services): JobKind[] => [
  {
    name: 'sweep-documents',
    cron: '41 * * * *',
    work: async () => {
      const isOld = lt(documents.sentAt, services.now().subtract({ hours: 24 }))
      const swept = await services.db
        .delete(documents)
        .where(and(isNull(documents.attachedTo), isOld))
        .returning({ path: documents.path })
      await removeUnused(
        services,
        swept.map(({ path }) => path),
      )
    },
  },
]
