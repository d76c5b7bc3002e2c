// PostgreSQL refuses to run as root, so root lends it an account that owns nothing else.
import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

export type Account = { uid: number; gid: number }

const candidates = ['postgres', 'safar-postgres', 'nobody']

/** Undefined when we are not root and need no other account. */
export async function unprivilegedAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined
  const known = await findAccount()
  if (known !== undefined) return known
  await promisify(execFile)('useradd', ['--system', '--no-create-home', 'safar-postgres'])
  const made = await findAccount()
  if (made === undefined) throw new Error('PostgreSQL cannot run as root, and no other account could be made for it.')
  return made
}

async function findAccount(): Promise<Account | undefined> {
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
