// An app in this process on a PostgreSQL of its own, where a part of the torture looks at its rows, its memory or its clock.
import { rm } from 'node:fs/promises'
import path from 'node:path'
import postgres from 'postgres'
import { seed } from '#seed/seed.ts'
import { prepareDatabase } from '#src/app/prepare-database.ts'
import { startCluster } from '#src/platform/postgres/cluster.ts'
import { giveToRoles } from '#src/platform/postgres/roles.ts'
import { openTestApp, type Clock, type TestApp } from '#tests/app.ts'
import { newFolder } from './product.ts'

export async function withApp<T>(
  work: (app: TestApp) => Promise<T>,
  clock?: Clock,
  more: Record<string, string> = {},
): Promise<T> {
  const { folder } = await newFolder()
  const cluster = await startCluster({ folder: path.join(folder, 'postgres'), durable: false })
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  await admin`create database torture`
  await admin.end()
  const addresses = await giveToRoles(cluster.url('torture'))
  await prepareDatabase(addresses)
  const app = await openTestApp({
    databaseUrl: addresses.appUrl,
    settings: { SAFAR_DEMO: 'on', SAFAR_DATABASE_CONNECTIONS: '20', ...more },
    isReachable: true,
    ...(clock !== undefined && { clock }),
  })
  try {
    await seed(app.services)
    return await work(app)
  } finally {
    await app.end()
    await cluster.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
