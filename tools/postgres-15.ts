// Debian's PostgreSQL 15, the oldest that Safar runs on, with pg_basebackup, which our own package lacks.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fromApt, isProgram } from './programs.ts'

const bin = '/usr/lib/postgresql/15/bin'

/** The folder of its programs. */
export async function findPostgres15(): Promise<string> {
  if (!isInstalled()) {
    // Who may not write there may not install either.
    await makeNoCluster().catch(() => {})
    await fromApt(['postgresql-15'], [])
  }
  if (!isInstalled()) throw new Error('No PostgreSQL 15 is here, and apt could not install one.')
  return bin
}

const isInstalled = () => isProgram(path.join(bin, 'postgres'))

/** The package would otherwise make a database of its own on this machine, and start a server on it. */
async function makeNoCluster(): Promise<void> {
  const folder = '/etc/postgresql-common/createcluster.d'
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'safar.conf'), 'create_main_cluster = false\n')
}
