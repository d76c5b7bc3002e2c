import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { adoptBaseline } from './baseline.ts'
import { ensureUuidv7 } from './uuidv7.ts'

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))
/** Any number; the same for every server, so that one migrates while the others wait. */
const lock = 7_236_001

export async function migrateDatabase(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  try {
    await client`select pg_advisory_lock(${lock})`
    await adoptBaseline(client, migrationsFolder)
    await ensureUuidv7(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    await client.end({ timeout: 5 })
  }
}
