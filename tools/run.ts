// Runs a program of ours or of a package, with our own Node first on its path.
import { spawn } from 'node:child_process'
import path from 'node:path'

export type Outcome = { code: number; output: string }

type Options = { quiet?: boolean; environment?: Record<string, string> }

export function run(
  command: string,
  args: readonly string[],
  { quiet = false, environment = {} }: Options = {},
): Promise<Outcome> {
  const bin = path.resolve('node_modules/.bin')
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PATH: `${path.dirname(process.execPath)}:${bin}:${process.env['PATH'] ?? ''}`,
      ...environment,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      if (!quiet) process.stdout.write(chunk)
    })
  }
  return new Promise(resolve => {
    child.on('error', error => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', code => resolve({ code: code ?? 1, output }))
  })
}
