// The tables in the code and the migrations say the same: generating another one finds nothing to do.
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { run } from './run.ts'

await mkdir('.cache', { recursive: true })
// drizzle-kit takes relative folders only.
const copy = await mkdtemp('.cache/migrations-')
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
