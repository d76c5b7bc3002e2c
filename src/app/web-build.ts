// Builds the web app when its sources are newer than what was built; nothing to do takes milliseconds.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { glob, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = path.join(root, 'dist', 'web', '.built-from')
const sources = [
  'src/app/web/**/*',
  'src/app/contract.ts',
  'src/{ui,browser}/**/*',
  'src/{journey,values,wire}/**/*',
  'src/{features,stages}/**/{rules,copy,contract,stages}.ts',
  'src/{features,stages}/**/screens/**/*',
  'vite.config.ts',
  'package-lock.json',
]

export async function buildWebWhenStale(): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprint())) return
  console.log('Building the web app …')
  await buildWeb()
}

export async function buildWeb(): Promise<void> {
  const built = await fingerprint()
  // In a process of its own: what a build needs in memory, the server need not hold for ever.
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    cwd: root,
  })
  await writeFile(stamp, built)
}

/** Names, sizes and times: reading every file would cost more than it tells. */
async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
  const files: string[] = []
  for await (const file of glob(sources, { cwd: root })) files.push(file)
  for (const file of files.toSorted()) {
    const { size, mtimeMs } = await stat(path.join(root, file))
    hash.update(`${file}:${size}:${mtimeMs}\n`)
  }
  return hash.digest('hex')
}
