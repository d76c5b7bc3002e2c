// Builds what is served and what serves it when their sources are newer; nothing to do takes milliseconds.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

type Build = {
  what: string
  folder: string
  /** Where it begins: it is there when the build is. */
  entry: string
  /** The folders that its sources lie in, and which of their files they are. */
  from: readonly string[]
  isSource: (file: string) => boolean
  others: readonly string[]
  builder: string
  args: readonly string[]
}

const root = fileURLToPath(new URL('../..', import.meta.url))

const web: Build = {
  what: 'web app',
  folder: 'dist/web',
  entry: 'index.html',
  from: ['src'],
  // What of `src` gets into a page.
  isSource: file =>
    /^src\/(app\/web|manifest|ui|browser|journey|values|wire)\//.test(file) ||
    /^src\/(features|stages)\/(.*\/)?((rules|copy|contract|stages|facts\.shape)\.ts$|module\.(web|desk)\.tsx$|module\.server\.ts$|screens\/)/.test(
      file,
    ) ||
    ['src/app/server-modules.ts', 'src/app/hints.ts', 'src/app/written-pages.ts'].includes(file),
  others: ['vite.config.ts', 'package-lock.json'],
  builder: 'node_modules/vite/bin/vite.js',
  args: ['build', '--logLevel', 'warn'],
}

const server: Build = {
  what: 'server',
  folder: 'dist/server',
  entry: 'start.js',
  from: ['src', 'seed'],
  isSource: file => file.endsWith('.ts') && !/\.test\.ts$|\/screens\/|^src\/(app\/web|ui|browser)\//.test(file),
  others: ['rolldown.config.ts', 'package-lock.json'],
  builder: 'node_modules/rolldown/bin/cli.mjs',
  args: ['--config', 'rolldown.config.ts'],
}

export const buildWebWhenStale = (): Promise<string> => buildWhenStale(web)
export const buildServerWhenStale = (): Promise<string> => buildWhenStale(server)
export const buildWeb = (): Promise<void> => build(web)

/** Where it begins, once it is as new as its sources. */
async function buildWhenStale(one: Build): Promise<string> {
  const entry = path.join(root, one.folder, one.entry)
  // In a container image lies what was built, and nothing to build with.
  if (!existsSync(path.join(root, one.builder))) {
    if (existsSync(entry)) return entry
    throw new Error(`The ${one.what} is not built, and there is nothing here to build it with.`)
  }
  if ((await readFile(stampOf(one), 'utf8').catch(() => '')) === fingerprint(one) && existsSync(entry)) return entry
  if (process.connected !== true) console.log(`Building the ${one.what} …`)
  await build(one)
  return entry
}

async function build(one: Build): Promise<void> {
  const from = fingerprint(one)
  // In a process of its own: what a build needs in memory, the server need not hold for ever.
  await promisify(execFile)(process.execPath, [path.join(root, one.builder), ...one.args], {
    cwd: root,
    // A test that builds gets what everybody gets.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  await writeFile(stampOf(one), from)
}

const stampOf = ({ folder }: Build): string => path.join(root, folder, '.built-from')

/** Names, sizes and times: reading every file would cost more than it tells. */
function fingerprint({ from, isSource, others }: Build): string {
  const all = from.flatMap(folder =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map(
      file => `${folder}/${file.replaceAll(path.sep, '/')}`,
    ),
  )
  const lines = [...all.filter(isSource), ...others].toSorted().map(file => {
    const look = statSync(path.join(root, file))
    return look.isFile() ? `${file}:${look.size}:${look.mtimeMs}\n` : ''
  })
  return createHash('sha256').update(lines.join('')).digest('hex')
}
