import { attack } from './attacks/attacks.ts'
import type { Figures } from './figures.ts'
import { compareAddresses, failOver } from './failover/failover.ts'
import { tryInputs } from './inputs/inputs.ts'
import { runRaces } from './races/races.ts'
import { rotateKeys } from './rotation.ts'
import { lookForSecrets } from './secrets/secrets.ts'
import { tryBuckets } from './bucket/bucket.ts'
import { backUpAndRestore } from './backup.ts'
import { jumpClock } from './clock.ts'
import { drill } from './drill/drill.ts'
import { fillDisk } from './disk.ts'
import { killServers } from './kills.ts'
import { cutConnections } from './network.ts'
import { killPostgres } from './postgres.ts'
import { rolling } from './rolling-restart.ts'
import { startTwice } from './second-start.ts'
import { killWorkers } from './workers.ts'

/** `full` is the size at which the promise is made; the short form in `npm test` calls the same with less. */
export type Part = { full: number; run: (size: number) => Promise<Figures> }

export const parts: Readonly<Record<string, Part>> = {
  kills: { full: 200, run: killServers },
  postgres: { full: 10, run: killPostgres },
  disk: { full: 6, run: fillDisk },
  bucket: { full: 60, run: tryBuckets },
  backup: { full: 3, run: backUpAndRestore },
  network: { full: 1000, run: cutConnections },
  clock: { full: 10, run: jumpClock },
  drill: { full: 3, run: drill },
  failover: { full: 50, run: failOver },
  addresses: { full: 3, run: compareAddresses },
  rolling: { full: 20, run: rolling },
  attacks: { full: 200, run: attack },
  'second-start': { full: 10, run: startTwice },
  inputs: { full: 1000, run: tryInputs },
  races: { full: 100, run: runRaces },
  rotation: { full: 200, run: rotateKeys },
  secrets: { full: 3, run: lookForSecrets },
  workers: { full: 100, run: killWorkers },
}
