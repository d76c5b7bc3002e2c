// A package of others that is run beside us and that nothing of ours depends on: fetched into .cache/ when somebody asks for it.
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.ts'

/** The file of a package, fetched if it isn't there yet. */
export async function bring(name: string, version: string, file: string): Promise<string> {
  const home = path.resolve('.cache', `${name}-${version}`)
  const wanted = path.join(home, 'node_modules', name, file)
  if (existsSync(wanted)) return wanted
  // npm installs into the nearest folder that has a package.json: without one of its own that would be the project's.
  await mkdir(home, { recursive: true })
  await writeFile(path.join(home, 'package.json'), '{"private":true}')
  const { code, output } = await run(
    'npm',
    ['install', '--prefix', home, '--no-audit', '--no-fund', '--ignore-scripts', `${name}@${version}`],
    { quiet: true },
  )
  if (code !== 0 || !existsSync(wanted)) throw new Error(`${name} could not be installed: ${lastLines(output)}`)
  return wanted
}

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join(' · ')
