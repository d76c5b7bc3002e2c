// Programs of the system's: on the path, else from apt.
import { accessSync, constants } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.ts'

/** Where those lie that only an administrator usually starts. */
const administrators = ['/usr/local/sbin', '/usr/sbin', '/sbin']

export function onPath(names: readonly string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(path.delimiter), ...administrators]
  return names.flatMap(name => folders.map(folder => path.join(folder, name))).find(isProgram)
}

/** The first package of these that brings one of the programs. None of its services is started. */
export async function fromApt(packages: readonly string[], names: readonly string[]): Promise<string | undefined> {
  console.log(`Installing ${packages[0]} from apt …`)
  await run('apt-get', ['update', '-q'], { quiet: true })
  await withoutServices(async () => {
    for (const name of packages) {
      await run('apt-get', ['install', '-y', '-q', name], { quiet: true })
      if (onPath(names) !== undefined) break
    }
  })
  return onPath(names)
}

/** Debian asks this program whether a service may be started; where there is none, it may. */
const policy = '/usr/sbin/policy-rc.d'

async function withoutServices(work: () => Promise<void>): Promise<void> {
  const isOurs = await writeFile(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755, flag: 'wx' }).then(
    () => true,
    () => false,
  )
  await work().finally(() => (isOurs ? rm(policy) : undefined))
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
