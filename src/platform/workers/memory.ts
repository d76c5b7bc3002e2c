import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const megabyte = 1_048_576
const pageSize = 4096

/** What a process has for itself alone; undefined where that cannot be read, as on Windows, or it is gone. */
export function megabytesOf(pid: number): Promise<number | undefined> {
  const look = process.platform === 'linux' ? ofLinux(pid) : process.platform === 'win32' ? undefined : ofOthers(pid)
  return look?.catch(() => undefined) ?? Promise.resolve(undefined)
}

async function ofLinux(pid: number): Promise<number> {
  const [, resident = 0, shared = 0] = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number)
  return ((resident - shared) * pageSize) / megabyte
}

async function ofOthers(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) / 1024
}
