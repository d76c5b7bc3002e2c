import { setTimeout as pause } from 'node:timers/promises'
import postgres from 'postgres'

export type Claim = { release: () => Promise<void> }

const lock = 7_236_002
const eachTry = 200

/**
 * A lock held by a connection ends with the process that holds it, even one killed with -9; a file
 * with a process id in it would not. The holder's name says where it serves. A PostgreSQL that fell and was begun
 * again knows of no lock: it is taken again, and where somebody else was faster, `onLost` hears of it.
 */
export async function claimFolder(
  url: string,
  servesAt: string,
  database: string,
  onLost: () => void,
): Promise<Claim | { takenBy: string }> {
  let isOver = false
  let retaking: Promise<void> | undefined
  const client = postgres(url, {
    max: 1,
    onnotice: () => {},
    idle_timeout: 0,
    max_lifetime: null,
    backoff: () => eachTry / 1000,
    connection: { application_name: servesAt },
    onclose: () => {
      if (!isOver) retaking ??= retake(client, () => isOver, onLost).finally(() => (retaking = undefined))
    },
  })
  const end = async () => {
    isOver = true
    await client.end({ timeout: 1 })
  }
  if (!(await take(client))) {
    const [holder] = await client<{ name: string }[]>`
      select a.application_name as name from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'advisory' and l.objid = ${lock} and l.granted`
    await end()
    return { takenBy: holder?.name ?? 'an address it does not tell' }
  }
  const [made] = await client`select 1 from pg_database where datname = ${database}`
  if (made === undefined) await client`create database ${client(database)}`
  return { release: end }
}

async function take(client: postgres.Sql): Promise<boolean> {
  const [row] = await client<{ mine: boolean }[]>`select pg_try_advisory_lock(${lock}) as mine`
  return row?.mine === true
}

async function retake(client: postgres.Sql, isOver: () => boolean, onLost: () => void): Promise<void> {
  while (!isOver()) {
    const isMine = await take(client).catch(() => undefined)
    if (isMine === true) return
    if (isMine === false) return onLost()
    await pause(eachTry)
  }
}
