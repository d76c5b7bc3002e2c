// What a cluster of PostgreSQL is made of, as Debian 12 packages it. Nothing of it is started as a service.
import { findPostgres15 } from '../../../tools/postgres-15.ts'
import { fromApt, onPath } from '../../../tools/programs.ts'

/** `postgres` is the folder of its programs. */
export type Programs = { etcd: string; patroni: string; haproxy: string; postgres: string }

export const findPrograms = async (): Promise<Programs> => ({
  postgres: await findPostgres15(),
  patroni: await found(['python3-etcd', 'patroni'], 'patroni'),
  etcd: await found(['etcd-server'], 'etcd'),
  haproxy: await found(['haproxy'], 'haproxy'),
})

async function found(packages: readonly string[], name: string): Promise<string> {
  const program = onPath([name]) ?? (await fromApt(packages, [name]))
  if (program === undefined) throw new Error(`No ${name} is here, and apt could not bring one. Please install it.`)
  return program
}
