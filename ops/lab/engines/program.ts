// A program of the system's, from its start until it says that it is ready.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'

export type Program = { stop: () => Promise<void> }

type Wishes = {
  environment?: Record<string, string>
  isReady: (said: string) => boolean | Promise<boolean>
}

const longestStart = 60_000

export async function startProgram(
  file: string,
  args: readonly string[],
  { environment = {}, isReady }: Wishes,
): Promise<Program> {
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const ended = once(child, 'exit')
  const latest = performance.now() + longestStart
  while (!(await isReady(said))) {
    if (child.exitCode !== null || performance.now() > latest) {
      child.kill()
      throw new Error(`${file} did not get ready: ${said.trim()}`)
    }
    await pause(20)
  }
  return {
    stop: async () => {
      child.kill('SIGKILL')
      await ended
    },
  }
}
