// Writes what the tables have that the migrations don't: `npm run migration -- --name what-changed`. drizzle-kit compares with the
// newest snapshot alone, so no older one is kept: each is half a megabyte.
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { run } from './run.ts'

const folder = 'migrations/meta'
const { code } = await run('drizzle-kit', ['generate', ...process.argv.slice(2)])
const snapshots = (await readdir(folder)).filter(name => name.endsWith('_snapshot.json')).toSorted()
if (code === 0) for (const older of snapshots.slice(0, -1)) await rm(path.join(folder, older))
process.exitCode = code
