// Commits of 32 writers, with no event stream open and with 500: a change notice must not slow its writer.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { startProgram } from './processes.ts'
import { median, ratioAtLeast, rounded, type Result } from './result.ts'

const streams = 500
const rounds = 5

export async function measureCommits(databaseUrl: string): Promise<Result> {
  const writer = await startProgram('ops/bench/commit-writer.ts', 4803, { DATABASE_URL: databaseUrl })
  const [none, some]: [number[], number[]] = [[], []]
  try {
    await commitsASecond(writer.child)
    for (let round = 0; round < rounds; round += 1) {
      none.push(await commitsASecond(writer.child))
      const listeners = await openStreams(writer.url)
      some.push(await commitsASecond(writer.child))
      listeners.kill()
      await once(listeners, 'exit')
    }
  } finally {
    await writer.stop()
  }
  const ratios = some.map((figure, round) => figure / (none[round] ?? Number.NaN))
  return {
    title: `Commits of 32 writers with ${streams} event streams open against none`,
    figures: [
      ratioAtLeast(
        `commits of 32 writers, ${streams} streams open; beside: none open`,
        `${rounded(median(some))} a second`,
        `${rounded(median(none))} a second`,
        median(ratios),
        0.9,
      ),
    ],
    lines: [`by rounds: ${ratios.map(ratio => ratio.toFixed(2)).join(' ')}`],
  }
}

async function commitsASecond(child: ChildProcess): Promise<number> {
  child.send('measure')
  const [answer]: unknown[] = await once(child, 'message')
  return Number(answer)
}

async function openStreams(url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['ops/bench/stream-readers.ts', url, String(streams)], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}
