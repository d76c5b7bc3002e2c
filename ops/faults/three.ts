// Three servers behind nginx, as `npm run cluster` starts them, on a database that is given.
import { mkdtemp, chmod, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openCluster, type Cluster } from '../deploy/open-cluster.ts'
import { openTrialBucket } from '../deploy/trial.ts'
import type { Addresses } from '#src/app/prepare-database.ts'
import { readSettings } from '#src/platform/settings.ts'
import { freePort } from '#tests/free-port.ts'
import { testSecret } from '#tests/app.ts'
import { patient } from '#tests/patient.ts'

export type Three = Cluster & { bucket: string }

export async function openThree({ ownerUrl, appUrl }: Addresses, more: Record<string, string> = {}): Promise<Three> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-three-'))
  await chmod(folder, 0o755)
  const port = await freePorts(5)
  const bucket = path.join(folder, 'bucket')
  const stored = await openTrialBucket(bucket, port + 4)
  const drop = async () => {
    await stored.close()
    await rm(folder, { recursive: true, force: true })
  }
  const environment = {
    PATH: process.env['PATH'] ?? '',
    PORT: String(port),
    DATABASE_URL: appUrl,
    SAFAR_MIGRATIONS_URL: ownerUrl,
    SAFAR_DATA: folder,
    SAFAR_ENV: 'development',
    SAFAR_LOG: 'error',
    SAFAR_SECRET: testSecret,
    SAFAR_DATABASE_CONNECTIONS: '4',
    ...patient,
    ...stored.environment,
    ...more,
  }
  try {
    const cluster = await openCluster({ settings: readSettings(environment), environment, say: () => {} })
    return {
      ...cluster,
      bucket,
      close: async () => {
        await cluster.close()
        await drop()
      },
    }
  } catch (error) {
    await drop()
    throw error
  }
}

/** So many, one behind the other. */
async function freePorts(count: number): Promise<number> {
  const first = await freePort()
  for (let next = 1; next < count; next += 1) if ((await freePort()) !== first + next) return freePorts(count)
  return first
}
