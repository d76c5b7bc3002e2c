// Where PostgreSQL's rows and programs lie, and as whom it runs.
import { createHash } from 'node:crypto'
import { chown, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { isReachableByOthers, unprivilegedAccount, type Account } from './unprivileged.ts'

export type Place = { home: string; rows: string; bin: string; account: Account | undefined }

const shelter = '/var/lib/safar'

export async function findPlace(folder: string): Promise<Place> {
  const account = await unprivilegedAccount()
  await mkdir(folder, { recursive: true, mode: 0o755 })
  const mustMove = account !== undefined && !(await isReachableByOthers(folder))
  const home = mustMove ? path.join(shelter, createHash('sha256').update(folder).digest('hex').slice(0, 16)) : folder
  await mkdir(home, { recursive: true, mode: 0o755 })
  if (account !== undefined) await chown(home, account.uid, account.gid)
  const bin = path.join(await findBinaries(account, shelter), 'bin')
  return { home, rows: path.join(home, 'cluster'), bin, account }
}
