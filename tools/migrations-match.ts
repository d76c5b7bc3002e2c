// The tables in the code and the migrations say the same: generating another one finds nothing to do.
import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { run } from './run.ts'

const copy = await mkdtemp(path.join(tmpdir(), 'safar-migrations-'))
await cp('migrations', copy, { recursive: true })
const before = await readdir(copy)
const { output } = await run('drizzle-kit', ['generate', '--config', 'drizzle.config.ts', '--name', 'drift'], {
  quiet: true,
  environment: { SAFAR_MIGRATIONS_COPY: copy },
})
const after = await readdir(copy)
await rm(copy, { recursive: true, force: true })
if (after.length > before.length || !output.includes('No schema changes')) {
  console.log(`The tables have changed without a migration: npm run migration -- --name what-changed\n${output}`)
  process.exit(1)
}
