import path from 'node:path'
import { grantRows } from '../platform/database/grants.ts'
import { adoptOrStart } from '../platform/postgres/cluster.ts'
import { giveToRoles } from '../platform/postgres/roles.ts'
import { directUrlOf, type Settings } from '../platform/settings.ts'
import { databaseName } from './database-name.ts'

/** Of a server that runs it is used beside it; where none runs it is started for this. */
export async function databaseOf(settings: Settings) {
  const given = directUrlOf(settings)
  if (given !== undefined) return { url: given, leave: async () => {} }
  const cluster = await adoptOrStart({ folder: path.join(settings.SAFAR_DATA, 'postgres'), durable: true })
  try {
    // A tool may be the first of its release to come to this folder.
    const { ownerUrl, appUrl } = await giveToRoles(cluster.url(databaseName))
    await grantRows(ownerUrl, appUrl)
    return { url: appUrl, leave: cluster.leaveOrStop }
  } catch (error) {
    await cluster.leaveOrStop()
    throw error
  }
}
