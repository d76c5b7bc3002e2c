// A cluster of PostgreSQL under three servers: its primary killed, lost, cut off and paused under load.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Figures } from '../figures.ts'

const figures = z.object({ title: z.string(), lines: z.array(z.string()), broken: z.array(z.string()) })

/** In a network of its own, whose cables may be pulled. */
export async function failOver(kills: number): Promise<Figures> {
  const program = fileURLToPath(new URL('program.ts', import.meta.url))
  const child = spawn('unshare', ['--net', process.execPath, program, String(kills)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  let found: unknown
  child.on('message', message => {
    found = message
  })
  const [code] = await once(child, 'exit')
  const { success, data } = figures.safeParse(found)
  if (!success) throw new Error(`It ended with ${code}. It needs root, for networks of its own.`)
  return data
}
