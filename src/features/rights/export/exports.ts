// The job that makes a copy, and the one that takes it away a day later. Killed anywhere, it is made again from the start.
import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Services } from '#src/platform/services.ts'
import type { JobKind } from '#src/platform/jobs/jobs.ts'
import { notify } from '#src/features/notifications/notify.ts'
import * as copy from '../copy.ts'
import { hoursOfAnExport } from '../rules.ts'
import type { RightsSources } from '#src/features/people/personal-data/sources.ts'
import { dataExports } from '../tables.ts'
import { archiveOf } from './archive.ts'
import { zipOf } from '#src/platform/zip.ts'

export const exportJob = 'data-export'
const payload = z.object({ id: z.uuid() })
type Asked = typeof dataExports.$inferSelect

export const exportJobs = (services: Services, sources: RightsSources): JobKind[] => [
  { name: exportJob, work: async given => makeExport(services, sources, payload.parse(given).id) },
  { name: 'sweep-data-exports', cron: '*/15 * * * *', work: () => sweepExports(services) },
]

export async function makeExport(services: Services, sources: RightsSources, id: string): Promise<void> {
  const [asked] = await services.db.select().from(dataExports).where(eq(dataExports.id, id))
  if (asked === undefined || asked.readyAt !== null || asked.failedAt !== null) return
  const progress = (done: number, total: number) => noteProgress(services, asked, done, total)
  const { bytes } = await services.standby.readCommitted(from => {
    const entries = archiveOf({ ...services, ...from }, sources, asked.owner, progress)
    return services.ports.files.put(asked.owner, pathOf(asked), zipOf(entries, services.now()))
  })
  await noteReady(services, asked, bytes)
}

export const pathOf = ({ owner, id }: Pick<Asked, 'owner' | 'id'>): string => `exports/${owner}/${id}.zip`

async function noteProgress({ change }: Services, { id, owner }: Asked, done: number, total: number): Promise<void> {
  await change(async ({ tx, announce }) => {
    await tx.update(dataExports).set({ done, total }).where(eq(dataExports.id, id))
    await announce(`person:${owner}`, 'rights')
  })
}

async function noteReady(services: Services, { id, owner }: Asked, bytes: number): Promise<void> {
  const isWanted = await services.change(async change => {
    const [ready] = await change.tx
      .update(dataExports)
      .set({ readyAt: services.now(), bytes })
      .where(and(eq(dataExports.id, id), isNull(dataExports.readyAt)))
      .returning({ id: dataExports.id })
    if (ready === undefined) return false
    await notify(change, services, { to: owner, type: 'security', href: '/profile/your-data', ...copy.exportReady })
    await change.announce(`person:${owner}`, 'rights')
    return true
  })
  // Its owner was erased meanwhile.
  if (!isWanted) await services.ports.files.remove(pathOf({ id, owner }))
}

export async function sweepExports(services: Services): Promise<void> {
  const { db, now, ports } = services
  const old = await db
    .select()
    .from(dataExports)
    .where(
      and(
        isNotNull(dataExports.readyAt),
        isNull(dataExports.sweptAt),
        lt(dataExports.readyAt, now().subtract({ hours: hoursOfAnExport })),
      ),
    )
  for (const gone of old) {
    await ports.files.remove(pathOf(gone))
    await db.update(dataExports).set({ sweptAt: now() }).where(eq(dataExports.id, gone.id))
  }
  await giveUp(services)
}

/** One that broke eight times would stand in the way of the next for good. */
async function giveUp({ change, now }: Services): Promise<void> {
  await change(async ({ tx, announce }) => {
    const given = await tx
      .update(dataExports)
      .set({ failedAt: now() })
      .where(
        and(
          isNull(dataExports.readyAt),
          isNull(dataExports.failedAt),
          lt(dataExports.askedAt, now().subtract({ hours: 2 })),
        ),
      )
      .returning({ owner: dataExports.owner })
    for (const { owner } of given) await announce(`person:${owner}`, 'rights')
  })
}
