// One PostgreSQL for a test run, with a database that all others are copied from.
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { factsOfAnybody } from '../src/app/journey-facts.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { watchTablesOf } from '../src/platform/facts/watch.ts'
import { openJobs } from '../src/platform/jobs/jobs.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-test-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ folder, durable: false })
  await prepareTemplate(cluster.url('postgres'), cluster.url('template'))
  provide('clusterUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function prepareTemplate(adminUrl: string, templateUrl: string): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin`create database template`
  await admin.end()
  await migrateDatabase(templateUrl)
  const { sql, close } = openDatabase(templateUrl, { max: 2 })
  await watchTablesOf(sql, factsOfAnybody(sql))
  await close()
  const jobs = openJobs(templateUrl, error => {
    throw error
  })
  await jobs.start([])
  await jobs.close()
}
