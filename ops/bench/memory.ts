// What an idle server and its PostgreSQL hold. A page that several processes share counts once, in parts.
import { readFile } from 'node:fs/promises'
import { startProgram } from './processes.ts'
import { postgresProcesses } from './processor.ts'
import { atMost, type Result } from './result.ts'

const mostServer = 250
const mostPostgres = 60

export async function measureMemory(databaseUrl: string, rows: string): Promise<Result> {
  const safar = await startProgram('src/app/main.ts', 4804, { DATABASE_URL: databaseUrl, SAFAR_DEMO: 'on' })
  try {
    await new Promise(resolve => setTimeout(resolve, 3000))
    const server = await megabytes([safar.child.pid ?? 0], 'Rss')
    const postgres = await megabytes(await postgresProcesses(rows), 'Pss')
    return {
      title: 'Memory of an idle server and its PostgreSQL',
      figures: [
        atMost('memory of an idle server', server, mostServer, 'MB'),
        atMost('memory of its PostgreSQL', postgres, mostPostgres, 'MB'),
      ],
    }
  } finally {
    await safar.stop()
  }
}

async function megabytes(pids: readonly number[], kind: 'Rss' | 'Pss'): Promise<number> {
  const sizes = await Promise.all(
    pids.map(async pid => {
      const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
      return Number(new RegExp(`^${kind}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
    }),
  )
  return sizes.reduce((sum, size) => sum + size, 0) / 1024
}
