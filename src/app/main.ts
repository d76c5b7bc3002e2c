// `npm start`: PostgreSQL, migrations, demo people, the web app and the server when stale, and the server.
import { randomBytes, randomUUID } from 'node:crypto'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildServerWhenStale, buildWebWhenStale } from './builds.ts'
import type * as Program from './start.ts'

const webIsBuilt = buildWebWhenStale()
// Anyone who waits for it says that it failed.
webIsBuilt.catch(() => {})
enableCompileCache(fileURLToPath(new URL('../../.cache/compiled', import.meta.url)))
// While developing, the sources themselves: Node watches what it loads.
const program = process.argv.includes('--from-sources')
  ? new URL('start.ts', import.meta.url)
  : pathToFileURL(await buildServerWhenStale())
const { start }: typeof Program = await import(program.href)
await start({
  environment: process.env,
  now: () => Temporal.Now.instant(),
  random: length => new Uint8Array(randomBytes(length)),
  processId: randomUUID(),
  webIsBuilt,
})
// Now, with all that a start needed: killed, a process would leave nothing to the next.
flushCompileCache()
