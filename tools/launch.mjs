// Runs one of our programs with our own Node, after installing what is missing. Plain JavaScript for
// any Node from 20 on: it is the only file that the machine's own Node ever reads.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const stamp = path.join(root, 'node_modules', '.safar-installed')
const ownNode = path.join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package.json')))
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex')

function isInstalled() {
  return existsSync(stamp) && existsSync(ownNode) && readFileSync(stamp, 'utf8') === wanted()
}

function install() {
  console.log('Installing what is missing (once, about a minute) …')
  const npm = process.env.npm_execpath
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error']
  const [command, rest] = npm?.endsWith('js') ? [process.execPath, [npm, ...args]] : ['npm', args]
  const { status } = spawnSync(command, rest, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) {
    console.error('The installation failed; what npm said stands above.')
    process.exit(status ?? 1)
  }
  refuseStrangeNode()
  writeFileSync(stamp, wanted())
}

/** The package's own script fetches the program, and no lock says what it should be: so it is held against our list. */
function refuseStrangeNode() {
  const known = JSON.parse(readFileSync(path.join(root, 'tools', 'node-hashes.json'), 'utf8'))
  const found = createHash('sha256').update(readFileSync(ownNode)).digest('hex')
  if (known[`${process.platform}-${process.arch}`] === found) return
  console.error(`The Node that was fetched is not the one that we know, ${known.version}, so it is not run.`)
  process.exit(1)
}

if (!isInstalled()) install()

const child = spawn(ownNode, process.argv.slice(2), { cwd: root, stdio: 'inherit' })
// Ctrl-C reaches the whole group; the program stops in its own good order and we wait for it.
process.on('SIGINT', () => {})
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal === null ? (code ?? 0) : 1))
