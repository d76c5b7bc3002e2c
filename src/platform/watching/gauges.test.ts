import { tmpdir } from 'node:os'
import postgres from 'postgres'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { freePort } from '#tests/free-port.ts'
import { openGauges } from './gauges.ts'

test('while the database is away that is said, its figures are left out, and the others are there', async () => {
  const sql = postgres(`postgres://nobody@127.0.0.1:${await freePort()}/nothing`, { max: 1, backoff: () => 0.1 })
  const register = new Registry()
  const refresh = openGauges({ register, sql, dataFolder: tmpdir(), openStreams: () => 3, standbyLag: () => undefined })
  await refresh()
  await refresh()
  const text = await register.metrics()
  expect(text).toMatch(/^safar_database_up 0$/m)
  expect(text).toMatch(/^safar_event_streams 3$/m)
  expect(text).toMatch(/^safar_disk_free_bytes \d+/m)
  expect(text).not.toMatch(/^safar_(database_(sessions|oldest)|jobs)/m)
  await sql.end({ timeout: 0 })
})
