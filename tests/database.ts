import postgres from 'postgres'
import { inject } from 'vitest'
import { asRole, databaseGiven } from '../src/platform/postgres/roles.ts'

export type FreshDatabase = {
  /** By the role that the server goes by. */
  url: string
  drop: () => Promise<void>
}

let made = 0

/** A database of one's own, migrated, copied in a blink. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `t${process.pid}_${(made += 1)}`
  const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)} template template strategy file_copy`
  await admin.unsafe(databaseGiven(name)).simple()
  await admin.end()
  return {
    url: asRole(at(clusterUrl, name), 'app'),
    drop: async () => {
      const again = postgres(clusterUrl, { max: 1, onnotice: () => {} })
      await again`drop database if exists ${again(name)} with (force)`
      await again.end()
    },
  }
}

/** The same database by its owner. */
export const ownerUrlOf = (url: string): string =>
  asRole(at(inject('clusterUrl'), new URL(url).pathname.slice(1)), 'owner')

export async function withOwner<T>(url: string, work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(ownerUrlOf(url), { max: 1, onnotice: () => {} })
  return work(sql).finally(() => sql.end())
}

function at(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
