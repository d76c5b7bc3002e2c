// A server that, when asked to, lets 32 writers commit facts with their change notices as fast as they can.
import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { buildServer } from '#src/app/server.ts'
import { happenings } from '#src/features/progress/tables.ts'
import { buildServices } from '#src/platform/compose.ts'
import { readSettings } from '#src/platform/settings.ts'
import { addPeople } from './bench-people.ts'

const seconds = 4
const settings = readSettings({ ...process.env, SAFAR_DATABASE_CONNECTIONS: '34' })
const now = () => Temporal.Now.instant()
const built = await buildServices({
  settings,
  databaseUrl: settings.DATABASE_URL ?? '',
  now,
  random: length => new Uint8Array(randomBytes(length)),
  processId: randomUUID(),
  onError: error => console.error(error),
})
const { services } = built
const owners = await addPeople(services.db, 'writer', 500)
const server = await buildServer(built)
await server.app.listen({ port: settings.PORT, host: '127.0.0.1' })

process.on('message', async () => process.send?.(await commitsASecond()))
process.on('SIGTERM', async () => {
  await server.close()
  process.exit(0)
})

async function commitsASecond(): Promise<number> {
  await services.db.execute(sql`truncate happenings, changes`)
  const end = performance.now() + seconds * 1000
  let count = 0
  const write = async (writer: number) => {
    for (let turn = 0; performance.now() < end; turn += 1) {
      const owner = owners[(writer + turn * 32) % owners.length] ?? ''
      await services.change(async ({ tx, announce }) => {
        await tx.insert(happenings).values({ owner, stage: `${writer}-${turn}`, what: 'visited', at: now() })
        await announce(`person:${owner}`, 'journey')
      })
      count += 1
    }
  }
  await Promise.all(Array.from({ length: 32 }, (_, writer) => write(writer)))
  return count / seconds
}
