// The outside world of a fresh clone, on a database of one's own, at a time that the test sets.
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openDatabase, type Database } from '../src/platform/database/database.ts'
import { connectOutside, type Outside } from '../src/platform/outside.ts'
import { findMessages, type CaughtMessage } from '../src/platform/sandbox/messages.ts'
import { readSettings, type Settings } from '../src/platform/settings.ts'
import { keyring } from '../src/platform/vault/keyring.ts'
import { openVault, type Vault } from '../src/platform/vault/vault.ts'
import { freshDatabase } from './database.ts'
import { testSecret } from './app.ts'

export type TestOutside = Outside & {
  db: Database
  vault: Vault
  settings: Settings
  clock: { now: () => Temporal.Instant; set: (at: string) => void }
  caughtFor: (recipient: string) => Promise<CaughtMessage[]>
}

export async function openOutside(environment: Record<string, string> = {}): Promise<TestOutside> {
  const database = await freshDatabase()
  const folder = await mkdtemp(path.join(tmpdir(), 'safar-outside-'))
  const connections = openDatabase(database.url, { max: 4 })
  const settings = readSettings({ SAFAR_DATA: folder, ...environment })
  const clock = stoppedClock()
  const parts = { settings, db: connections.db, now: clock.now, random: randomBytes }
  const vault = await openVault({ ...parts, ring: keyring([Buffer.from(testSecret)], parts.random) })
  const outside = await connectOutside({ ...parts, vault })
  return {
    ...outside,
    db: connections.db,
    vault,
    settings,
    clock,
    caughtFor: to => findMessages({ db: connections.db, vault }, { to }),
    close: async () => {
      await outside.close()
      await connections.close()
      await database.drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function stoppedClock() {
  let at = Temporal.Instant.from('2022-08-01T10:00:00Z')
  return {
    now: () => at,
    set: (text: string) => {
      at = Temporal.Instant.from(text)
    },
  }
}
