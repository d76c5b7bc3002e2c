import path from 'node:path'
import { adoptOrStart } from '../platform/postgres/cluster.ts'
import type { Settings } from '../platform/settings.ts'
import { databaseName } from './database-name.ts'

/** Of a server that runs it is used beside it; where none runs it is started for this. */
export async function databaseOf({ DATABASE_URL: given, SAFAR_DATA }: Settings) {
  if (given !== undefined) return { url: given, leave: async () => {} }
  const cluster = await adoptOrStart({ folder: path.join(SAFAR_DATA, 'postgres'), durable: true })
  return { url: cluster.url(databaseName), leave: cluster.leaveOrStop }
}
