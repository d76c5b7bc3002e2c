// `npm start`: PostgreSQL, migrations, demo people, the web app when stale, and the server.
import { randomBytes, randomUUID } from 'node:crypto'
import path from 'node:path'
import { enableCompileCache } from 'node:module'
import './resolve-once.ts'
enableCompileCache(path.resolve('.cache/compiled'))
const { start } = await import('./start.ts')
await start({
  environment: process.env,
  now: () => Temporal.Now.instant(),
  random: length => new Uint8Array(randomBytes(length)),
  processId: randomUUID(),
})
