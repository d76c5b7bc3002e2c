import postgres from 'postgres'
import { inject } from 'vitest'

export type FreshDatabase = { url: string; drop: () => Promise<void> }

let made = 0

/** A database of one's own, migrated, copied in a blink. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const clusterUrl = inject('clusterUrl')
  const name = `t${process.pid}_${(made += 1)}`
  const admin = postgres(clusterUrl, { max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)} template template strategy file_copy`
  await admin.end()
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: async () => {
      const again = postgres(clusterUrl, { max: 1, onnotice: () => {} })
      await again`drop database if exists ${again(name)} with (force)`
      await again.end()
    },
  }
}
