// For trials on one machine: a PostgreSQL of our own, and an S3 server that keeps its files in a folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { claimFolder } from '#src/app/claim.ts'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import { isAnswered } from './readiness.ts'
import { trialAccount } from '#tests/s3/trial-account.ts'

export type Trial = { environment: Record<string, string>; close: () => Promise<void> }

const database = 'safar'

export async function openTrial(folder: string, port: number, servesAt: string): Promise<Trial> {
  const cluster = await startCluster({ folder: path.join(folder, 'postgres'), durable: true })
  const claim = await claimFolder(cluster.url('postgres'), servesAt, database, () => {
    console.error('Another Safar took this folder over while its PostgreSQL was away.')
    process.kill(process.pid, 'SIGTERM')
  })
  if ('takenBy' in claim) {
    await cluster.leave()
    throw new Error(`Safar is already running from this folder, at ${claim.takenBy}`)
  }
  const { ownerUrl, appUrl } = await giveToRoles(cluster.url(database))
  const bucket = await openTrialBucket(path.resolve(folder, 'bucket'), port)
  return {
    environment: {
      DATABASE_URL: appUrl,
      SAFAR_MIGRATIONS_URL: ownerUrl,
      SAFAR_DATABASE_CONNECTIONS: '8',
      ...bucket.environment,
    },
    close: async () => {
      await bucket.close()
      await claim.release()
      await cluster.stop()
    },
  }
}

export async function openTrialBucket(folder: string, port: number): Promise<Trial> {
  const program = fileURLToPath(new URL('../../tests/s3/program.ts', import.meta.url))
  const child = spawn(process.execPath, [program, folder, String(port)], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const endpoint = `http://127.0.0.1:${port}`
  while (!(await isAnswered(endpoint))) {
    if (child.exitCode !== null) throw new Error(`The S3 server for trials did not start at ${endpoint}.`)
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  return {
    environment: {
      SAFAR_S3_BUCKET: trialAccount.bucket,
      SAFAR_S3_REGION: trialAccount.region,
      SAFAR_S3_ENDPOINT: endpoint,
      SAFAR_S3_KEY: trialAccount.key,
      SAFAR_S3_SECRET: trialAccount.secret,
    },
    close: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
