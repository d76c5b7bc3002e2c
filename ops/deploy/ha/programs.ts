// What a cluster of PostgreSQL is made of, as Debian 12 packages it. Nothing of it is started as a service.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { fromApt, isProgram, onPath } from '../../../tools/programs.ts'

export type Programs = { etcd: string; patroni: string; haproxy: string }

/** Where Debian keeps PostgreSQL 15. */
export const postgresBin = '/usr/lib/postgresql/15/bin'

/** Read where PostgreSQL is installed: no cluster of the system's is made then. */
const noCluster = { folder: '/etc/postgresql-common/createcluster.d', file: 'safar.conf' }

export async function findPrograms(): Promise<Programs> {
  const postgres = `${postgresBin}/postgres`
  if (!isProgram(postgres)) await installPostgres()
  if (!isProgram(postgres)) throw missing('PostgreSQL 15')
  return {
    patroni: await found(['python3-etcd', 'patroni'], 'patroni'),
    etcd: await found(['etcd-server'], 'etcd'),
    haproxy: await found(['haproxy'], 'haproxy'),
  }
}

async function found(packages: readonly string[], name: string): Promise<string> {
  const program = onPath([name]) ?? (await fromApt(packages, [name]))
  if (program === undefined) throw missing(name)
  return program
}

const missing = (what: string) => new Error(`No ${what} is here, and apt could not bring one. Please install it.`)

async function installPostgres(): Promise<void> {
  const { folder, file } = noCluster
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${file}`, 'create_main_cluster = false\n')
  await fromApt(['postgresql-15'], []).finally(() => rm(`${folder}/${file}`))
}
