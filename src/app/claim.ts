import postgres from 'postgres'

export type Claim = { release: () => Promise<void> }

const lock = 7_236_002

/**
 * A lock held by a connection ends with the process that holds it, even one killed with -9; a file
 * with a process id in it would not. The holder's name says where it serves.
 */
export async function claimFolder(
  url: string,
  servesAt: string,
  database: string,
): Promise<Claim | { takenBy: string }> {
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    idle_timeout: 0,
    max_lifetime: null,
    connection: { application_name: servesAt },
  })
  const [row] = await client<{ mine: boolean }[]>`select pg_try_advisory_lock(${lock}) as mine`
  if (row?.mine !== true) {
    const [holder] = await client<{ name: string }[]>`
      select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = ${lock} and l.granted`
    await client.end()
    return { takenBy: holder?.name ?? 'an address it does not tell' }
  }
  const [made] = await client`select 1 from pg_database where datname = ${database}`
  if (made === undefined) await client`create database ${client(database)}`
  return { release: () => client.end() }
}
