// Builds the web app when its sources are newer than what was built; nothing to do takes milliseconds.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))
const built = path.join(root, 'dist', 'web', 'index.html')
const stamp = path.join(root, 'dist', 'web', '.built-from')
const builder = path.join(root, 'node_modules', 'vite', 'bin', 'vite.js')
const others = ['vite.config.ts', 'package-lock.json']
/** What of `src` gets into a page. */
const isSource = (file: string): boolean =>
  /^(app\/web|ui|browser|journey|values|wire)\//.test(file) ||
  /^(features|stages)\/(.*\/)?((rules|copy|contract|stages)\.ts$|screens\/)/.test(file) ||
  file === 'app/contract.ts'

export async function buildWebWhenStale(): Promise<void> {
  if ((await readFile(stamp, 'utf8').catch(() => '')) === (await fingerprint())) return
  if (!(await isThere(builder))) return refuseUnbuilt()
  console.log('Building the web app …')
  await buildWeb()
}

/** In a container image lies what was built, and nothing to build with. */
async function refuseUnbuilt(): Promise<void> {
  if (!(await isThere(built))) throw new Error('The web app is not built, and there is nothing here to build it with.')
}

const isThere = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

export async function buildWeb(): Promise<void> {
  const from = await fingerprint()
  // In a process of its own: what a build needs in memory, the server need not hold for ever.
  await promisify(execFile)(process.execPath, [builder, 'build', '--logLevel', 'warn'], {
    cwd: root,
  })
  await writeFile(stamp, from)
}

/** Names, sizes and times: reading every file would cost more than it tells. */
async function fingerprint(): Promise<string> {
  const inSrc = (await readdir(path.join(root, 'src'), { recursive: true })).map(file => file.replaceAll(path.sep, '/'))
  const files = [...inSrc.filter(isSource).map(file => `src/${file}`), ...others].toSorted()
  const looks = await Promise.all(files.map(file => stat(path.join(root, file))))
  const lines = looks.map((look, index) => (look.isFile() ? `${files[index]}:${look.size}:${look.mtimeMs}\n` : ''))
  return createHash('sha256').update(lines.join('')).digest('hex')
}
