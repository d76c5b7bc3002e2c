// The runtime is fetched by a script of its package. What arrives is run only if it is the very program that we know.
import { execFile } from 'node:child_process'
import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder = ''
const inFolder = (...parts: string[]) => path.join(folder, ...parts)
const ownNode = ['node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node']

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'safar-node-'))
  await mkdir(inFolder('tools'))
  for (const file of ['launch.mjs', 'node-hashes.json'])
    await copyFile(path.join('tools', file), inFolder('tools', file))
  for (const file of ['package.json', 'package-lock.json']) await writeFile(inFolder(file), '{}')
  await writeFile(inFolder('says.mjs'), `import { writeFileSync } from 'node:fs'; writeFileSync('ran', '')`)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An npm that brings this program. */
async function launchWith(program: string): Promise<{ code: number; said: string; hasRun: boolean }> {
  await rm(inFolder('node_modules'), { recursive: true, force: true })
  await rm(inFolder('ran'), { force: true })
  const npm = `import { cpSync, mkdirSync } from 'node:fs'; mkdirSync(${JSON.stringify(inFolder(...ownNode.slice(0, -1)))}, { recursive: true }); cpSync(${JSON.stringify(program)}, ${JSON.stringify(inFolder(...ownNode))})`
  await writeFile(inFolder('npm.js'), npm)
  await writeFile(inFolder('package.json'), '{ "type": "module" }')
  const run = promisify(execFile)(process.execPath, ['tools/launch.mjs', 'says.mjs'], {
    cwd: folder,
    env: { ...process.env, npm_execpath: inFolder('npm.js') },
  })
  const [code, said] = await run.then(
    ({ stdout }): [number, string] => [0, stdout],
    (error: { code: number; stderr: string }): [number, string] => [error.code, error.stderr],
  )
  const hasRun = await stat(inFolder('ran')).then(
    () => true,
    () => false,
  )
  return { code, said, hasRun }
}

test('the one that we know is run', async () => {
  expect(await launchWith(process.execPath)).toMatchObject({ code: 0, hasRun: true })
})

test('one with a byte more is not, nor is another program in its place', async () => {
  const changed = inFolder('changed')
  await cp(process.execPath, changed)
  await writeFile(changed, Buffer.concat([await readFile(process.execPath), Buffer.from([0])]))
  await chmod(changed, 0o755)
  const other = inFolder('other')
  await writeFile(other, '#!/bin/sh\ntouch ran\n', { mode: 0o755 })
  for (const program of [changed, other]) {
    const { code, said, hasRun } = await launchWith(program)
    expect([code, hasRun]).toEqual([1, false])
    expect(said).toContain('is not the one that we know, 26.10.0, so it is not run')
    // Nor at the next try: nothing was noted as installed.
    await expect(stat(inFolder('node_modules', '.safar-installed'))).rejects.toThrow()
  }
})

test('the list is of the version that is installed', async () => {
  const { version } = JSON.parse(await readFile('tools/node-hashes.json', 'utf8'))
  expect(JSON.parse(await readFile('package.json', 'utf8')).dependencies.node).toBe(version)
})
