// For trials on one machine: three nodes of PostgreSQL beside each other, and an S3 server that keeps its files in a folder.
import path from 'node:path'
import { openTrialBucket, type Trial } from '../trial.ts'
import { openHa } from './open-ha.ts'
import { planFrom } from './plan.ts'

const here = '127.0.0.1'

/** The S3 server listens at this port, and the cluster at those behind it. */
export async function openHaTrial(folder: string, port: number): Promise<Trial> {
  const plan = planFrom(port + 1, `${here}/32`, () => here)
  const ha = await openHa({ folder: path.join(folder, 'ha'), plan })
  try {
    const bucket = await openTrialBucket(path.resolve(folder, 'bucket'), port)
    return {
      environment: {
        DATABASE_URL: ha.appUrl,
        DATABASE_READ_URL: ha.readUrl,
        SAFAR_MIGRATIONS_URL: ha.ownerUrl,
        SAFAR_DATABASE_CONNECTIONS: '8',
        ...bucket.environment,
      },
      close: async () => {
        await bucket.close()
        await ha.close()
      },
    }
  } catch (error) {
    await ha.close()
    throw error
  }
}
