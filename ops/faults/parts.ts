import { backUpAndRestore } from './backup.ts'
import { fillDisk } from './disk.ts'
import { drill } from './drill/drill.ts'
import { failOver } from './failover/failover.ts'
import type { Figures } from './figures.ts'
import { killServers } from './kills.ts'
import { cutConnections } from './network.ts'
import { killPostgres } from './postgres.ts'
import { rolling } from './rolling.ts'
import { killWorkers } from './workers.ts'

/** `full` is the size at which the promise is made; the short form in `npm test` calls the same with less. */
export type Part = { full: number; run: (size: number) => Promise<Figures> }

export const parts: Readonly<Record<string, Part>> = {
  kills: { full: 200, run: killServers },
  postgres: { full: 10, run: killPostgres },
  disk: { full: 6, run: fillDisk },
  backup: { full: 3, run: backUpAndRestore },
  network: { full: 1000, run: cutConnections },
  workers: { full: 100, run: killWorkers },
  rolling: { full: 20, run: rolling },
  failover: { full: 50, run: failOver },
  drill: { full: 3, run: drill },
}
