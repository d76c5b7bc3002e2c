// The tables in the code and the migrations say the same: generating another one finds nothing to do. And the times of
// migrations ascend: a server skips one that is older than the last that it made.
import { cp, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { run } from './run.ts'

type Journal = { entries: { when: number; tag: string }[] }
const { entries }: Journal = JSON.parse(await readFile('migrations/meta/_journal.json', 'utf8'))
const late = entries.find(({ when }, index) => when <= (entries[index - 1]?.when ?? 0))
if (late !== undefined) {
  console.log(
    `${late.tag} is older than the migration before it: give it a later time in migrations/meta/_journal.json`,
  )
  process.exit(1)
}

const snapshots = (await readdir('migrations/meta')).filter(name => name.endsWith('_snapshot.json'))
if (snapshots.length !== 1) {
  console.log(
    `There are ${snapshots.length} snapshots in migrations/meta: keep the newest alone, as npm run migration does.`,
  )
  process.exit(1)
}

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
