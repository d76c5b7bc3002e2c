// A house in this process, on a PostgreSQL of its own, with a clock that stands where it is put.
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import postgres from 'postgres'
import { buildServer } from '../src/app/server.ts'
import { buildHouse, type Built } from '../src/platform/compose.ts'
import { migrateDatabase } from '../src/platform/database/migrate.ts'
import { startCluster } from '../src/platform/postgres/cluster.ts'
import { readSettings } from '../src/platform/settings.ts'
import { freePort } from '../tests/free-port.ts'
import { newFolder } from './product.ts'

export type OwnHouse = Built & {
  url: string
  databaseUrl: string
  setClock: (at: string) => void
  end: () => Promise<void>
}

export async function openOwnHouse(start: string): Promise<OwnHouse> {
  const { folder, drop } = await newFolder()
  const cluster = await startCluster({ folder: path.join(folder, 'rows'), durable: false })
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  await admin`create database safar`
  await admin.end()
  const databaseUrl = cluster.url('safar')
  await migrateDatabase(databaseUrl)
  let now = Temporal.Instant.from(start)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const built = await buildHouse({
    settings: readSettings({ SAFAR_DATA: path.join(folder, 'data'), SAFAR_LOG: 'silent', SAFAR_URL: url }),
    databaseUrl,
    now: () => now,
    random: length => new Uint8Array(randomBytes(length)),
    processId: randomUUID(),
    onError: error => console.error(error.message),
  })
  const server = await buildServer(built)
  await server.app.listen({ port, host: '127.0.0.1' })
  return {
    ...built,
    url,
    databaseUrl,
    setClock: at => {
      now = Temporal.Instant.from(at)
    },
    end: async () => {
      await server.close()
      await cluster.stop()
      await drop()
    },
  }
}
