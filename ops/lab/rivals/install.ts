// Parse Server is no dependency of ours: anyone who measures against it fetches it, once, into a folder that git ignores.
import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const folder = path.resolve('.cache/parse')
const wanted = { name: 'parse-beside', private: true, dependencies: { 'parse-server': '9.10.0' } }

export async function installParse(): Promise<string> {
  const installed = await readFile(path.join(folder, 'node_modules/parse-server/package.json'), 'utf8').catch(
    () => '{}',
  )
  if (Object(JSON.parse(installed)).version === wanted.dependencies['parse-server']) return folder
  console.log(
    `Installing Parse Server ${wanted.dependencies['parse-server']} into .cache/parse (once, about a minute) …`,
  )
  await mkdir(folder, { recursive: true })
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(wanted))
  // What it names besides is for pushing and for bcrypt in C; no script of a package runs here.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  await promisify(execFile)('npm', ['install', ...flags], { cwd: folder, shell: process.platform === 'win32' })
  return folder
}
