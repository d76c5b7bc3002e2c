// The short forms of `npm run faults`: the same functions, with small sizes, on copies of one database.
import { expect, test } from 'vitest'
import { backUpAndRestore } from '#ops/faults/backup.ts'
import { fillDisk } from '#ops/faults/disk.ts'
import { killServers } from '#ops/faults/kills.ts'
import { cutConnections } from '#ops/faults/network.ts'
import { killPostgres } from '#ops/faults/postgres.ts'
import { killWorkers } from '#ops/faults/workers.ts'

// Second starts on one folder are in start.test.ts. Three at a time (maxConcurrency): each waits for starts, outages and
// retries for most of its time, and none shares a folder or a port with another.
test.concurrent.each([
  ['kill -9 of the server under load loses nothing', () => killServers(1)],
  ['PostgreSQL killed under load costs answers only while it is away', () => killPostgres(1)],
  ['a full disk refuses writes in words, and reads go on', () => fillDisk(1)],
  ['workers killed in the middle of a job do it once', () => killWorkers(1)],
  ['connections that are cut in uploads and submits leave one effect', () => cutConnections(10)],
  ['a backup under load, restored, is whole', () => backUpAndRestore(1)],
  // Each waits for what must come for minutes (tests/until.ts), and for several things one after the other.
])('%s', { timeout: 1_800_000 }, async (_, torture) => {
  const { broken } = await torture()
  expect(broken.join('\n')).toBe('')
})
