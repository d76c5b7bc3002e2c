// A PostgreSQL of the bench's own, as durable as the product's, with a database for each who needs one.
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import postgres from 'postgres'
import { prepareDatabase } from '#src/app/prepare-database.ts'
import { startCluster } from '#src/platform/postgres/cluster.ts'

export type Place = {
  /** Where PostgreSQL keeps its rows. */
  rows: string
  /** The address of a database of this name, made when it is asked for first. */
  database: (name: string) => Promise<string>
  close: () => Promise<void>
}

export async function openPlace(): Promise<Place> {
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-bench-'))
  await chmod(folder, 0o755)
  const cluster = await startCluster({ folder, durable: true })
  const admin = postgres(cluster.url('postgres'), { max: 1, onnotice: () => {} })
  const made = new Map<string, Promise<string>>()

  const make = async (name: string): Promise<string> => {
    await admin`create database ${admin(name)}`
    // Parse Server makes its tables itself.
    const url = cluster.url(name)
    if (name !== 'parse') await prepareDatabase({ ownerUrl: url, appUrl: url })
    return url
  }
  return {
    rows: path.join(folder, 'cluster'),
    database: name => {
      const known = made.get(name) ?? make(name)
      made.set(name, known)
      return known
    },
    close: async () => {
      await admin.end()
      await cluster.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
