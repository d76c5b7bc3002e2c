// One PostgreSQL for a test run, with a database that all others are copied from.
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { readUniversities } from '../seed/universities.ts'
import { stockUniversities } from '../src/features/universities/stock.ts'
import { buildServerWhenStale, buildWebWhenStale } from '../src/app/builds.ts'
import { prepareDatabase } from '../src/app/prepare-database.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { giveToRoles } from '../src/platform/postgres/roles.ts'
import { findPostgres15 } from '../tools/postgres-15.ts'
import { openTestApp } from './app.ts'
import { quickestFolder } from './quickest-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    clusterUrl: string
  }
}

export default async function setup({ provide, name }: TestProject) {
  // Once, rather than by each program that a test starts.
  await buildServerWhenStale()
  await buildWebWhenStale()
  const folder = await mkdtemp(path.join(await quickestFolder(), 'safar-test-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ folder, durable: false, ...(await otherPrograms()) })
  await prepareTemplate(
    cluster.url('postgres'),
    cluster.url('template'),
    name.endsWith('journeys') || name === 'every route',
  )
  provide('clusterUrl', cluster.url('postgres'))
  return async () => {
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** `npm test -- --postgres=15` asks for Debian's in place of our own. */
async function otherPrograms(): Promise<{ bin?: string }> {
  return process.env['SAFAR_TEST_POSTGRES'] === '15' ? { bin: await findPostgres15() } : {}
}

/** As a first start leaves it, so that no test waits for what its server would make anew. */
async function prepareTemplate(adminUrl: string, templateUrl: string, withUniversities: boolean): Promise<void> {
  const admin = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await admin`create database template`
  await admin.end()
  const addresses = await giveToRoles(templateUrl)
  await prepareDatabase(addresses)
  const app = await openTestApp({ databaseUrl: addresses.appUrl })
  if (withUniversities) await stockUniversities(app.services, readUniversities())
  await app.end()
}
