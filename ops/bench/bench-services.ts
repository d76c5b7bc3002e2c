// The product's services without a server, for what is measured at the database and not over the network.
import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buildServices } from '#src/platform/compose.ts'
import type { Jobs } from '#src/platform/jobs/jobs.ts'
import type { Services } from '#src/platform/services.ts'
import { readSettings } from '#src/platform/settings.ts'

/** At a moment that stands still. */
export async function withServices<Measured>(
  databaseUrl: string,
  now: Temporal.Instant,
  measure: (services: Services, jobs: Pick<Jobs, 'start'>) => Promise<Measured>,
): Promise<Measured> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-bench-services-'))
  const { services, jobs, close } = await buildServices({
    settings: readSettings({
      SAFAR_DATA: folder,
      SAFAR_LOG: 'silent',
      SAFAR_SECRET: 'a secret for the bench alone, long enough',
    }),
    databaseUrl,
    now: () => now,
    random: length => new Uint8Array(randomBytes(length)),
    processId: randomUUID(),
    onError: error => console.error(error),
  })
  try {
    return await measure(services, jobs)
  } finally {
    await close()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A statement holds 65,534 parameters. */
const atOnce = 1000

/** Rows for all of them, a thousand at a time. In a database that is in use autovacuum has counted them. */
export async function addRows(
  { sql }: Pick<Services, 'sql'>,
  owners: readonly string[],
  add: (some: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < owners.length; from += atOnce) await add(owners.slice(from, from + atOnce))
  await sql`analyze`
}
