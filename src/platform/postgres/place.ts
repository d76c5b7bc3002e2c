// Where PostgreSQL's rows and programs lie, and as whom it runs.
import path from 'node:path'
import { findBinaries } from './binaries.ts'
import { homeFor, shelter, unprivilegedAccount, type Account } from './unprivileged.ts'

export type Place = { home: string; rows: string; bin: string; account: Account | undefined }

export async function findPlace(folder: string, otherBin?: string): Promise<Place> {
  const account = await unprivilegedAccount()
  const home = await homeFor(folder, account)
  const bin = otherBin ?? path.join(await findBinaries(account, shelter), 'bin')
  return { home, rows: path.join(home, 'cluster'), bin, account }
}
