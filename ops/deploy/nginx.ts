// An nginx of our own: without rights, in its own folder, ended with what it serves.
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { homeFor, unprivilegedAccount } from '#src/platform/postgres/unprivileged.ts'
import { fromApt, onPath } from '../../tools/programs.ts'
import { nginxConf } from './nginx.conf.ts'
import { isAnswered } from './readiness.ts'

type Front = {
  folder: string
  host: string
  port: number
  names: readonly string[]
  servers: readonly string[]
  /** For a test, which reaches a limit sooner. */
  changed?: (conf: string) => string
}

/** Longer than a server finishes what is under way (SAFAR_FINISH_SECONDS). */
const longestStop = 25_000

const same = (conf: string): string => conf

export type Nginx = { pid: number; stop: () => Promise<void> }

async function findNginx(): Promise<string> {
  const found = onPath(['nginx']) ?? (await fromApt(['nginx-light', 'nginx'], ['nginx']))
  if (found === undefined) throw new Error('No nginx is here, and apt could not bring one. Please install it.')
  return found
}

export async function startNginx({ folder, host, port, names, servers, changed = same }: Front): Promise<Nginx> {
  const program = await findNginx()
  const account = await unprivilegedAccount(['www-data', 'nobody'])
  const home = await homeFor(path.resolve(folder, 'nginx'), account)
  const conf = path.join(home, 'nginx.conf')
  const temporary = path.join(home, 'temporary')
  await mkdir(temporary, { recursive: true, mode: 0o700 })
  if (account !== undefined) await chown(temporary, account.uid, account.gid)
  const [pid, errors] = [path.join(home, 'nginx.pid'), path.join(home, 'error.log')]
  const listen = [`${host.includes(':') ? `[${host}]` : host}:${port}`]
  await writeFile(conf, changed(nginxConf({ listen, names, servers, pid, errors, temporary })))
  const args = ['-p', home, '-e', errors, '-c', conf]
  const options = { ...account, cwd: home }
  // One that an earlier run left behind, killed before it could end it, holds the port.
  await promisify(execFile)(program, [...args, '-s', 'stop'], options).catch(() => {})
  const child = spawn(program, [...args, '-g', 'daemon off;'], {
    ...options,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const isUp = () => isAnswered(`http://${listen[0]}/`)
  const isHere = () => child.exitCode === null
  while (!(await isUp()) && isHere()) await new Promise(resolve => setTimeout(resolve, 20))
  if (child.pid === undefined || !isHere()) throw new Error(`nginx did not start; ${errors} may say why.`)
  return {
    pid: child.pid,
    stop: async () => {
      // In its own good order: what is under way is answered.
      if (isHere()) child.kill('SIGQUIT')
      const limit = setTimeout(() => child.kill('SIGTERM'), longestStop)
      await ended
      clearTimeout(limit)
    },
  }
}
