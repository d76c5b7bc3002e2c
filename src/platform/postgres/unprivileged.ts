// PostgreSQL refuses to run as root, and nginx need not: root lends them an account that owns nothing else.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chown, mkdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export type Account = { uid: number; gid: number }

/** Where what the account cannot reach at its own place is kept. */
export const shelter = '/var/lib/safar'

const postgresAccounts = ['postgres', 'safar-postgres', 'nobody']

/** Undefined when we are not root and need no other account. */
export async function unprivilegedAccount(candidates = postgresAccounts): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await findAccount(candidates)
  if (known !== undefined) return known
  await promisify(execFile)('useradd', ['--system', '--no-create-home', 'safar-postgres'])
  const made = await findAccount(['safar-postgres'])
  if (made === undefined)
    throw new Error('PostgreSQL and nginx do not run as root, and no other account could be made for them.')
  return made
}

async function findAccount(candidates: readonly string[]): Promise<Account | undefined> {
  const accounts = new Map(
    (await readFile('/etc/passwd', 'utf8')).split('\n').map(line => {
      const [name = '', , uid, gid] = line.split(':')
      return [name, { uid: Number(uid), gid: Number(gid) }] as const
    }),
  )
  const name = candidates.find(candidate => accounts.has(candidate))
  return name === undefined ? undefined : accounts.get(name)
}

/** Whether an account without rights of its own gets to this path: each folder above lets others pass. */
export async function isReachableByOthers(target: string): Promise<boolean> {
  const folders = [target]
  while (folders.at(-1) !== path.dirname(folders.at(-1) ?? '/')) folders.push(path.dirname(folders.at(-1) ?? '/'))
  const modes = await Promise.all(
    folders.map(folder =>
      stat(folder).then(
        found => found.mode,
        () => 0,
      ),
    ),
  )
  return modes.every(mode => (mode & 0o001) !== 0)
}

/** A folder of the account's own: this one, or one in the shelter where it cannot get to this one. */
export async function homeFor(folder: string, account: Account | undefined): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const mustMove = account !== undefined && !(await isReachableByOthers(folder))
  const home = mustMove ? path.join(shelter, createHash('sha256').update(folder).digest('hex').slice(0, 16)) : folder
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (account !== undefined) await chown(home, account.uid, account.gid)
  return home
}
