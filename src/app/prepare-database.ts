// All that is made in the database before a server serves: tables, the jobs' tables, triggers, and what the server may do.
import { openDatabase } from '../platform/database/database.ts'
import { grantRows } from '../platform/database/grants.ts'
import { migrateDatabase } from '../platform/database/migrate.ts'
import { watchTablesOf } from '../platform/facts/watch.ts'
import { migrateJobs } from '../platform/jobs/migrate.ts'
import { factsOfAnybody } from './journey-facts.ts'

export type Addresses = {
  /** Of the role that owns everything, and that the server does not go by. */
  ownerUrl: string
  /** Of the role that works with rows. The same address where there is one role alone. */
  appUrl: string
}

export async function prepareDatabase({ ownerUrl, appUrl }: Addresses): Promise<void> {
  await migrateDatabase(ownerUrl)
  await migrateJobs(ownerUrl)
  const { sql, close } = openDatabase(ownerUrl, { max: 2 })
  await watchTablesOf(sql, factsOfAnybody(sql)).finally(close)
  await grantRows(ownerUrl, appUrl)
}
