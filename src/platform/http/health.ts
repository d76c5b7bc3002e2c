import type { FastifyInstance } from 'fastify'
import type { Sql } from '../database/database.ts'

/** Alive as long as it answers; ready as long as its database does and it is not on its way out. */
export function serveHealth(app: FastifyInstance, sql: Sql, isStopping: () => boolean): void {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_, reply) => {
    if (isStopping()) return reply.code(503).send({ status: 'stopping' })
    const isUp = await sql`select 1`.then(
      () => true,
      () => false,
    )
    return isUp ? { status: 'ready' } : reply.code(503).send({ status: 'no database' })
  })
}
