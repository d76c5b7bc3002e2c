// All that is made in the database before a server serves: tables, the jobs' tables, and what the server may do.
import { grantRows } from '../platform/database/grants.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { migrateJobs } from '../platform/jobs/migrate.ts'

export type Addresses = {
  /** Of the role that owns everything, and that the server does not go by. */
  ownerUrl: string
  /** Of the role that works with rows. The same address where there is one role alone. */
  appUrl: string
}

export async function prepareDatabase({ ownerUrl, appUrl }: Addresses): Promise<void> {
  await migrateDatabase(ownerUrl)
  await migrateJobs(ownerUrl)
  await grantRows(ownerUrl, appUrl)
}
